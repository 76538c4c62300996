/** What Gatsby writes into its cache; on a fresh clone it is not there yet. */
declare module '*/.cache/production-app';
