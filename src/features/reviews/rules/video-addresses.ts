export type VideoProvider = 'youtube' | 'vimeo';

export function videoPageAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${video}` : `https://vimeo.com/${video}`;
}
