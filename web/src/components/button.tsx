import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** A busy button keeps its width and ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy === undefined ? (
        children
      ) : (
        <Wordings
          busy={busy}
          idle={children}
          working={busyLabel === undefined ? children : <span>{busyLabel}</span>}
        />
      )}
    </button>
  );
}

export function ButtonLink(props: ButtonLook & ComponentProps<'a'>) {
  const { variant, size, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  );
}

/**
 * Puts both texts in one grid cell, so the wider text always sets the width. The icon spins only while it is
 * visible, because a hidden animation makes the browser repaint continuously.
 */
function Wordings({ busy, idle, working }: { busy: boolean; idle: ReactNode; working: ReactNode }) {
  return (
    <span className="grid w-max max-w-full place-items-center *:col-start-1 *:row-start-1">
      <span aria-hidden={busy} className={busy ? 'invisible' : line}>
        {idle}
      </span>
      <span aria-hidden={!busy} className={busy ? line : 'invisible'}>
        <LoaderCircle
          aria-hidden
          className={`inline size-4 shrink-0 ${busy ? 'animate-spin' : ''}`}
        />{' '}
        {working}
      </span>
    </span>
  );
}

const line = 'inline-flex items-center gap-2';
