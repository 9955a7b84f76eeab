import { pictures } from './content.ts';
import { Picture, PictureRow } from './picture.tsx';

export function AnalyticsPicture() {
  const { title, score, reasons } = pictures.score;
  return (
    <Picture title={title} note={score}>
      {reasons.map(({ reason, points }) => (
        <PictureRow key={reason} label={reason} value={points} />
      ))}
    </Picture>
  );
}
