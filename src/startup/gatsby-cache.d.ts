/** A file that Gatsby writes into its cache; it does not exist on a fresh clone. */
declare module '*/.cache/production-app';
