import UserRound from 'lucide-react/icons/user-round';

export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  return (
    <div
      aria-hidden
      className="hidden size-16 shrink-0 items-center justify-center rounded-full bg-action-soft text-xl font-semibold text-action-text sm:flex"
    >
      {initials === '' ? <UserRound className="size-7" /> : initials}
    </div>
  );
}

/** The first letter of a word with its combining marks, which many scripts need. */
const firstCharacter = /^\p{L}\p{M}*/u;

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => firstCharacter.exec(word)?.[0].toLocaleUpperCase()).join('');
}
