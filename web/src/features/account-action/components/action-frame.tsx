import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { action as texts } from '../../../content/account.ts';
import { LoadingStatus, Skeleton } from '../../../components/skeleton.tsx';

interface ActionFrameProps {
  icon?: LucideIcon;
  tone?: 'success' | 'muted';
  title: string;
  text: string;
  children: ReactNode;
}

/** Shows one state of the page. The heading takes the focus, because the control that led here is gone. */
export function ActionFrame(props: ActionFrameProps) {
  const { icon: Icon, tone = 'muted', title, text, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {Icon && <Icon aria-hidden className={`mb-4 size-9 ${tones[tone]}`} />}
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <p className="mt-3 wrap-anywhere text-muted">{text}</p>
      <div className="mt-6 flex flex-col gap-4">{children}</div>
    </>
  );
}

const tones = { success: 'text-success', muted: 'text-muted' };

export function ActionLoading() {
  return (
    <>
      <h1 className="mb-3 text-2xl">{texts.title}</h1>
      <LoadingStatus text={texts.loading}>
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="mt-2 h-13" />
      </LoadingStatus>
    </>
  );
}
