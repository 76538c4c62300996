import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandsOfPage, PageDataScript, type OwnFacts } from '../../src/islands/island';
import { mountIsland } from '../../src/islands/run-islands';
import * as built from '../../src/shared/browser/is-built';

/** Shows a part of a page as a build makes it, until a script comes. */
export function showBuilt(part: ReactElement, facts: OwnFacts = {}): HTMLElement {
  const isBuilt = jest.spyOn(built, 'isBuilt', 'get').mockReturnValue(true);
  const html = renderToString(
    <IslandsOfPage value={[]}>
      {part}
      <PageDataScript {...facts} />
    </IslandsOfPage>,
  );
  isBuilt.mockRestore();
  return render(<div dangerouslySetInnerHTML={{ __html: html }} />).container;
}

/** Lets React render as it does in a page, where no test waits for it. */
export async function asInPage(task: () => Promise<unknown>): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  await task();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
}

/** Brings the islands of the page to life, or only those of a name. */
export function mountIslands(only = ''): Promise<void> {
  const hosts = document.querySelectorAll<HTMLElement>(`[data-island${only && `="${only}"`}]`);
  return asInPage(() => Promise.all([...hosts].map(mountIsland)));
}

/** Shows a part of a page whose islands are alive. */
export async function showLive(part: ReactElement, facts?: OwnFacts): Promise<HTMLElement> {
  const page = showBuilt(part, facts);
  await mountIslands();
  return page;
}
