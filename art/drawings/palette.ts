/** The colours drawings are made of: the brand's own, and those it keeps for drawings alone (content/site/brand.json). */
export type Palette = Record<string, string>;

/** Gives `{ink}` and the like their values; refuses a colour that the brand does not name. */
export function colour(svg: string, palette: Palette): string {
  return svg.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = palette[name];
    if (!value)
      throw new Error(`A drawing asks for the colour "${name}", which content/site/brand.json does not name`);
    return value;
  });
}
