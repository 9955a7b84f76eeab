import { site } from '../../../functions/shared/site.ts';
import type { Icons } from '../pictures/icons.ts';

/** The web app manifest: what a phone shows for the site on its home screen. */
export function manifest(icons: Icons, themeColor: string) {
  return {
    name: site.name,
    short_name: site.name,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    // Keeps the buttons to go back and to reload, which a payment may need.
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
