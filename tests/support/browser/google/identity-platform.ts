import type { BrowserContext } from '@playwright/test';
import { identityPlatform, type Service } from '../../../../dev/identity-platform/stand-in.ts';
import { suite } from '../../functions/suite.ts';

export function anIdentityPlatform(): Service {
  return identityPlatform(`http://${suite.authHost}`);
}

/** Routes the browser's requests to the authentication service to `service`. */
export async function interceptWith(context: BrowserContext, service: Service): Promise<void> {
  await context.route(/\/identitytoolkit\.googleapis\.com\//, async (route) => {
    const request = route.request();
    const { host: _, ...headers } = await request.allHeaders();
    const answer = await service(
      new Request(request.url(), {
        method: request.method(),
        headers: sent(headers),
        body: request.postData(),
      }),
    );
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('Content-Type') ?? 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

/** Returns the headers that a program may set. */
function sent(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(:|content-length$|connection$)/.test(name)),
  );
}
