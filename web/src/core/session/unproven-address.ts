let unproven: string | undefined;

/** Notes that our server has no proof that an account's address is its owner's, whatever Firebase says. */
export function markUnproven(uid: string): void {
  unproven = uid;
}

export function isUnproven(uid: string): boolean {
  return uid === unproven;
}
