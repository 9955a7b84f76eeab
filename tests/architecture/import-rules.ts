import type { Import } from './imports.ts';

/** The layers of web/src, each of which may import itself and those after it. */
const webLayers = ['app', 'features', 'core', 'components', 'content', 'lib', 'styles'];

/**
 * The subjects of functions/src from the outside in: each may import itself and those of later rows. A
 * subject that is not named stands in the first row, so that a new one is fenced at once.
 */
const subjects: Rows = [
  ['desk'],
  ['accounts', 'letters', 'messages'],
  ['invoices'],
  ['receipts'],
  ['payments'],
  ['outbox'],
  ['alerts', 'audit', 'places'],
  ['platform'],
];

/** The same for the folders within payments. */
const paymentFolders: Rows = [
  ['reconcile'],
  ['checkout', 'refunds', 'webhook'],
  ['settlement'],
  ['attempts'],
  ['documents.ts'],
];

type Rows = readonly (readonly string[])[];

/** Why an import points the wrong way; undefined when it is allowed. */
export function violation({ from, to, isPackage }: Import): string | undefined {
  if (isPackage) return packageViolation(from, to);
  if (from.startsWith('functions/shared/')) {
    return to.startsWith('functions/shared/') || isTest(from)
      ? undefined
      : 'shared code imports nothing from outside itself';
  }
  if (from.startsWith('functions/')) return functionViolation(from, to);
  if (from.startsWith('web/src/')) return webViolation(from, to);
  return undefined;
}

function packageViolation(from: string, name: string): string | undefined {
  if (from.startsWith('functions/shared/')) {
    return isTest(from) ? undefined : 'shared code imports no packages';
  }
  if (!from.startsWith('web/src/')) return undefined;
  const mayUseFirebase =
    /^web\/src\/((features\/[^/]+|admin)\/api\/|core\/|lib\/(firebase|firestore|app-check)\.ts$)/.test(
      from,
    );
  if (/^(@firebase|firebase)(\/|$)/.test(name) && !mayUseFirebase) {
    return 'only features/*/api, admin/api, core, lib/firebase.ts, lib/firestore.ts and lib/app-check.ts import Firebase';
  }
  return undefined;
}

function functionViolation(from: string, to: string): string | undefined {
  if (to.startsWith('functions/shared/')) return undefined;
  if (to.startsWith('tests/support/') && isTest(from)) return undefined;
  if (!to.startsWith('functions/src/')) return 'functions import only functions';
  const [fromSubject, fromFolder] = functionParts(from);
  const [toSubject, toFolder] = functionParts(to);
  if (fromSubject === 'index') return undefined;
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
  if (to.startsWith('tests/support/') && isTest(from)) return undefined;
  if (!to.startsWith('web/src/'))
    return isStyle(to) ? undefined : 'web imports only web and shared';
  const [fromLayer, fromFeature] = webParts(from);
  const [toLayer, toFeature] = webParts(to);
  if (toLayer === 'admin' && fromLayer !== 'admin') return 'the site never imports the admin panel';
  if (!webLayers.includes(fromLayer)) return undefined;
  if (fromLayer === 'features' && toLayer === 'features' && fromFeature !== toFeature) {
    return 'a feature never imports another feature';
  }
  return webLayers.indexOf(toLayer) >= webLayers.indexOf(fromLayer)
    ? undefined
    : `web/src/${fromLayer} must not import ${toLayer}`;
}

/** A folder of web/src, or `entry` for a file that lies in web/src itself. */
function webParts(path: string): [layer: string, feature: string] {
  const [layer = '', feature = ''] = path.replace('web/src/', '').split('/');
  return layer.includes('.') ? ['entry', ''] : [layer, feature];
}

/** A folder of functions/src and the folder in it, or `index`. */
function functionParts(path: string): [subject: string, folder: string] {
  const [subject = '', folder = ''] = path.replace('functions/src/', '').split('/');
  return [subject.replace('.ts', ''), folder];
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function isStyle(path: string): boolean {
  return path.endsWith('.css');
}
