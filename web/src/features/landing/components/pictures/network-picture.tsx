import { Picture, Station } from './picture.tsx';

const hub = { x: 120, y: 50 };
const agents = [
  { x: 30, y: 40 },
  { x: 58, y: 98 },
  { x: 150, y: 88 },
  { x: 190, y: 24 },
  { x: 216, y: 84 },
];

export function NetworkPicture() {
  return (
    <Picture>
      <g className="stroke-line-strong/45">
        <circle cx="120" cy="62" r="54" className="fill-action-text/5" />
        <path d="M66 62H174M73 35H167M73 89H167M120 8V116" />
        <ellipse cx="120" cy="62" rx="27" ry="54" />
      </g>
      {agents.map(({ x, y }) => (
        <g key={x} className="stroke-action-text/80">
          <path
            d={`M${hub.x} ${hub.y}Q${(hub.x + x) / 2} ${Math.min(hub.y, y) - 26} ${x} ${y}`}
            strokeWidth="1.5"
          />
          <circle cx={x} cy={y} r="4.5" strokeWidth="2" className="fill-surface-raised" />
        </g>
      ))}
      <Station {...hub} />
    </Picture>
  );
}
