import getPort from 'get-port';
import { Problem } from './problem.ts';
import type { PortName, Settings } from './settings.ts';

/** Throws a Problem that names each port in use and the variable that changes it. */
export async function checkPorts(settings: Settings): Promise<void> {
  const names = Object.keys(settings.ports) as PortName[];
  const states = await Promise.all(
    names.map(async (name) => {
      const port = settings.ports[name];
      // get-port tries all addresses of this machine. A server on another address could answer the browser.
      return { name, isFree: (await getPort({ port })) === port };
    }),
  );
  const busy = states.filter(({ isFree }) => !isFree);
  if (busy.length === 0) return;
  const lines = busy.map(
    ({ name }) => `  ${settings.ports[name]}  move it with ${settings.portVariables[name]}=<port>`,
  );
  const count = busy.length === 1 ? 'This port is' : 'These ports are';
  throw new Problem(
    `${count} already in use:\n${lines.join('\n')}\nStop the program that uses ${busy.length === 1 ? 'it' : 'them'} (maybe another instance of this suite), or choose other ports.`,
  );
}
