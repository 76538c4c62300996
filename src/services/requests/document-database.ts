import { getFirestore, type Firestore } from 'firebase/firestore/lite';
import { openFirebaseApp } from './firebase-app';

/**
 * Initialises the document database client of the same app. Nothing reads or writes with it: it is in a chunk of its
 * own, which is loaded once a request has been confirmed.
 */
export async function openDocumentDatabase(): Promise<Firestore> {
  const { app } = await openFirebaseApp();
  return getFirestore(app);
}
