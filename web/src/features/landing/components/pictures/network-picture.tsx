import { pictures } from './content.ts';
import { Picture, PictureRow } from './picture.tsx';

export function NetworkPicture() {
  const { title, note, rows } = pictures.agent;
  return (
    <Picture title={title} note={note}>
      {rows.map(({ label, value }) => (
        <PictureRow key={label} label={label} value={value} />
      ))}
    </Picture>
  );
}
