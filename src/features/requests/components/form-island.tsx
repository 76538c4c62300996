import {
  createElement,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterPress, watchPresses } from '../../../shared/browser/press';
import { removeStored } from '../../../shared/browser/storage';
import { earlyPage, isFormWaiting, reloadedName } from '../../../startup/early-page';
import { HydrationBoundary } from '../../../startup/hydration-boundary';
import { afterPaint } from '../../../startup/scheduling';
import { watchLoad } from '../../load/services/load-store';
import type { FormProps } from '../hooks/use-request-form';
import type { FormName } from '../rules/records';
import { readDraft } from '../services/drafts';
import { onCaughtError, onRecoverableError } from '../services/part-errors';
import { loaded, loadForms, type Forms } from './form-scripts';

type PropsOf<Name extends FormName> = Parameters<Forms[Name]>[0];

const signs = ['pointerover', 'pointerdown', 'focusin', 'input', 'change', 'click'] as const;

function isWantedAtOnce(host: HTMLElement, name: FormName, { sentFrom }: FormProps): boolean {
  const isUsed = host.contains(document.activeElement) || host.querySelector('[aria-disabled=true]') !== null;
  // Its field for the code follows the visitor's country.
  const isOfNoCity = sentFrom.locationId === '';
  return isUsed || isOfNoCity || Object.values(readDraft(name)).some(Boolean);
}

function whenWanted(host: HTMLElement, name: FormName, props: FormProps, start: () => void): () => void {
  for (const sign of signs) host.addEventListener(sign, start, { passive: true });
  const stopLoad = watchLoad(start);
  // The choices that only its code knows.
  const awaited = host.querySelector('[data-awaited]');
  const observer =
    awaited &&
    new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: '25%' },
    );
  observer?.observe(awaited as Element);
  if (isWantedAtOnce(host, name, props)) start();
  return () => {
    for (const sign of signs) host.removeEventListener(sign, start);
    stopLoad();
    observer?.disconnect();
  };
}

type LiveProps = ReturnType<typeof liveProps>;

function liveProps(built: FormProps) {
  let latest = built;
  const watchers = new Set<() => void>();
  return {
    built: () => built,
    latest: () => latest,
    set(props: FormProps): void {
      latest = props;
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

function LiveForm({ of: Form, live }: { of: ComponentType<FormProps>; live: LiveProps }) {
  return <Form {...useSyncExternalStore(live.watch, live.latest, live.built)} />;
}

/** React would answer a press on a form that it has begun to hydrate only after it has hydrated all of it. */
const pressShown = (): Promise<void> =>
  new Promise((resolve) => {
    afterPress(() => {
      if (document.hidden) resolve();
      else afterPaint(resolve);
    });
  });

/** Of one object, because React writes the HTML anew when it is given another. */
const asBuilt = { __html: '' };

/** Built HTML until the visitor needs it, then a root of its own, which nothing around it renders too early. */
export function FormIsland<Name extends FormName>({ name, ...given }: { name: Name } & PropsOf<Name>) {
  const props = given as unknown as FormProps;
  const host = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(() => loaded[name]);
  const [live] = useState(() => liveProps(props));
  useEffect(() => live.set(props));
  useEffect(watchPresses, []);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let root: Root | undefined;
    let isStarted = false;
    let isOver = false;
    const start = async (): Promise<void> => {
      if (isStarted) return;
      isStarted = true;
      try {
        await loadForms([name]);
        await pressShown();
      } catch {
        isStarted = false;
        if (isFormWaiting()) earlyPage().recover?.();
        return;
      }
      stop();
      if (isOver) return;
      // The development server sends pages without HTML.
      if (!element.firstChild) setForm(() => loaded[name]);
      else
        startTransition(() => {
          const part = (
            <HydrationBoundary startOf={() => element.firstChild}>
              <LiveForm of={loaded[name] as ComponentType<FormProps>} live={live} />
            </HydrationBoundary>
          );
          root = hydrateRoot(element, part, { onCaughtError, onRecoverableError });
        });
      removeStored('sessionStorage', reloadedName);
    };
    const stop = whenWanted(element, name, props, () => void start());
    if (!element.firstChild) void start();
    return () => {
      isOver = true;
      stop();
      // React does not end one root while it renders another.
      setTimeout(() => root?.unmount());
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the HTML of the page is there once
  }, []);

  if (form)
    return (
      <div>
        {/* Without HTML of its own to keep: if it throws, the page is loaded again. */}
        <HydrationBoundary startOf={() => null}>
          {createElement(form as ComponentType<FormProps>, props)}
        </HydrationBoundary>
      </div>
    );
  return <div key="built" ref={host} dangerouslySetInnerHTML={asBuilt} suppressHydrationWarning />;
}
