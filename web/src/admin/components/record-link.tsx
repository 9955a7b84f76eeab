import { recordOfPath } from '../record-of-path.ts';

/** A record by its name, with the way to its page where it has one. */
export function RecordLink({ path }: { path: string }) {
  const { name, href } = recordOfPath(path);
  if (href === undefined) return name;
  return (
    <a href={href} className="text-action-text underline underline-offset-4">
      {name}
    </a>
  );
}
