import { navigate } from '../../lib/router.ts';
import { commandsOf } from './admin-commands.ts';
import { adminLinks } from './admin-links.ts';
import type { Found } from './api/found.ts';

export interface Entry extends Pick<Found, 'title' | 'hint'> {
  id: string;
  run: () => void;
}

/** Returns the found records, and the pages and commands with the text in their names. */
export function entriesOf(text: string, records: Found[], isAdmin: boolean): Entry[] {
  const pages = adminLinks.map(({ href, name, key }) => ({ href, title: name, hint: `g ${key}` }));
  const commands = commandsOf(isAdmin).map(({ name, run }) => ({
    id: name,
    title: name,
    hint: 'Command',
    run,
  }));
  const isSought = ({ title }: { title: string }) =>
    title.toLowerCase().includes(text.toLowerCase());
  return [
    ...records.map(linked),
    ...pages.filter(isSought).map(linked),
    ...commands.filter(isSought),
  ];
}

function linked({ href, title, hint }: Found): Entry {
  return { id: href + hint, title, hint, run: () => navigate(href) };
}
