interface Asked {
  projectId: string;
  /** The matches of each `*` in the pattern. */
  parts: string[];
  json: unknown;
  query: URLSearchParams;
  /** The host's short name and the path. */
  path: string;
  port: string;
}

export type Answer = (asked: Asked) => object | undefined;

const projectNumber = '100000000001';
const serviceAccount = `${projectNumber}-compute@developer.gserviceaccount.com`;

/**
 * Google's answers for a project that is set up and has no deployment yet. A `*` matches one part of a path.
 * Undefined means that the resource doesn't exist.
 */
export const readyProject: Record<string, Answer> = {
  'POST cloudresourcemanager/v1/projects/*:testIamPermissions': ({ json }) => json as object,
  'POST cloudresourcemanager/v1/projects/*:getIamPolicy': () => ({ bindings: [] }),
  'POST cloudresourcemanager/v1/projects/*:setIamPolicy': () => ({ bindings: [] }),
  'GET cloudresourcemanager/v1/projects/*': ({ projectId }) => ({ projectId, projectNumber }),
  'GET serviceusage/v1/projects/*/services/*': () => ({ state: 'ENABLED' }),
  'POST serviceusage/v1beta1/projects/*/services/*:generateServiceIdentity': () => ({ done: true }),
  'GET cloudbilling/v1/projects/*/billingInfo': () => ({ billingEnabled: true }),
  'GET compute/compute/v1/projects/*': () => ({ defaultServiceAccount: serviceAccount }),
  'GET runtimeconfig/v1beta1/projects/*/configs': () => ({}),
  'GET firebaseextensions/v1beta/projects/*/instances': () => ({}),
  'GET firebase/v1beta1/projects/*': ({ projectId }) => ({
    projectId,
    projectNumber,
    resources: { hostingSite: projectId },
  }),
  'GET firebase/v1beta1/projects/*/adminSdkConfig': ({ projectId }) => ({ projectId }),

  'GET secretmanager/v1/projects/*/secrets/*': ({ parts: [, name] }) => ({
    name: `projects/${projectNumber}/secrets/${name}`,
    replication: { automatic: {} },
  }),
  'GET secretmanager/v1/projects/*/secrets/*/versions/*': ({ parts: [, name] }) => ({
    name: `projects/${projectNumber}/secrets/${name}/versions/1`,
    state: 'ENABLED',
  }),
  'GET secretmanager/v1/projects/*/secrets/*:getIamPolicy': () => ({ bindings: [] }),
  'POST secretmanager/v1/projects/*/secrets/*:setIamPolicy': () => ({ bindings: [] }),

  'GET firestore/v1/projects/*/databases/*': ({ path }) => ({
    name: path,
    locationId: 'asia-south1',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  }),
  'GET firestore/v1/projects/*/databases/*/collectionGroups/-/indexes': () => ({}),
  'GET firestore/v1/projects/*/databases/*/collectionGroups/-/fields': () => ({}),
  'POST firestore/v1/projects/*/databases/*/collectionGroups/*/indexes': () => ({}),
  'PATCH firestore/v1/projects/*/databases/*/collectionGroups/*/fields/*': () => ({}),
  'POST firebaserules/v1/projects/*:test': () => ({}),
  'GET firebaserules/v1/projects/*/releases': () => ({}),
  'POST firebaserules/v1/projects/*/rulesets': ({ projectId }) => ({
    name: `projects/${projectId}/rulesets/1`,
  }),
  'PATCH firebaserules/v1/projects/*/releases/*': ({ json }) => json as object,

  'GET cloudfunctions/v1/projects/*/locations/-/functions': () => ({}),
  'GET cloudfunctions/v2/projects/*/locations/-/functions': () => ({}),
  'POST cloudfunctions/v2/projects/*/locations/*/functions:generateUploadUrl': ({ port }) => ({
    uploadUrl: `http://storage.googleapis.com:${port}/functions.zip`,
    storageSource: { bucket: 'sources', object: 'functions.zip' },
  }),
  'PUT storage/functions.zip': () => ({}),
  'POST cloudfunctions/v2/projects/*/locations/*/functions': ({ path, query }) => ({
    name: `${path.replace('cloudfunctions/v2/', '').replace(/functions$/, 'operations')}/${query.get('functionId')}`,
  }),
  'GET cloudfunctions/v2/projects/*/locations/*/operations/*': ({
    parts: [project, region, name],
  }) => ({
    done: true,
    response: {
      url: `https://${region}-${project}.cloudfunctions.net/${name}`,
      serviceConfig: {
        service: `projects/${project}/locations/${region}/services/${name?.toLowerCase()}`,
      },
    },
  }),
  'POST run/v1/projects/*/locations/*/services/*:setIamPolicy': () => ({ bindings: [] }),
  'GET cloudscheduler/v1/projects/*/locations/*/jobs/*': () => undefined,
  'POST cloudscheduler/v1/projects/*/locations/*/jobs': ({ json }) => json as object,
  'GET artifactregistry/v1/projects/*/locations/*/repositories/*': ({ path }) => ({
    name: path.replace('artifactregistry/v1/', ''),
  }),
  'PATCH artifactregistry/v1/projects/*/locations/*/repositories/*': ({ json }) => json as object,

  'GET firebasehosting/v1beta1/projects/*/sites/*': ({ path }) => ({ name: path }),
  'POST firebasehosting/v1beta1/projects/*/sites/*/versions': ({ parts: [, site] }) => ({
    name: `projects/${projectNumber}/sites/${site}/versions/1`,
  }),
  'POST firebasehosting/v1beta1/projects/*/sites/*/versions/*:populateFiles': ({ json, port }) => ({
    uploadRequiredHashes: Object.values((json as { files: object }).files),
    uploadUrl: `http://upload-firebasehosting.googleapis.com:${port}/upload`,
  }),
  'POST upload-firebasehosting/upload/*': () => ({}),
  'PATCH firebasehosting/v1beta1/projects/*/sites/*/versions/*': ({ json }) => json as object,
  'POST firebasehosting/v1beta1/projects/*/sites/*/channels/live/releases': () => ({}),
};

/** Returns the table with `others` replacing or adding rows. */
export function answersWith(others: Record<string, Answer>) {
  return Object.entries({ ...readyProject, ...others }).map(([name, answer]) => {
    const [method, path = ''] = name.split(' ');
    const source = RegExp.escape(path).replaceAll('\\*', '([^/:]+)');
    return { name, method, pattern: new RegExp(`^${source}$`), answer };
  });
}
