import type { Import } from './imports.ts';

/**
 * The folders of web/src from the outside in. Each may import itself and the folders of later rows. An unlisted
 * folder counts as one of the first row, so the rules cover new folders at once.
 */
const webFolders: Rows = [
  ['app', 'admin'],
  ['features'],
  ['core'],
  ['components'],
  ['content'],
  ['startup'],
  ['lib', 'styles'],
];

/** The same for the folders of the admin panel. */
const adminFolders: Rows = [
  ['panel'],
  ['pages'],
  ['alerts', 'invoices', 'reconcile', 'security', 'statement', 'timeline'],
  ['overview'],
  ['emails', 'messages', 'payables', 'payments'],
  ['audit', 'customers'],
  ['actions', 'records'],
  ['lists'],
  ['staff'],
];

/** The same for the folders of functions/src. */
const subjects: Rows = [
  ['admin'],
  ['accounts', 'emails', 'messages'],
  ['invoices'],
  ['receipts'],
  ['payments'],
  ['outbox'],
  ['alerts', 'audit', 'locations'],
  ['platform'],
];

/** The same for the folders within payments. */
const paymentFolders: Rows = [
  ['reconcile'],
  ['checkout', 'refunds', 'webhook'],
  ['recording'],
  ['attempts'],
  ['documents.ts', 'record-health.ts'],
];

/** The same for functions/shared. Its own files hold the names that all folders spell alike. */
const sharedFolders: Rows = [
  ['admin'],
  ['messages', 'payments', 'receipts'],
  ['accounts', 'catalogue'],
  ['files'],
  ['values'],
];

type Rows = readonly (readonly string[])[];

export function violation({ from, to, isPackage }: Import): string | undefined {
  if (isPackage) return packageViolation(from, to);
  if (from.startsWith('functions/shared/'))
    return isTest(from) ? undefined : sharedViolation(from, to);
  if (from.startsWith('functions/')) return functionViolation(from, to);
  if (from.startsWith('web/src/')) return webViolation(from, to);
  if (from.startsWith('dev/') && to.startsWith('tests/')) return 'dev imports no tests';
  return undefined;
}

function packageViolation(from: string, name: string): string | undefined {
  if (from.startsWith('functions/shared/')) {
    return isTest(from) ? undefined : 'shared code imports no packages';
  }
  if (!from.startsWith('web/src/') || isTest(from)) return undefined;
  const mayUseFirebase =
    /^web\/src\/((features|admin)\/[^/]+\/api\/|core\/|lib\/(firebase|firestore|app-check)\.ts$)/.test(
      from,
    );
  if (/^(@firebase|firebase)(\/|$)/.test(name) && !mayUseFirebase && !isTest(from)) {
    return 'only features/*/api, admin/*/api, core, lib/firebase.ts, lib/firestore.ts and lib/app-check.ts import Firebase';
  }
  return undefined;
}

function sharedViolation(from: string, to: string): string | undefined {
  if (!to.startsWith('functions/shared/')) return 'shared code imports nothing from outside itself';
  const [fromFolder, toFolder] = [sharedFolderOf(from), sharedFolderOf(to)];
  return mayImport(sharedFolders, fromFolder, toFolder)
    ? undefined
    : `shared/${fromFolder} must not import ${toFolder}`;
}

function sharedFolderOf(path: string): string {
  const [folder, file] = partsOf(path);
  return file === '' ? 'files' : folder;
}

function functionViolation(from: string, to: string): string | undefined {
  if (to.startsWith('functions/shared/')) return undefined;
  if (to.startsWith('tests/support/') && isTest(from)) return undefined;
  if (!to.startsWith('functions/src/')) return 'functions import only functions';
  const [fromSubject, fromFolder] = partsOf(from);
  const [toSubject, toFolder] = partsOf(to);
  if (!mayImport(subjects, fromSubject, toSubject)) {
    return `functions/src/${fromSubject} must not import ${toSubject}`;
  }
  const isWithinPayments = fromSubject === 'payments' && toSubject === 'payments';
  return !isWithinPayments || mayImport(paymentFolders, fromFolder, toFolder)
    ? undefined
    : `payments/${fromFolder} must not import payments/${toFolder}`;
}

function mayImport(rows: Rows, from: string, to: string): boolean {
  const rowOf = (name: string): number =>
    Math.max(
      0,
      rows.findIndex((row) => row.includes(name)),
    );
  return from === to || rowOf(from) < rowOf(to);
}

function webViolation(from: string, to: string): string | undefined {
  if (to.startsWith('functions/shared/')) return undefined;
  if (/^(tests\/support|web\/tests)\//.test(to) && isTest(from)) return undefined;
  if (!to.startsWith('web/src/')) return 'web imports only web and shared';
  const [fromFolder, fromFeature] = partsOf(from);
  const [toFolder, toFeature] = partsOf(to);
  if (toFolder === 'admin' && fromFolder !== 'admin') {
    return 'the site never imports the admin panel';
  }
  if (isOutermost(from)) return undefined;
  if (fromFolder === 'features' && toFolder === 'features' && fromFeature !== toFeature) {
    return 'a feature never imports another feature';
  }
  if (isOutermost(to) || !mayImport(webFolders, fromFolder, toFolder)) {
    return `web/src/${fromFolder} must not import ${toFolder}`;
  }
  return fromFolder !== 'admin' || toFolder !== 'admin' || isAdminEntry(from) || isTest(from)
    ? undefined
    : adminViolation(fromFeature, toFeature);
}

function adminViolation(from: string, to: string): string | undefined {
  return mayImport(adminFolders, from, to) ? undefined : `admin/${from} must not import ${to}`;
}

/** Whether the file is an entry of the admin panel in the browser. */
function isAdminEntry(path: string): boolean {
  return /^web\/src\/admin\/[^/]+$/.test(path);
}

/** Whether the file is an entry in web/src itself or a picture that the build draws. */
function isOutermost(path: string): boolean {
  return /^web\/src\/([^/]+$|pictures\/)/.test(path);
}

function partsOf(path: string): [outer: string, inner: string] {
  const [outer = '', inner = ''] = path.split('/').slice(2);
  return [outer, inner];
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
