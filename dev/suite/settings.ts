import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';
import {
  readRazorpaySettings,
  sandboxSettings,
  type RazorpaySettings,
} from './razorpay-settings.ts';

/** Each port of the suite: its number in `npm start`, and the environment variable that moves it. */
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

/** What every part of a running suite needs to know of the others. */
export interface Settings {
  projectId: string;
  ports: Ports;
  /** The environment variable that moves each port. */
  portVariables: Record<PortName, string>;
  /** Set when the emulators' own page is wanted. */
  emulatorUiPort: number | undefined;
  razorpay: RazorpaySettings;
}

/** The settings of `npm start` and `npm run dev`. */
export function readStartSettings(environment: Environment): Settings {
  return {
    projectId: readProjectId(environment, 'PROJECT_ID', 'demo-site'),
    ...readPorts(environment, '', 0),
    emulatorUiPort: readPort(environment, 'EMULATOR_UI_PORT', undefined),
    razorpay: readRazorpaySettings(environment),
  };
}

/** The settings of `npm test`: other ports, another project, and the sandbox whatever keys are set. */
export function readTestSettings(environment: Environment): Settings {
  return {
    projectId: readProjectId(environment, 'TEST_PROJECT_ID', 'demo-site-test'),
    ...readPorts(environment, 'TEST_', 10_000),
    emulatorUiPort: undefined,
    razorpay: sandboxSettings,
  };
}

/** The settings of `npm run bench:payments`, which may run beside both. */
export function readBenchSettings(environment: Environment): Settings {
  return {
    projectId: readProjectId(environment, 'BENCH_PROJECT_ID', 'demo-site-bench'),
    ...readPorts(environment, 'BENCH_', 20_000),
    emulatorUiPort: undefined,
    razorpay: sandboxSettings,
  };
}

/** The address by which a browser reaches a part. */
export function originOf(settings: Settings, name: PortName): string {
  return `http://localhost:${settings.ports[name]}`;
}

/** Host and port by which a process reaches a part. */
export function hostOf(settings: Settings, name: PortName): string {
  return `127.0.0.1:${settings.ports[name]}`;
}

function readProjectId(environment: Environment, variable: string, fallback: string): string {
  const projectId = environment[variable] ?? fallback;
  if (!/^demo-[a-z0-9-]{1,24}$/.test(projectId)) {
    throw new Problem(
      `${variable} is "${projectId}". It must begin with demo- (then nothing can reach a real project) and go on with small letters, digits and hyphens.`,
    );
  }
  return projectId;
}

function readPorts(
  environment: Environment,
  prefix: string,
  offset: number,
): Pick<Settings, 'ports' | 'portVariables'> {
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
  return { ports, portVariables };
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
