/** What the parser of a format finds in the bytes of a photograph. */
export type PhotoParts = {
  /** In pixels, as the file has them. */
  width?: number;
  height?: number;
  isAnimated: boolean;
  /** Whether the file has an end. */
  isWhole: boolean;
};

/** Gives access to the numbers of some bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Gives some bytes as text, each as one character; less at the end of the file. */
export function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
