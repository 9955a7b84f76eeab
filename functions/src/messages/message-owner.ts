import type { DocumentReference } from 'firebase-admin/firestore';

/** The account that a message is stored under; null for a visitor's. */
export function messageOwner({ parent }: DocumentReference): string | null {
  return parent.parent?.id ?? null;
}
