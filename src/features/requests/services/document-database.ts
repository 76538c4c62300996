import { getFirestore, type Firestore } from 'firebase/firestore/lite';
import { openFirebaseApp } from './firebase-app';

/** Nothing reads or writes with it (docs/specification.md, section 7). It loads after a confirmed request. */
export async function openDocumentDatabase(): Promise<Firestore> {
  const { app } = await openFirebaseApp();
  return getFirestore(app);
}
