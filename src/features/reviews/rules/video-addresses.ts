export type VideoProvider = 'youtube' | 'vimeo';

/** The address of a video's player, in the variant that gives the provider the least data. */
export function videoPlayerAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${video}?enablejsapi=1&autoplay=1&playsinline=1&rel=0`
    : `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1&playsinline=1`;
}

/** The address of the video's own page at its provider. */
export function videoPageAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${video}` : `https://vimeo.com/${video}`;
}
