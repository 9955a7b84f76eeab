/** Providers deliver to one mailbox what differs in case, in a tag behind a plus, or in dots alone. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .toLowerCase()
    .replace(/@googlemail\.com$/, '@gmail.com')
    .split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}
