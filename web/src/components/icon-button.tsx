import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: LucideIcon;
  label: string;
}

export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`${iconButtonClass} ${className}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

export const iconButtonClass =
  'inline-flex print:hidden size-11 shrink-0 cursor-pointer items-center justify-center rounded-base text-current transition-colors duration-150 hover:bg-action-soft hover:text-action-text disabled:cursor-default disabled:opacity-50';
