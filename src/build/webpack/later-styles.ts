import type { WebpackConfig } from './settings';

const later = /\.later\.module\.css$/;

/** Puts `*.later.module.css` into the script of its part, which shows them with src/shared/ui/later-styles.tsx. */
export function keepLaterStylesInScripts(config: WebpackConfig): void {
  for (const { oneOf } of config.module?.rules ?? []) {
    const modules = oneOf?.find(({ use }) => use?.some(({ options }) => options?.modules?.localIdentName));
    // The first loader takes styles out of scripts.
    if (oneOf && modules?.use) oneOf.unshift({ ...modules, test: later, use: modules.use.slice(1) });
  }
}
