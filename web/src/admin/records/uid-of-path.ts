/** Returns the account whose document is at a path; empty if the document belongs to no account. */
export function uidOfPath(path: string): string {
  const [, uid = '', collection] = path.split('/');
  return collection === undefined ? '' : uid;
}
