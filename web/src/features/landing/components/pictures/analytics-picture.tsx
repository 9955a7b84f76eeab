import { Picture, Station } from './picture.tsx';

/** The number of cases by score, from low to high. */
const counts = [10, 18, 28, 42, 58, 70, 78, 74, 62, 46, 30, 18];
const inFocus = 8;
const ground = 112;
const pitch = 20;

export function AnalyticsPicture() {
  const top = ground - (counts[inFocus] ?? 0);
  return (
    <Picture>
      {counts.map((count, index) => (
        <path
          key={place(index)}
          d={`M${place(index)} ${ground - 5}V${ground - count}`}
          strokeWidth="9"
          className={index === inFocus ? 'stroke-action-text' : 'stroke-action-text/20'}
        />
      ))}
      <path d={`M0 ${ground}H240`} className="stroke-line-strong/60" />
      <path
        d={`M${place(inFocus)} ${top - 16}V16H${place(inFocus) + 16}`}
        className="stroke-action-text/60"
      />
      <path d={`M${place(inFocus) + 24} 16h36`} strokeWidth="5" className="stroke-line-strong/50" />
      <Station x={place(inFocus)} y={top - 16} />
    </Picture>
  );
}

function place(index: number): number {
  return 10 + index * pitch;
}
