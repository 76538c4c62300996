/** The beginning of the names under which the starter keeps early submissions on the device. */
export const earlySubmissionFolder = 'early/';

/** The database on the device, with its one store, in which requests are kept. */
export const deviceDatabase = 'requests';
export const deviceStore = 'outbox';

/** The folders of their names, in the database and in local storage, which other parts of the site use too. */
export const deviceFolders = ['pending', 'confirmed', 'early'];

/** The name in session storage that says that this tab has loaded the page again, because a script failed. */
export const reloadedName = 'reloaded';

/** The name in local storage of the visits from outside that no script has counted yet. */
export const landingName = 'touches/landing';

export const languageName = 'language';
/** In session storage: the request that /thankyou shows. */
export const ticketName = 'ticket';

/** The beginnings of all names under which something is stored on a device. The privacy policy must name each. */
export const deviceNames = [
  deviceDatabase,
  'pending',
  'confirmed',
  'early',
  'draft',
  reloadedName,
  'load',
  'tab',
  ticketName,
  'ipData',
  'touches',
  languageName,
  'city',
  'consent',
  'firebase',
];
