import { ServerError } from '../../functions/shared/server-errors.ts';
import { ProviderRefusal } from '../../functions/src/platform/razorpay/refusals.ts';
import { Problem } from '../suite/problem.ts';

/** The gRPC codes of Google's refusals. */
const grpc = { permissionDenied: 7, unavailable: 14 };

/** Turns a failure that the operator can fix into a Problem. Returns other errors unchanged. */
export function explainFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const project = process.env['GCLOUD_PROJECT'];
  const code = 'code' in error ? error.code : undefined;
  if (error instanceof ProviderRefusal) {
    return new Problem(`Razorpay rejected the request: ${error.words}`);
  }
  if (error instanceof ServerError && error.code.startsWith('provider-')) {
    return new Problem(
      'Unexpected response from Razorpay. Check your connection and both keys, then try again.',
    );
  }
  if (error instanceof ServerError) return new Problem(error.message);
  if (error.message.includes('Could not load the default credentials')) {
    return new Problem('No Google credentials found. Run npx firebase login and try again.');
  }
  if (code === grpc.permissionDenied) {
    return new Problem(
      `Your account doesn't have permission to do this in the project ${project}, or the project doesn't exist.`,
    );
  }
  if (code === grpc.unavailable) {
    return new Problem(
      process.env['FIRESTORE_EMULATOR_HOST']
        ? "The local suite isn't running. Start it with npm start, or choose a project with --project."
        : "Google isn't responding. Check your connection and try again.",
    );
  }
  return error;
}
