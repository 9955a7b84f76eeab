import { site } from '@shared/site.ts';
import { Logo } from '../components/pictures/logo.tsx';
import { Globe } from '../features/landing/components/globe.tsx';

const width = 1200;
const height = 630;
const margin = 72;
const lineHeight = 80;

const headingStyle = { fontFamily: 'Inter', fontWeight: 600, fontSize: 72, letterSpacing: -2.5 };

/** The room for the heading. Widths are in pixels. */
export const headingRoom = { maxWidth: 600, maxLines: 4 };

/** Renders one line of the heading, for measuring its width. */
export function HeadingLine({ text }: { text: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <text {...headingStyle}>{text}</text>
    </svg>
  );
}

interface PagePictureProps {
  lines: readonly string[];
  note: string;
}

/**
 * The picture that messengers and social networks show with a link to a page. All class names must be colours,
 * because the build turns them into attributes.
 */
export function PagePicture({ lines, note }: PagePictureProps) {
  const top = 330 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <Backdrop />
      <Brand />
      <text {...headingStyle} className="fill-ink">
        {lines.map((line, index) => (
          <tspan key={line} x={margin} y={top + index * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      <text x={margin} y={height - 64} fontFamily="Inter" fontSize="22" className="fill-muted">
        {note}
      </text>
      <rect y={height - 8} width={width} height="8" className="fill-action" />
    </svg>
  );
}

function Brand() {
  const style = { fontFamily: 'Inter', fontWeight: 600, fontSize: 32, letterSpacing: -0.5 };
  return (
    <g transform={`translate(${margin} 64)`}>
      <g transform="scale(1.75)">
        <svg width="32" height="32">
          <Logo />
        </svg>
      </g>
      <text x="76" y="39" {...style} className="fill-ink">
        {site.name}
      </text>
    </g>
  );
}

/** The grid, light and globe from the top of the landing page. */
function Backdrop() {
  const globe = { x: 1010, y: 580 };
  return (
    <>
      <defs>
        <radialGradient id="light" cx={globe.x} cy={globe.y} r="540" gradientUnits="userSpaceOnUse">
          <stop offset="0.5" className="stop-glow/30" />
          <stop offset="1" className="stop-glow/0" />
        </radialGradient>
        <pattern id="grid" width="64" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 0H64M0 0V64" fill="none" className="stroke-line/50" />
        </pattern>
      </defs>
      <rect width={width} height={height} className="fill-surface" />
      <rect width={width} height={height} fill="url(#grid)" />
      <rect width={width} height={height} fill="url(#light)" />
      <g transform={`translate(${globe.x} ${globe.y}) scale(1.43) translate(-600 -315)`}>
        <Globe className="" />
      </g>
    </>
  );
}
