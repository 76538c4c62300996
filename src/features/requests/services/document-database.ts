import { getFirestore, type Firestore } from 'firebase/firestore/lite';
import { openFirebaseApp } from './firebase-app';

/**
 * Initialises the document database client of the same app. Nothing reads or writes with it. It is in a chunk of its
 * own, which the page loads after a confirmed request.
 */
export async function openDocumentDatabase(): Promise<Firestore> {
  const { app } = await openFirebaseApp();
  return getFirestore(app);
}
