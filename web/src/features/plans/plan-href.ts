import { paths } from '@shared/paths.ts';

/** Returns the id of a plan's heading on its page. */
export function planAnchor(id: string): string {
  return `plan-${id}`;
}

export function planHref(id: string): string {
  return `${paths.profilePlans}#${planAnchor(id)}`;
}
