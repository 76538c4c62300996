import { Children, Component, Suspense, type ReactElement, type ReactNode, useState } from 'react';

/** React puts the HTML of a part between two such comments. */
const startMark = '$';
const endMark = '/$';

const isMark = (node: Node, mark: string): boolean => node instanceof Comment && node.data === mark;

/** A copy has what the visitor typed, and no handlers of a component that is gone. The starter looks for the attribute. */
function copyPart(start: ChildNode): void {
  for (let node = start.nextSibling; node && !isMark(node, endMark); node = node.nextSibling) {
    const copy = node.cloneNode(true);
    if (copy instanceof Element) copy.setAttribute('data-failed', '');
    start.before(copy);
  }
}

type HydrationBoundaryProps = {
  children: ReactNode;
  /** Gives the comment before the part's prebuilt HTML, if it came as HTML. */
  startOf?: () => ChildNode | null | undefined;
  /** Shows in its place when it fails, if it did not come as HTML. */
  fallback?: ReactNode;
};

/** If it throws, its HTML stays and the other parts go on. */
export class HydrationBoundary extends Component<HydrationBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  /** React removes the part right after this. */
  override getSnapshotBeforeUpdate(_: unknown, before: { hasFailed: boolean }): null {
    const start = this.state.hasFailed && !before.hasFailed && this.props.startOf?.();
    if (start) copyPart(start);
    return null;
  }

  override componentDidUpdate(): void {
    // React wants it beside the method above.
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={null}>{children}</Suspense>;
  }
}

/** The page as a whole, in Gatsby's own element, for what throws outside its parts. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const start = (): ChildNode | null | undefined =>
    document.getElementById('gatsby-focus-wrapper')?.firstChild;
  return <HydrationBoundary startOf={start}>{children}</HydrationBoundary>;
}

type PartsProps = {
  as?: 'div' | 'main';
  id?: string;
  tabIndex?: number;
  className?: string | undefined;
  children: ReactNode;
};

export function Parts({ as: Host = 'div', children, ...attributes }: PartsProps) {
  const parts = Children.toArray(children) as ReactElement[];
  const [starts] = useState(() => new Map<string | null, ChildNode | undefined>());
  /** Finds the HTML of each part while none of them is hydrated; a part that comes later has none. */
  const attach = (host: HTMLElement | null): void => {
    if (!host || starts.size > 0) return;
    const comments = [...host.childNodes].filter((node) => isMark(node, startMark));
    parts.forEach(({ key }, index) => starts.set(key, comments[index]));
  };
  return (
    <Host ref={attach} {...attributes}>
      {parts.map((part) => (
        <HydrationBoundary key={part.key} startOf={() => starts.get(part.key)}>
          {part}
        </HydrationBoundary>
      ))}
    </Host>
  );
}
