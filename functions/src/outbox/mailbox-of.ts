/** The mailbox of an address. Providers ignore its case, its dots and a tag behind a plus. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .toLowerCase()
    .replace(/@googlemail\.com$/, '@gmail.com')
    .split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}
