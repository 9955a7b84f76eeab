import { useRef, type ComponentProps, type RefObject } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusFallback } from '../../../components/use-focus-fallback.ts';

interface ActionButtonProps extends ComponentProps<typeof Button> {
  /** Takes the focus when the button disappears or becomes disabled. */
  fallback: RefObject<HTMLElement | null>;
}

export function ActionButton({ fallback, ...rest }: ActionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button, fallback, rest.disabled === true);
  return <Button ref={button} variant="quiet" {...rest} />;
}
