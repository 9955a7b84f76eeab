import { pictures } from './content.ts';
import { Picture, PictureRow } from './picture.tsx';

export function CompliancePicture() {
  const { title, note, rows } = pictures.hours;
  return (
    <Picture title={title} note={note}>
      {rows.map(({ country, hours }) => (
        <PictureRow key={country} label={country} value={hours} />
      ))}
    </Picture>
  );
}
