const paletteName = (name: string): string =>
  `--brand-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** Writes the brand's colors as the custom properties that the design tokens use. */
export function paletteRule(colors: Record<string, string>): string {
  const palette = Object.entries(colors).map(([name, value]) => `${paletteName(name)}:${value}`);
  return `:root{${palette.join(';')}}`;
}
