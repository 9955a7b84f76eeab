import type { Import } from './imports.ts';

interface Fence {
  within: string;
  /**
   * The folders and files directly in `within`, from the outside in. Each may import itself and those of later rows.
   * An unlisted one counts as one of the first row, so the rules cover new folders at once.
   */
  rows: readonly (readonly string[])[];
  /** These files may import all others, and only each other import them. */
  entries?: RegExp;
}

const fences: readonly Fence[] = [
  {
    within: 'web/src/',
    rows: [
      ['app', 'admin'],
      ['features'],
      ['core'],
      ['components'],
      ['content'],
      ['startup'],
      ['lib', 'styles'],
    ],
    // The build draws the pictures.
    entries: /^web\/src\/([^/]+$|pictures\/)/,
  },
  { within: 'web/src/features/', rows: [] },
  {
    within: 'web/src/admin/',
    rows: [
      ['panel'],
      ['pages'],
      ['alerts', 'invoices', 'reconcile', 'security', 'statement', 'timeline'],
      ['overview'],
      ['emails', 'messages', 'payables', 'payments'],
      ['plans'],
      ['audit', 'customers'],
      ['actions', 'records'],
      ['lists'],
      ['staff'],
    ],
    entries: /^web\/src\/admin\/([^/]+$|.*\.test\.tsx?$)/,
  },
  {
    within: 'functions/src/',
    rows: [
      ['admin'],
      ['accounts', 'emails', 'messages'],
      ['renewals'],
      ['invoices'],
      ['receipts'],
      ['payments'],
      ['subscriptions'],
      ['outbox'],
      ['alerts', 'audit', 'locations'],
      ['platform'],
    ],
  },
  {
    within: 'functions/src/payments/',
    rows: [
      ['reconcile'],
      ['checkout', 'refunds', 'webhook'],
      ['recording'],
      ['attempts'],
      ['documents.ts', 'record-health.ts'],
    ],
  },
  {
    within: 'functions/shared/',
    // Its own files hold the names that all folders spell alike.
    rows: [
      ['admin'],
      ['messages', 'payments', 'receipts', 'subscriptions'],
      ['accounts', 'catalogue'],
      ['files'],
      ['values'],
    ],
  },
];

export function violation({ from, to, isPackage }: Import): string | undefined {
  if (from.startsWith('functions/shared/') && isTest(from)) return undefined;
  if (isPackage) return packageViolation(from, to);
  if (/^web\/src\/(?!admin\/)/.test(from) && to.startsWith('web/src/admin/')) {
    return 'the site never imports the admin panel';
  }
  return partViolation(from, to) ?? fences.flatMap((fence) => fenceViolation(fence, from, to))[0];
}

function packageViolation(from: string, name: string): string | undefined {
  if (from.startsWith('functions/shared/')) return 'shared code imports no packages';
  if (!from.startsWith('web/src/') || isTest(from)) return undefined;
  const mayUseFirebase =
    /^web\/src\/((features|admin)\/[^/]+\/api\/|core\/|lib\/(firebase|firestore|app-check)\.ts$)/.test(
      from,
    );
  if (/^(@firebase|firebase)(\/|$)/.test(name) && !mayUseFirebase) {
    return 'only features/*/api, admin/*/api, core, lib/firebase.ts, lib/firestore.ts and lib/app-check.ts import Firebase';
  }
  return undefined;
}

/** Checks an import from one part of the project to another. */
function partViolation(from: string, to: string): string | undefined {
  if (from.startsWith('dev/') && to.startsWith('tests/')) return 'dev imports no tests';
  const helpers = ['tests/support/', ...(from.startsWith('web/') ? ['web/tests/'] : [])];
  if (isTest(from) && helpers.some((folder) => to.startsWith(folder))) return undefined;
  const goes = (source: string, ...targets: string[]) =>
    from.startsWith(source) && !targets.some((target) => to.startsWith(target));
  if (goes('functions/shared/', 'functions/shared/')) {
    return 'shared code imports nothing from outside itself';
  }
  if (goes('functions/', 'functions/src/', 'functions/shared/')) {
    return 'functions import only functions';
  }
  if (goes('web/src/', 'web/src/', 'functions/shared/')) return 'web imports only web and shared';
  return undefined;
}

function fenceViolation({ within, rows, entries }: Fence, from: string, to: string): string[] {
  if (!from.startsWith(within) || !to.startsWith(within) || entries?.test(from)) return [];
  const [outer, inner] = [from, to].map((path) => nameIn(within, path, rows)) as [string, string];
  const rowOf = (name: string) =>
    Math.max(
      0,
      rows.findIndex((row) => row.includes(name)),
    );
  const isRight = !entries?.test(to) && (outer === inner || rowOf(outer) < rowOf(inner));
  return isRight ? [] : [`${within}${outer} must not import ${inner}`];
}

/** Returns the folder or the file directly in `within`; `files` for a file if the rows have such an entry. */
function nameIn(within: string, path: string, rows: Fence['rows']): string {
  const [name = '', file] = path.slice(within.length).split('/');
  return file === undefined && rows.flat().includes('files') ? 'files' : name;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
