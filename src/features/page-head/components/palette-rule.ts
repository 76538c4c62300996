const paletteName = (name: string): string =>
  `--brand-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

export function paletteRule(colors: Record<string, string>): string {
  const palette = Object.entries(colors).map(([name, value]) => `${paletteName(name)}:${value}`);
  return `:root{${palette.join(';')}}`;
}
