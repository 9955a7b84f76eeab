import { expect, it } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  [`${iphone} Mobile/22A1 Instagram 350.0.0.1 (iPhone16,1; iOS 18_0)`],
  [`${iphone} [FBAN/FBIOS;FBAV/480.0.0.1;FBDV/iPhone16,1]`],
  [`${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]`],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0.0.0'],
  [`${iphone} [LinkedInApp]/9.30`],
  ['Opera/9.80 (Android; Opera Mini/80.0/191.0; U; en) Presto/2.12 Version/12.16'],
])('%s is the browser of an app', (userAgent) => {
  expect(isInAppBrowser({ userAgent })).toBe(true);
});

it.each([
  [`${android} Chrome/130.0.0.0 Mobile Safari/537.36`],
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
])('%s is a browser of its own', (userAgent) => {
  expect(isInAppBrowser({ userAgent })).toBe(false);
});
