import type { Import } from './imports.ts';

/** The layers of web/src, each of which may import itself and those after it. */
const webLayers = ['app', 'features', 'core', 'components', 'content', 'lib', 'styles'];

/** The layers of functions/src, from the outside in. */
const functionLayers: Record<string, readonly string[]> = {
  http: ['http', 'services', 'config', 'firebase', 'documents', 'log'],
  triggers: ['triggers', 'services', 'config', 'firebase', 'documents', 'log'],
  schedules: ['schedules', 'services', 'config', 'firebase', 'documents', 'log'],
  services: ['services', 'gateways', 'mail', 'receipts', 'config', 'firebase', 'documents', 'log'],
  mail: ['mail', 'config', 'firebase', 'documents', 'log'],
  receipts: ['receipts'],
  gateways: ['gateways', 'config', 'firebase', 'documents', 'log'],
  firebase: ['firebase', 'documents'],
  config: ['config'],
  documents: ['documents'],
  log: ['log'],
};

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
  if (/^(react-router|react-router-dom)(\/|$)/.test(name) && from !== 'web/src/lib/router.ts') {
    return 'only lib/router.ts imports the router';
  }
  const mayUseFirebase =
    /^web\/src\/(features\/[^/]+\/api\/|core\/|lib\/(firebase|firestore|app-check)\.ts$)/.test(
      from,
    );
  if (/^(@firebase|firebase)(\/|$)/.test(name) && !mayUseFirebase) {
    return 'only features/*/api, core, lib/firebase.ts, lib/firestore.ts and lib/app-check.ts import Firebase';
  }
  return undefined;
}

function functionViolation(from: string, to: string): string | undefined {
  if (to.startsWith('functions/shared/')) return undefined;
  if (to.startsWith('tests/builders/') && isTest(from)) return undefined;
  if (!to.startsWith('functions/src/')) return 'functions import only functions';
  const layer = functionLayer(from);
  if (layer === 'index') return undefined;
  return functionLayers[layer]?.includes(functionLayer(to))
    ? undefined
    : `functions/src/${layer} must not import ${functionLayer(to)}`;
}

function webViolation(from: string, to: string): string | undefined {
  if (to.startsWith('functions/shared/')) return undefined;
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

function functionLayer(path: string): string {
  return (
    path
      .replace('functions/src/', '')
      .split('/')[0]
      ?.replace(/(\.test)?\.ts$/, '') ?? ''
  );
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

function isStyle(path: string): boolean {
  return path.endsWith('.css');
}
