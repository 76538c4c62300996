const paletteName = (name: string): string =>
  `--brand-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** The brand's colours as the custom properties that the tokens are made of. */
export function paletteRule(colors: Record<string, string>): string {
  const palette = Object.entries(colors).map(([name, value]) => `${paletteName(name)}:${value}`);
  return `:root{${palette.join(';')}}`;
}
