import { Component, startTransition, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { logError } from '../shared/browser/error-log';
import { afterPress } from '../shared/browser/press';
import { PagePlace } from '../shared/site/page-place';
import { earlyPage } from './early-page';
import { handOver } from './hand-over';
import { pageData } from '../shared/browser/page-data';

/** Runs a task once no finger is down and no word is being composed: until then nothing may be taken away. */
export function whenCalm(task: () => void): void {
  afterPress(() => {
    if (!earlyPage().isComposing) task();
    else document.addEventListener('compositionend', () => whenCalm(task), { once: true });
  });
}

type BoundaryProps = { children: ReactNode; onFailure: (error: Error) => void };

/** Gives the HTML of the build its place back, with what is in the fields, before React takes its own away. */
class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override getSnapshotBeforeUpdate(_: unknown, before: { error?: Error }): null {
    if (this.state.error && !before.error) this.props.onFailure(this.state.error);
    return null;
  }

  override componentDidMount(): void {
    if (this.state.error) this.props.onFailure(this.state.error);
  }

  override componentDidUpdate(): void {
    // React wants it beside getSnapshotBeforeUpdate.
  }

  override render(): ReactNode {
    return this.state.error ? null : this.props.children;
  }
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Once: it never changes.
  useLayoutEffect(() => whenCalm(onReady), [onReady]);
  return children;
}

let count = 0;

/** React renders beside the page and takes the place of the built HTML, which extensions and translators change. Gives what shows. */
export function mountReact<Props extends object>(Part: ComponentType<Props>, onFailure?: () => void) {
  return async (host: HTMLElement, props: Props): Promise<HTMLElement> => {
    await new Promise<void>(whenCalm);
    const live = host.cloneNode(false) as HTMLElement;
    // From the moment when it is on the page: no press may mount it again.
    live.dataset.mounted = '';
    count += 1;
    // The boundary logs what it catches.
    const root = createRoot(live, { identifierPrefix: `i${count}`, onCaughtError: () => undefined });
    const fail = (error: Error): void => {
      logError('Error showing a part of the page', error);
      host.dataset.failed = '';
      if (live.isConnected) handOver(live, host);
      onFailure?.();
    };
    return new Promise((resolve) => {
      const take = (): void => {
        handOver(host, live);
        resolve(live);
      };
      startTransition(() =>
        root.render(
          <Boundary
            onFailure={(error) => {
              fail(error);
              resolve(host);
            }}
          >
            <Ready onReady={take}>
              <PagePlace value={pageData()}>
                <Part {...props} />
              </PagePlace>
            </Ready>
          </Boundary>,
        ),
      );
    });
  };
}
