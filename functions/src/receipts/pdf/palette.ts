/** The light scheme of web/src/styles/tokens.css. */
export const palette = {
  ink: '#0a1733',
  muted: '#4d5b75',
  line: '#e1e7f0',
  soft: '#f5f7fb',
  action: '#1d4ed8',
  success: '#0b6b45',
  white: '#ffffff',
} as const;
