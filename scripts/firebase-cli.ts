/** The Firebase CLI has a lock file of its own, which lists every package that can see the credentials. */
const folder = 'scripts/firebase-cli';
export const firebaseTool = `${folder}/node_modules/firebase-tools/lib/bin/firebase.js`;

/** Installs exactly the packages of that lock file, by their hashes, and runs none of their install scripts. */
export const firebaseInstall = `npm ci --prefix ${folder} --ignore-scripts --no-audit --no-fund`.split(' ');
