declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
