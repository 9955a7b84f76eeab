import { Picture, Station } from './picture.tsx';

/** The contact hours of four markets: start and end of each window. */
const markets = [
  { y: 20, windows: [[36, 128]] },
  {
    y: 46,
    windows: [
      [60, 96],
      [122, 190],
    ],
  },
  { y: 72, windows: [[84, 168]] },
  {
    y: 98,
    windows: [
      [20, 70],
      [150, 214],
    ],
  },
];
const now = 150;

export function CompliancePicture() {
  return (
    <Picture>
      {markets.map(({ y, windows }) => (
        <g key={y}>
          <path d={`M0 ${y}H240`} className="stroke-line-strong/60" />
          {windows.map(([from, to]) => (
            <path
              key={from}
              d={`M${from} ${y}H${to}`}
              strokeWidth="11"
              className="stroke-action-text/20"
            />
          ))}
        </g>
      ))}
      <path d={`M${now} 4V114`} strokeDasharray="3 5" className="stroke-action-text/70" />
      <Station x={now} y={46} />
      <Station x={now} y={72} />
      <Station x={now} y={98} />
    </Picture>
  );
}
