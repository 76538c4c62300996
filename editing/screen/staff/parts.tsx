import type { ReactNode } from 'react';

type ListProps<Item> = {
  items: readonly Item[];
  /** Needed where items come and go between others. */
  keyOf?: (item: Item) => string;
  className?: string;
  children: (item: Item) => ReactNode;
};

export function List<Item>({ items, keyOf, className = 'staff-list', children }: ListProps<Item>) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={keyOf?.(item) ?? index}>{children(item)}</li>
      ))}
    </ul>
  );
}

type SectionProps = { title: string; children: ReactNode };

export const Section = ({ title, children }: SectionProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const mostOpen = 5;

type FoldedProps = {
  title: string;
  items: readonly unknown[];
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A long list is closed. */
export const Folded = ({ title, items, isOpen = items.length <= mostOpen, children }: FoldedProps) => (
  <details open={isOpen}>
    <summary>
      {title} ({items.length})
    </summary>
    {children}
  </details>
);
