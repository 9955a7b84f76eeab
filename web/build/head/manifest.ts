import { site } from '../../../functions/shared/site.ts';
import type { Icons } from '../pictures/icons.ts';

/** Returns the web app manifest. Phones read it when a visitor adds the site to the home screen. */
export function manifest(icons: Icons, themeColor: string) {
  return {
    name: site.name,
    short_name: site.name,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    // Keeps the browser's back and reload buttons, which a customer may need during a payment.
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      icon(icons.small, 192, 'any'),
      icon(icons.large, 512, 'any'),
      icon(icons.maskable, 512, 'maskable'),
    ],
  };
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
