/** The beginnings of all names under which something is stored on a device. The privacy policy must name each. */
export const deviceNames = [
  'requests',
  'pending',
  'confirmed',
  'early',
  'draft',
  'reloaded',
  'load',
  'tab',
  'ticket',
  'ipData',
  'touches',
  'language',
  'city',
  'consent',
  'firebase',
];
