import { checkBuiltPages } from './check-pages/check-built-pages';
import { findOrInstallJava } from './java';

/** `npm run check:pages`: the pages of the last build, as `npm test` checks them. */
export default async function checkPages(): Promise<void> {
  const { failed } = await checkBuiltPages('public', findOrInstallJava());
  if (failed > 0) process.exit(1);
}
