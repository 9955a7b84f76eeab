import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';
import {
  readRazorpaySettings,
  sandboxSettings,
  type RazorpaySettings,
} from './razorpay-settings.ts';

/** The ports of the suite: each number in `npm start`, and the environment variable that changes it. */
const portTable = {
  hosting: { port: 5000, variable: 'HOSTING_PORT' },
  functions: { port: 5001, variable: 'FUNCTIONS_PORT' },
  firestore: { port: 8080, variable: 'FIRESTORE_PORT' },
  firestoreWebsocket: { port: 9150, variable: 'FIRESTORE_WEBSOCKET_PORT' },
  auth: { port: 9099, variable: 'AUTH_PORT' },
  sandbox: { port: 7070, variable: 'SANDBOX_PORT' },
  mailbox: { port: 8025, variable: 'MAILBOX_PORT' },
  smtp: { port: 1025, variable: 'SMTP_PORT' },
  hub: { port: 4400, variable: 'HUB_PORT' },
  logging: { port: 4500, variable: 'LOGGING_PORT' },
  eventarc: { port: 9299, variable: 'EVENTARC_PORT' },
  tasks: { port: 9499, variable: 'TASKS_PORT' },
} as const;

export type PortName = keyof typeof portTable;
type Ports = Record<PortName, number>;

/** What the parts of a suite need to know about each other. */
export interface Settings {
  projectId: string;
  ports: Ports;
  /** The environment variable that changes each port. */
  portVariables: Record<PortName, string>;
  /** The port of the emulators' own page; undefined if the page is off. */
  emulatorUiPort: number | undefined;
  razorpay: RazorpaySettings;
}

/** The settings of `npm start` and `npm run dev`. */
export function readStartSettings(environment: Environment): Settings {
  return {
    ...readSettings(environment, '', 0, 'demo-site'),
    emulatorUiPort: readPort(environment, 'EMULATOR_UI_PORT', undefined),
    razorpay: readRazorpaySettings(environment),
  };
}

/** The settings of `npm test`. It always uses the sandbox. */
export function readTestSettings(environment: Environment): Settings {
  return readSettings(environment, 'TEST_', 10_000, 'demo-site-test');
}

/** The settings of a suite that runs beside another: a project of its own, and each port 50 higher. */
export function besideIt(settings: Settings): Settings {
  const ports = Object.entries(settings.ports).map(([name, port]) => [name, port + 50]);
  return {
    ...settings,
    projectId: `${settings.projectId}-2`,
    ports: Object.fromEntries(ports) as Ports,
  };
}

/** The settings of `npm run bench:payments`, which may run beside both. */
export function readBenchSettings(environment: Environment): Settings {
  return readSettings(environment, 'BENCH_', 20_000, 'demo-site-bench');
}

/** The address at which a browser reaches a part. */
export function originOf(settings: Settings, name: PortName): string {
  return `http://localhost:${settings.ports[name]}`;
}

/** The host and port at which a process reaches a part. */
export function hostOf(settings: Settings, name: PortName): string {
  return `127.0.0.1:${settings.ports[name]}`;
}

/** Reads variables with the prefix; the default ports are `offset` higher than those of `npm start`. */
function readSettings(
  environment: Environment,
  prefix: string,
  offset: number,
  defaultProjectId: string,
): Settings {
  const names = Object.keys(portTable) as PortName[];
  const portVariables = Object.fromEntries(
    names.map((name) => [name, prefix + portTable[name].variable]),
  ) as Record<PortName, string>;
  const ports = Object.fromEntries(
    names.map((name) => [
      name,
      readPort(environment, portVariables[name], portTable[name].port + offset),
    ]),
  ) as Ports;
  refuseSharedPorts(ports, portVariables);
  return {
    projectId: readProjectId(environment, `${prefix}PROJECT_ID`, defaultProjectId),
    ports,
    portVariables,
    emulatorUiPort: undefined,
    razorpay: sandboxSettings,
  };
}

function readProjectId(environment: Environment, variable: string, fallback: string): string {
  const projectId = environment[variable] ?? fallback;
  if (!/^demo-[a-z0-9-]{1,24}$/.test(projectId)) {
    throw new Problem(
      `${variable} is "${projectId}". It must begin with demo- (then nothing can reach a real project), followed by small letters, digits and hyphens.`,
    );
  }
  return projectId;
}

function readPort<Fallback extends number | undefined>(
  environment: Environment,
  variable: string,
  fallback: Fallback,
): number | Fallback {
  const text = environment[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535) {
    throw new Problem(`${variable} is "${text}". A port is a whole number from 1024 to 65535.`);
  }
  return port;
}

function refuseSharedPorts(ports: Ports, variables: Record<PortName, string>): void {
  const names = Object.keys(ports) as PortName[];
  for (const name of names) {
    const other = names.find((it) => it !== name && ports[it] === ports[name]);
    if (other !== undefined) {
      throw new Problem(
        `${variables[name]} and ${variables[other]} are both ${ports[name]}. Give each its own port.`,
      );
    }
  }
}
