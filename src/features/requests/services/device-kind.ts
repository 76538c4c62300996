import type { DeviceKind } from '../rules/records';

const fits = (query: string): boolean => window.matchMedia(query).matches;

export function deviceKind(): DeviceKind {
  if (!fits('(pointer:coarse)')) return 'desktop';
  // The window of a phone that lies on its side is wide and low.
  return fits('(min-width:600px) and (min-height:500px)') ? 'tablet' : 'phone';
}
