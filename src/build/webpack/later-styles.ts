import type { WebpackConfig } from './settings';

const later = /\.later\.module\.css$/;

/**
 * Puts the styles of a part that loads later (`*.later.module.css`) into its script, which shows them with
 * src/shared/ui/later-styles.tsx: all other styles are in the page's HTML, or in a file of their own.
 */
export function keepLaterStylesInScripts(config: WebpackConfig): void {
  for (const { oneOf } of config.module?.rules ?? []) {
    const modules = oneOf?.find(({ use }) => use?.some(({ options }) => options?.modules?.localIdentName));
    // The first loader takes styles out of scripts.
    if (oneOf && modules?.use) oneOf.unshift({ ...modules, test: later, use: modules.use.slice(1) });
  }
}
