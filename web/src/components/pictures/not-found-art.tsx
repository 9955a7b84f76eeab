const meridians = [110, 210];
const parallels = [
  { y: -160, half: 252 },
  { y: 0, half: 300 },
  { y: 160, half: 252 },
];

export function NotFoundArt() {
  return (
    <svg
      aria-hidden
      viewBox="-320 -320 640 640"
      fill="none"
      className="absolute -right-56 -bottom-40 -z-10 w-120 opacity-60 max-lg:-scale-x-100 sm:-right-48 sm:w-144 lg:top-1/2 lg:-right-16 lg:bottom-auto lg:w-176 lg:-translate-y-1/2 lg:opacity-100"
    >
      <circle r="300" className="fill-surface-soft stroke-glow/70" strokeWidth="1.25" />
      <g className="stroke-line">
        <path d="M0-300V300" />
        {meridians.map((rx) => (
          <ellipse key={rx} rx={rx} ry="300" />
        ))}
        {parallels.map(({ y, half }) => (
          <path key={y} d={`M${-half} ${y}H${half}`} />
        ))}
      </g>
      <g className="stroke-action-text/70" strokeWidth="1.5">
        <path d="M-158-88Q-78-210 62-118" />
        <path d="M62-118Q190-60 176 96" strokeDasharray="3 9" strokeLinecap="round" />
      </g>
      <Station x={-158} y={-88} />
      <Station x={62} y={-118} />
      <circle cx="176" cy="106" r="10" className="stroke-action-text/70" strokeDasharray="3 5" />
    </svg>
  );
}

function Station({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" className="fill-action-text/25" />
      <circle r="5" className="fill-action-text" />
    </g>
  );
}
