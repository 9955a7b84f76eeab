import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';

export const Tabs = Radix.Root;

export function TabList({ className = '', ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...rest} className={`flex flex-wrap gap-2 ${className}`} />;
}

interface TabProps extends ComponentProps<typeof Radix.Trigger> {
  isChosen: boolean;
}

export function Tab({ isChosen, className = '', ...rest }: TabProps) {
  // Radix sets the chosen tab's `tabIndex` only when its code runs. The prerendered page needs it earlier.
  const tabIndex = isChosen ? 0 : -1;
  return <Radix.Trigger {...rest} tabIndex={tabIndex} className={`${tab} ${className}`} />;
}

export function TabPanel({ className = '', ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content {...rest} className={`rounded-base data-[state=inactive]:hidden ${className}`} />
  );
}

const tab =
  'min-h-11 cursor-pointer rounded-base border border-line-strong/40 bg-surface-raised px-4 font-medium text-muted transition-colors duration-150 hover:border-line-strong hover:text-ink data-[state=active]:border-transparent data-[state=active]:bg-ink data-[state=active]:text-surface forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText]';
