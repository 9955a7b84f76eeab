import type { BrowserContext } from '@playwright/test';

/** Reports each violation of the Content-Security-Policy on the site's pages and in their same-origin frames. */
export async function watchPolicy(
  context: BrowserContext,
  report: (violation: string) => void,
): Promise<void> {
  await context.exposeFunction('reportViolation', report);
  await context.addInitScript((origin) => {
    if (location.origin !== origin) return;
    const { reportViolation } = globalThis as unknown as {
      reportViolation: (text: string) => void;
    };
    document.addEventListener('securitypolicyviolation', (violation) =>
      reportViolation(
        `${violation.effectiveDirective} ${violation.blockedURI} on ${location.href}`,
      ),
    );
  }, process.env['SITE_URL']);
}
