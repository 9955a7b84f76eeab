import { pictures } from './content.ts';
import { Picture } from './picture.tsx';

export function DashboardPicture() {
  const { title, note, rows } = pictures.dashboard;
  return (
    <Picture title={title} note={note}>
      {rows.map(({ region, received, width }) => (
        <div key={region}>
          <p className="flex justify-between gap-3 leading-snug">
            <span className="text-muted">{region}</span>
            <span className="font-medium tabular">{received}</span>
          </p>
          <span className="mt-0.5 block h-1 rounded-full bg-line">
            <span className={`block h-full rounded-full bg-action-text ${width}`} />
          </span>
        </div>
      ))}
    </Picture>
  );
}
