import { addPage, addScript } from '../../http/pages.ts';
import type { App } from '../../http/serve-app.ts';

const folder = new URL('browser/', import.meta.url);

/** Adds the script that a site loads, and the page that the script opens in a frame. Any site may load both. */
export async function addCheckoutPages(app: App): Promise<void> {
  await addScript(app, '/v1/checkout.js', new URL('checkout.ts', folder), {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  await addPage(app, {
    folder,
    name: 'frame',
    path: '/v1/checkout/public',
    assets: '/v1/checkout/',
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  });
}
