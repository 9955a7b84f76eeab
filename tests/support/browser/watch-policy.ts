import type { BrowserContext } from '@playwright/test';

/** Reports each thing that the site's Content-Security-Policy keeps a page of ours, or a frame of it, from doing. */
export async function watchPolicy(
  context: BrowserContext,
  report: (violation: string) => void,
): Promise<void> {
  await context.exposeFunction('noteViolation', report);
  await context.addInitScript((origin) => {
    if (location.origin !== origin) return;
    const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (violation) =>
      noteViolation(`${violation.effectiveDirective} ${violation.blockedURI} on ${location.href}`),
    );
  }, process.env['SITE_URL']);
}
