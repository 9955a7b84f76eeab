const failed = {
  search: '',
  state: 'failed',
  title: 'Failed',
  empty: 'No failed emails.',
} as const;

/** The lists that staff can choose, by the query of their address. */
export const emailLists = [
  failed,
  { search: '?waiting', state: 'queued', title: 'Waiting', empty: 'No emails waiting.' },
  { search: '?dropped', state: 'dropped', title: 'Not sent', empty: 'No unsent emails.' },
] as const;

export function emailListAt(search: string): (typeof emailLists)[number] {
  return emailLists.find((list) => list.search === search) ?? failed;
}
