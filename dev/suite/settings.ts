import type { Environment } from './environment.ts';
import { Problem } from './problem.ts';
import {
  readRazorpaySettings,
  sandboxSettings,
  type RazorpaySettings,
} from './razorpay-settings.ts';

/** The ports of `npm start`, with the environment variable that changes each. */
const portTable = {
  hosting: ['HOSTING_PORT', 5000],
  functions: ['FUNCTIONS_PORT', 5001],
  firestore: ['FIRESTORE_PORT', 8080],
  firestoreWebsocket: ['FIRESTORE_WEBSOCKET_PORT', 9150],
  auth: ['AUTH_PORT', 9099],
  sandbox: ['SANDBOX_PORT', 7070],
  mailbox: ['MAILBOX_PORT', 8025],
  smtp: ['SMTP_PORT', 1025],
  hub: ['HUB_PORT', 4400],
  logging: ['LOGGING_PORT', 4500],
  eventarc: ['EVENTARC_PORT', 9299],
  tasks: ['TASKS_PORT', 9499],
} as const;

export type PortName = keyof typeof portTable;
type Ports = Record<PortName, number>;

export interface Settings {
  projectId: string;
  ports: Ports;
  portVariables: Record<PortName, string>;
  /** The port of the emulators' own page. Undefined turns the page off. */
  emulatorUiPort: number | undefined;
  razorpay: RazorpaySettings;
  /** The day on which payments are said to open, while they aren't open; otherwise empty. */
  paymentsOpenOn: string;
  /**
   * Whether the site offers a second factor. The Auth emulator has no authenticator apps, so tests add a stand-in.
   */
  hasIdentityPlatform: boolean;
}

/** Reads the settings of `npm start` and `npm run dev`. */
export function readStartSettings(environment: Environment): Settings {
  return {
    ...readSettings(environment, '', 0, 'demo-site'),
    emulatorUiPort: readPort(environment, 'EMULATOR_UI_PORT', undefined),
    razorpay: readRazorpaySettings(environment),
    paymentsOpenOn: environment['PAYMENTS_OPEN_ON'] ?? '',
  };
}

/** Reads the settings of `npm test`, which always uses the sandbox. */
export function readTestSettings(environment: Environment): Settings {
  return {
    ...readSettings(environment, 'TEST_', 10_000, 'demo-site-test'),
    hasIdentityPlatform: true,
  };
}

/** Returns the settings of a second suite, with its own project and each port 50 higher. */
export function secondSuite(settings: Settings): Settings {
  const ports = Object.entries(settings.ports).map(([name, port]) => [name, port + 50]);
  return {
    ...settings,
    projectId: `${settings.projectId}-2`,
    ports: Object.fromEntries(ports) as Ports,
  };
}

export function readBenchSettings(environment: Environment): Settings {
  return readSettings(environment, 'BENCH_', 20_000, 'demo-site-bench');
}

/** Returns the address for browsers. */
export function originOf(settings: Settings, name: PortName): string {
  return `http://localhost:${settings.ports[name]}`;
}

/** Returns the host and port for processes. */
export function hostOf(settings: Settings, name: PortName): string {
  return `127.0.0.1:${settings.ports[name]}`;
}

/** Reads the variables with a prefix. Default ports are `offset` higher than those of `npm start`. */
function readSettings(
  environment: Environment,
  prefix: string,
  offset: number,
  defaultProjectId: string,
): Settings {
  const rows = Object.entries(portTable).map(([name, [suffix, port]]) => {
    const variable = prefix + suffix;
    return { name, variable, port: readPort(environment, variable, port + offset) };
  });
  return {
    projectId: readProjectId(environment, `${prefix}PROJECT_ID`, defaultProjectId),
    ports: Object.fromEntries(rows.map(({ name, port }) => [name, port])) as Ports,
    portVariables: Object.fromEntries(
      rows.map(({ name, variable }) => [name, variable]),
    ) as Settings['portVariables'],
    emulatorUiPort: undefined,
    razorpay: sandboxSettings,
    paymentsOpenOn: '',
    hasIdentityPlatform: false,
  };
}

function readProjectId(environment: Environment, variable: string, fallback: string): string {
  const projectId = environment[variable] ?? fallback;
  if (!/^demo-[a-z0-9-]{1,24}$/.test(projectId)) {
    throw new Problem(
      `${variable} is "${projectId}". It must begin with demo-, so that nothing can reach a real project, followed by lowercase letters, digits and hyphens.`,
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
