/** Sets the dialog's colour. Text on it is black or white, whichever has more contrast. */
export function applyTheme(color: string): void {
  const { style } = document.documentElement;
  style.setProperty('--theme', color);
  style.setProperty('--on-theme', isLight(color) ? '#16202e' : '#fff');
}

/** Above this relative luminance black has more contrast than white. */
const evenContrast = 0.179;

function isLight(color: string): boolean {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > evenContrast;
}

function linear(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
