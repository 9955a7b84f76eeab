const known: { signs: RegExp; advice: string }[] = [
  {
    signs: /maxScale may not exceed|total allowable CPU|Max instances must be set to/i,
    advice:
      'The region has too few processors for all instances. Lower ENDPOINT_MAX_INSTANCES in functions/.env.<project>, or ask Google for a higher quota of Cloud Run.',
  },
  {
    signs: /Unable to set the invoker/i,
    advice:
      'The endpoints must be callable by everyone. A policy of the organisation forbids it (Domain restricted sharing), or your account lacks the role Cloud Functions Admin.',
  },
  {
    signs: /missing permission on the build service account/i,
    advice:
      'Give the default service account of Compute Engine the role Cloud Build Service Account (roles/cloudbuild.builds.builder), and deploy again.',
  },
];

/** Whether Google's services do not know the permissions yet that the deployment has just given to them. */
export function isPropagating(output: string): boolean {
  return /recently started to use Eventarc|first time using 2nd gen functions/i.test(output);
}

/** What the person who deploys can do about the failures that an output of firebase-tools shows. */
export function adviceOn(output: string): string[] {
  return known.flatMap(({ signs, advice }) => (signs.test(output) ? advice : []));
}
