/** The colors of drawings by name: the brand's own, and those only for drawings (content/site/brand.json). */
export type Palette = Record<string, string>;

/** The colors in the files of drawings, and what the brand calls the color that takes the place of each. */
const drawnColors: Palette = {
  '#16241c': 'ink',
  '#4a574f': 'inkSoft',
  '#faf6ec': 'paper',
  '#ffffff': 'sheet',
  // So some vector editors write it.
  '#fff': 'sheet',
  white: 'sheet',
  '#f6c62a': 'identity',
  '#dba50f': 'identityDeep',
  '#dde5d8': 'sage',
  '#a8bda4': 'sageDeep',
  '#cdc6b4': 'line',
  '#cfe0dc': 'sky',
  // Hardly another color than `identity`, but the sun stays a sun in a blue brand.
  '#f6c62b': 'sun',
  '#c98d4f': 'timber',
  '#8f5a2b': 'timberDeep',
  '#eab68d': 'skinLight',
  '#8d5838': 'skinDark',
  '#2f6150': 'cloth',
  '#234a3d': 'clothDeep',
  '#b8664a': 'brick',
};

const noColors = ['none', 'inherit', 'currentColor', 'url'];

/** Puts names, as in `{ink}`, in the place of a file's colors; throws for a color that would stay in every brand. */
export function nameColors(svg: string, file: string): string {
  return svg.replace(
    /\b((?:fill|stroke|color)\s*[=:]\s*["']?)(#?\w+)/g,
    (found, before: string, drawn: string) => {
      if (noColors.includes(drawn)) return found;
      const name = drawnColors[drawn.toLowerCase()];
      if (name) return `${before}{${name}}`;
      throw new Error(`${file} has the color ${drawn}: use one of art/drawings/palette.ts, or add it there`);
    },
  );
}

/** Replaces `{ink}` and other names with the brand's values; throws for a color that the brand does not have. */
export function colour(svg: string, palette: Palette): string {
  return svg.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = palette[name];
    if (!value)
      throw new Error(`A drawing asks for the color "${name}", which content/site/brand.json does not name`);
    return value;
  });
}
