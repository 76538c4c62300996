/**
 * How the names begin under which the site, and what it is built with, keep something on a visitor's device: local and
 * session storage, and databases of the browser. The privacy policy has to name each.
 */
export const deviceNames = [
  'requests',
  'pending',
  'confirmed',
  'early',
  'draft',
  'tab',
  '@@scroll',
  'ipData',
  'touches',
  'firebase',
];
