import { connect, createServer } from 'node:net';
import { Problem } from './problem.ts';
import type { PortName, Settings } from './settings.ts';

/** Throws a Problem if ports are in use. It names each port and the variable that moves it. */
export async function checkPorts(settings: Settings): Promise<void> {
  const names = Object.keys(settings.ports) as PortName[];
  const states = await Promise.all(
    names.map(async (name) => ({ name, isFree: await isFree(settings.ports[name]) })),
  );
  const busy = states.filter(({ isFree }) => !isFree);
  if (busy.length === 0) return;
  const lines = busy.map(
    ({ name }) => `  ${settings.ports[name]}  move it with ${settings.portVariables[name]}=<port>`,
  );
  const count = busy.length === 1 ? 'This port is' : 'These ports are';
  throw new Problem(
    `${count} already in use:\n${lines.join('\n')}\nStop the program that uses ${busy.length === 1 ? 'it' : 'them'} (perhaps another start of this suite), or choose other ports.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  // A server on another address of this machine would answer the browser instead of the suite.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswering(port, host)));
  return !answers.includes(true) && canListen(port);
}

function isAnswering(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const finish = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
