import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { builtFolder, root } from '../folders.ts';
import { emulatedRegion } from '../functions/functions-environment.ts';
import { originOf, type Settings } from '../settings.ts';

interface Header {
  key: string;
  value: string;
}

interface Rewrite {
  source: string;
  function?: { functionId: string; region?: string };
  /** The file that Hosting serves. */
  destination?: string;
}

export interface FirebaseConfig {
  functions: { codebase: string; runtime: string; predeploy: string[]; ignore: string[] };
  firestore: object;
  hosting: {
    predeploy?: string[];
    rewrites: Rewrite[];
    headers: { source: string; headers: Header[] }[];
  };
}

export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  const text = await readFile(join(root, 'firebase.json'), 'utf8');
  return JSON.parse(text) as FirebaseConfig;
}

/** Returns the path of the emulators' configuration. Paths in that file are relative to the root. */
export function localConfigPath({ projectId }: Settings): string {
  return join(root, `firebase.${projectId}.local.json`);
}

export async function writeLocalConfig(settings: Settings): Promise<void> {
  const config = localConfig(await readFirebaseConfig(), settings);
  await writeFile(localConfigPath(settings), `${JSON.stringify(config, null, 2)}\n`);
}

/**
 * Adapts firebase.json to the suite's ports, built folders and region. The Content-Security-Policy also allows the
 * emulators, and the sandbox where it allows Razorpay.
 */
export function localConfig(config: FirebaseConfig, settings: Settings): object {
  const { predeploy: _, ...hosting } = config.hosting;
  const { codebase, runtime } = config.functions;
  const { projectId, ports } = settings;
  return {
    functions: { source: relative(root, builtFolder(projectId, 'functions')), codebase, runtime },
    firestore: config.firestore,
    hosting: {
      ...hosting,
      public: relative(root, builtFolder(projectId, 'web')),
      rewrites: hosting.rewrites.map(addRegion),
      headers: hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => allowLocalOrigins(header, settings)),
      })),
    },
    emulators: {
      singleProjectMode: true,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui:
        settings.emulatorUiPort === undefined
          ? { enabled: false }
          : { enabled: true, ...at(settings.emulatorUiPort) },
    },
  };
}

/** Adds the region. A deployment finds it itself, but the Hosting emulator doesn't. */
function addRegion({ function: target, ...rule }: Rewrite): Rewrite {
  return target ? { ...rule, function: { ...target, region: emulatedRegion } } : rule;
}

function at(port: number): object {
  return { host: '127.0.0.1', port };
}

function allowLocalOrigins(header: Header, settings: Settings): Header {
  if (header.key !== 'Content-Security-Policy') return header;
  // The sandbox replaces Razorpay, so it's allowed only where Razorpay is.
  const mayPay = settings.razorpay.isSandbox && header.value.includes('razorpay.com');
  const sandbox = mayPay ? [originOf(settings, 'sandbox')] : [];
  const additions: Record<string, string[]> = {
    'connect-src': [originOf(settings, 'auth'), originOf(settings, 'firestore'), ...sandbox],
    'script-src': sandbox,
    'frame-src': [originOf(settings, 'auth'), ...sandbox],
  };
  const directives = header.value.split(';').map((directive) => {
    const text = directive.trim();
    return [text, ...(additions[text.split(' ')[0] ?? ''] ?? [])].join(' ');
  });
  return { ...header, value: directives.join('; ') };
}
