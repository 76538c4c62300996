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
  'consent',
  'firebase',
];

/** A request that could not be sent leaves the device after so many days, unsent. The privacy policy must say so. */
export const keptOnDeviceDays = 30;
