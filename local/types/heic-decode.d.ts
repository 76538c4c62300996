declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  export default function decodeHeic(file: { buffer: Uint8Array }): Promise<Pixels>;
}
