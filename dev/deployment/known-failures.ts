const known: { signs: RegExp; advice: string }[] = [
  {
    signs: /maxScale may not exceed|total allowable CPU|Max instances must be set to/i,
    advice:
      "The region's CPU quota is too small for all instances. Lower ENDPOINT_MAX_INSTANCES in functions/.env.<project>, or ask Google for a higher quota of Cloud Run.",
  },
  {
    signs: /Unable to set the invoker/i,
    advice:
      'The endpoints must be public. An organisation policy (Domain restricted sharing) forbids it, or your account lacks the Cloud Functions Admin role.',
  },
  {
    signs: /missing permission on the build service account/i,
    advice:
      'Give the default service account of Compute Engine the role Cloud Build Service Account (roles/cloudbuild.builds.builder), and deploy again.',
  },
];

/** Returns whether permissions that the deployment just granted haven't reached Google's services yet. */
export function isPropagating(output: string): boolean {
  return /recently started to use Eventarc|first time using 2nd gen functions/i.test(output);
}

/** Returns advice on the known failures in the output of firebase-tools. */
export function adviceOn(output: string): string[] {
  return known.flatMap(({ signs, advice }) => (signs.test(output) ? advice : []));
}
