import type { ReactNode } from 'react';
import { Container } from './container.tsx';

interface PageMessageProps {
  /** The page's heading. */
  children: ReactNode;
  kicker: string;
  text: string;
  /** The ways on from here. */
  actions: ReactNode;
}

/** A page that only says something, in deep ink and as high as the window. */
export function PageMessage({ kicker, children, text, actions }: PageMessageProps) {
  return (
    <div className="deep relative isolate flex min-h-[calc(100dvh-4.25rem)] items-center overflow-clip">
      <div aria-hidden className="absolute inset-0 -z-10 hairline-grid" />
      <Arcs />
      <Container className="flex flex-col items-start gap-6 py-16">
        <div>
          <p className="mb-3 font-medium text-action-text">{kicker}</p>
          {children}
        </div>
        <p className="max-w-xl text-lg text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </Container>
    </div>
  );
}

/** The arc of the brand's mark, widening. */
function Arcs() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 100"
      className="absolute -right-1/3 bottom-0 -z-10 w-4/3 max-w-[64rem] sm:-right-16 sm:w-3/4"
    >
      {[20, 34, 48, 62, 76, 90].map((radius) => (
        <path
          key={radius}
          d={`M${100 - radius} 100a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          fill="none"
          strokeWidth={0.25}
          className="stroke-action-text"
          opacity={1.05 - radius / 100}
        />
      ))}
    </svg>
  );
}
