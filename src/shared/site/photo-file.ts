export type PhotoFile = {
  width: number;
  height: number;
  /** Addresses with their widths, as in the `srcset` attribute. */
  avif: string;
  webp: string;
  src: string;
  /** Fills its space until it has loaded: "#1c2b24". */
  color: string;
};
