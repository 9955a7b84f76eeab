import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPorts } from './check-ports.ts';
import { readTestSettings } from './settings.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe('checkPorts', () => {
  it.each(['127.0.0.1', '::1'])('names every busy port of %s with its variable', async (host) => {
    const [hosting, smtp] = [await occupyPort(host), await occupyPort(host)];
    const settings = readTestSettings({
      TEST_HOSTING_PORT: String(hosting),
      TEST_SMTP_PORT: String(smtp),
    });
    const message = await checkPorts(settings).then(
      () => 'all free',
      (error: Error) => error.message,
    );
    expect(message).toContain(`${hosting}  move it with TEST_HOSTING_PORT=`);
    expect(message).toContain(`${smtp}  move it with TEST_SMTP_PORT=`);
  });
});

async function occupyPort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
