/** Reconnects to the database, whose connection may be dead. Every live list then queries the server again. */
export async function refreshDatabase(): Promise<void> {
  const [{ disableNetwork, enableNetwork }, { firestore }] = await Promise.all([
    import('firebase/firestore'),
    import('../../lib/firestore.ts'),
  ]);
  await disableNetwork(firestore());
  await enableNetwork(firestore());
}
