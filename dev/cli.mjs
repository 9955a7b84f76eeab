/**
 * `node dev/cli.mjs <command> [arguments]` runs dev/commands/<command>.ts.
 * It must work in a fresh clone on the oldest supported Node, so it is plain JavaScript without packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const minNode = '20.19.0';
const minNodeForTypes = '22.12.0';

try {
  refuseOldNode();
  const script = findCommand(process.argv[2]);
  await installMissing();
  runCommand(findNode(), script, process.argv.slice(3));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function refuseOldNode() {
  if (isOlder(process.versions.node, minNode)) {
    throw new Error(
      `This needs Node ${minNode} or later; this machine has ${process.versions.node}. Install it from https://nodejs.org and try again.`,
    );
  }
}

function findCommand(name) {
  const folder = join(root, 'dev', 'commands');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  if (!names.includes(name)) {
    throw new Error(`Usage: node dev/cli.mjs <${names.join(' | ')}>`);
  }
  return join(folder, `${name}.ts`);
}

async function installMissing() {
  if (isInstalled()) return;
  const started = Date.now();
  console.log('Installing dependencies (the first time takes a few minutes) …');
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  … ${seconds()} s`), 20_000);
  const { code, output } = await installDependencies();
  clearInterval(progress);
  if (code !== 0) {
    throw new Error(`${output}\nnpm install failed. Correct the error above and try again.`);
  }
  console.log(`✓ Dependencies installed (${seconds()} s)`);
}

/** Compares the lock with the list that npm writes when an installation is complete. */
function isInstalled() {
  const listed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listed)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(listed);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional || entry.devOptional) return true;
    return installed[path] !== undefined && installed[path].version === entry.version;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function installDependencies() {
  const npm = process.env.npm_execpath;
  const [command, ...prefix] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // The lock lacks optional packages of other platforms, so `npm ci` of npm 11 refuses it.
  // tests/architecture checks that the lock matches package.json.
  // The lock's digests verify the packages in npm's cache. Asking the registry again took 125 s instead of 93 s.
  const args = [
    'install',
    '--prefer-offline',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(command, [...prefix, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // npm doesn't stop on a signal, so this kills it. The next start repairs an incomplete installation.
  onSignal((signal) => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    process.exit(128 + constants.signals[signal]);
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `npm: ${error.message}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Returns the deployed functions' version of Node from node_modules, or else the machine's own Node. */
function findNode() {
  const registryNode = join(root, 'node_modules', 'node', 'bin', 'node');
  if (spawnSync(registryNode, ['--version']).status === 0) return registryNode;
  if (!isOlder(process.versions.node, minNodeForTypes)) return process.execPath;
  throw new Error(
    `The package "node" in node_modules does not run on this machine, and the Node of this machine (${process.versions.node}) is older than ${minNodeForTypes}.\n` +
      'Either allow the install script of "node" (npm rebuild node) or install Node 24 and try again.',
  );
}

function runCommand(node, script, commandArguments) {
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  // The IPC channel closes when this process ends. The command then ends too.
  const child = spawn(node, [...flags, script, ...commandArguments], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  onSignal((signal) => child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
    child.channel?.unref();
  });
}

/** Handles the signals that end this process, and removes earlier handlers. */
function onSignal(handle) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal).on(signal, () => handle(signal));
  }
}

function isOlder(version, minimum) {
  const [left, right] = [version, minimum].map((text) => text.split('.').map(Number));
  const difference = left.map((part, index) => part - right[index]).find((part) => part !== 0);
  return (difference ?? 0) < 0;
}
