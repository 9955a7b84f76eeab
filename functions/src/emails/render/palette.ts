/** The site's colours (web/src/styles/tokens.css), for mail clients that don't support variables. */
export const palette = {
  surfaceSoft: { light: '#f5f7fb', dark: '#131d38' },
  surfaceRaised: { light: '#ffffff', dark: '#1a2647' },
  ink: { light: '#0a1733', dark: '#edf1fa' },
  muted: { light: '#4d5b75', dark: '#a6b4cf' },
  line: { light: '#e1e7f0', dark: '#2a3959' },
  action: { light: '#1d4ed8', dark: '#2f62ea' },
  actionText: { light: '#1d4ed8', dark: '#93b3ff' },
  onAction: { light: '#ffffff', dark: '#ffffff' },
  success: { light: '#0b6b45', dark: '#56d3a0' },
  warning: { light: '#7a4b00', dark: '#f0c15a' },
  danger: { light: '#b3261e', dark: '#ff9c94' },
} as const;

export type Colour = keyof typeof palette;

/** The band at the top of an email. */
export const deep = { surface: '#070e20', ink: '#edf1fa' } as const;

/** Some mail clients darken white, so the mark's strokes have another colour. */
export const stroke = '#b4c9ff';
