import { Picture, Station } from './picture.tsx';

export function DashboardPicture() {
  return (
    <Picture>
      <rect x="1" y="9" width="238" height="106" rx="8" className="stroke-line-strong/60" />
      <path d="M1 42H239M156 42V115M80 9V42M160 9V42" className="stroke-line-strong/60" />
      <path d="M14 21h22M94 21h22M174 21h22" strokeWidth="4" className="stroke-line-strong/40" />
      <path d="M14 31h44M94 31h30M174 31h48" strokeWidth="5" className="stroke-action-text/70" />
      <path
        d="M14 101C34 97 40 84 58 82S84 74 100 66S122 62 140 56V101Z"
        className="fill-action-text/15"
      />
      <path
        d="M14 101C34 97 40 84 58 82S84 74 100 66S122 62 140 56"
        strokeWidth="2"
        className="stroke-action-text"
      />
      <Station x={140} y={56} />
      <path
        d="M170 58h56M170 72h40M170 86h50M170 100h32"
        strokeWidth="4"
        className="stroke-line-strong/40"
      />
    </Picture>
  );
}
