import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { exportEmulators } from './export-emulators.ts';
import { readStartSettings } from './settings.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe('exportEmulators', () => {
  it('asks the hub of its own ports, whatever other suite has the same project id', async () => {
    const [other, own] = [await startHub(200), await startHub(200)];
    await exportEmulators(settingsOf(own.port), '/a/folder');
    expect(other.asked).toEqual([]);
    expect(own.asked).toEqual([
      ['POST /_admin/export', expect.objectContaining({ path: '/a/folder' })],
    ]);
  });

  it('says why the hub refused', async () => {
    const { port } = await startHub(500);
    await expect(exportEmulators(settingsOf(port), '/a/folder')).rejects.toThrow(/a full disk/);
  });
});

function settingsOf(hub: number) {
  return readStartSettings({ PROJECT_ID: 'demo-site', HUB_PORT: String(hub) });
}

async function startHub(status: number) {
  const asked: [string, unknown][] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push([`${request.method} ${request.url}`, JSON.parse(await text(request))]);
    response.writeHead(status).end('a full disk');
  };
  const server = createServer((...exchange) => void answer(...exchange)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { asked, port: (server.address() as AddressInfo).port };
}
