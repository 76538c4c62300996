/** The colours of drawings by name: the brand's own, and those only for drawings (content/site/brand.json). */
export type Palette = Record<string, string>;

/** Replaces `{ink}` and other names with the brand's values; throws for a colour that the brand does not have. */
export function colour(svg: string, palette: Palette): string {
  return svg.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = palette[name];
    if (!value)
      throw new Error(`A drawing asks for the colour "${name}", which content/site/brand.json does not name`);
    return value;
  });
}
