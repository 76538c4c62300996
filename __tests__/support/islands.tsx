import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandsOfPage } from '../../src/islands/island';
import { PageDataScript, type OwnFacts } from '../../src/islands/page-data-script';
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

/** Brings the islands of the page to life, in whatever order they would load; `only` those of these names. */
export async function mountIslands(only = ''): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // React renders here as it does in a page: nobody waits for it.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  const hosts = document.querySelectorAll<HTMLElement>(`[data-island${only && `="${only}"`}]`);
  await Promise.all([...hosts].map(mountIsland));
  scope.IS_REACT_ACT_ENVIRONMENT = true;
}

/** Shows a part of a page whose islands are alive. */
export async function showLive(part: ReactElement, facts?: OwnFacts): Promise<HTMLElement> {
  const page = showBuilt(part, facts);
  await mountIslands();
  return page;
}
