/** Resolves to the signed-in user as soon as it is known. Loads Firebase Authentication on demand: it is large. */
export async function currentUser() {
  const { auth } = await import('./firebase.ts');
  await auth().authStateReady();
  return auth().currentUser;
}
