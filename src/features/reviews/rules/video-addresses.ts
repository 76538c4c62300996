export type VideoProvider = 'youtube' | 'vimeo';

/** The address of the video's own page at its provider. */
export function videoPageAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${video}` : `https://vimeo.com/${video}`;
}
