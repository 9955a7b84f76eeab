import type { ReactNode } from 'react';
import { Container } from './container.tsx';

interface PageMessageProps {
  children: ReactNode;
  kicker: string;
  text: string;
  actions: ReactNode;
  /** Decoration that positions itself behind the text. */
  picture?: ReactNode;
}

export function PageMessage({ kicker, children, text, actions, picture }: PageMessageProps) {
  return (
    <div className="deep relative isolate flex min-h-[calc(100dvh-4.25rem)] items-center overflow-clip">
      <div aria-hidden className="absolute inset-0 -z-10 hairline-grid" />
      <div
        aria-hidden
        className="absolute top-1/2 -right-40 -z-10 size-112 -translate-y-1/2 rounded-full bg-glow/30 blur-3xl max-lg:opacity-50"
      />
      {picture}
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
