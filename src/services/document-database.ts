/**
 * The document database client of specification section 7. Nothing reads or writes with it, so it is in no
 * page's bundle (design decision 15): call this when something does.
 */
export async function openDocumentDatabase() {
  const [{ getApp }, { getFirestore }] = await Promise.all([
    import('firebase/app'),
    import('firebase/firestore/lite'),
  ]);
  return getFirestore(getApp());
}
