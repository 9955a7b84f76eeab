import { regionsPicture } from '../../../../content/dashboard.ts';

/** Hides the picture from screen readers, because its figures are invented. */
export function RegionsPicture({ className = '' }: { className?: string }) {
  const { title, note, rows } = regionsPicture;
  return (
    <div
      aria-hidden
      className={`rounded-base border border-line bg-surface-raised p-4 text-sm shadow-long inset-shadow-edge sm:p-6 ${className}`}
    >
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="text-muted">{note}</span>
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {rows.map(({ region, cases, received, width }) => (
          <li key={region}>
            <p className="flex gap-3">
              <span className="flex-1 font-medium">{region}</span>
              <span className="text-muted tabular max-sm:hidden">{cases}</span>
              <span className="w-28 text-right font-medium tabular">{received}</span>
            </p>
            <span className="mt-2 block h-1.5 rounded-full bg-line">
              <span className={`block h-full rounded-full bg-action-text ${width}`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
