export interface PageLink {
  path: string;
  name: string;
}

export const textLink =
  'font-medium text-action-text underline decoration-1 underline-offset-4 hover:decoration-2';
