export interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'danger' | 'link' | undefined;
  /** `lg` is for the main action of a page, form or card, and for the buttons beside it. */
  size?: 'md' | 'lg' | undefined;
}

const frame =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-base border font-medium transition-[background-color,border-color,color,transform] duration-150 select-none active:translate-y-px';

const sizes = {
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
};

const off =
  'off:cursor-default off:border-line off:bg-surface-soft off:text-muted off:active:translate-y-0';

const variants = {
  primary: `border-transparent bg-action text-on-action hover:bg-action-strong ${off}`,
  quiet: `border-line-strong/50 bg-surface-raised text-ink hover:border-action-text hover:text-action-text ${off}`,
  danger: `border-transparent bg-danger-fill text-on-danger hover:brightness-90 ${off}`,
};

const link =
  '-my-2.5 inline-flex min-h-11 items-center gap-2 font-medium text-action-text underline decoration-1 underline-offset-4 hover:decoration-2 off:text-muted off:no-underline';

export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook, more = ''): string {
  const look = variant === 'link' ? link : `${frame} ${sizes[size]} ${variants[variant]}`;
  return `${look} cursor-pointer print:hidden aria-busy:cursor-progress ${more}`;
}
