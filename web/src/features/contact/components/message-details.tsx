import type { StoredMessage } from '../stored-message.ts';

export function MessageDetails({ details }: Pick<StoredMessage, 'details'>) {
  if (details.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      {details.map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt>{`${label}:`}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
