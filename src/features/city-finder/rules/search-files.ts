/** Where the files are served that a search for a city loads when it needs them. */
export type SearchFiles = {
  areasFolder: string;
};
