import { randomUUID } from 'node:crypto';
import { digits, isCodeOf, newSecret, periodSeconds } from './one-time-code.ts';
import { readToken, tokensFor, type Session } from './tokens.ts';

export type Service = (request: Request) => Promise<Response>;

interface Factor {
  mfaEnrollmentId: string;
  displayName: string;
  enrolledAt: string;
  secret: string;
}

/** The fields of requests and answers that this module reads. */
interface Body {
  idToken: string;
  localId: string;
  displayName: string;
  mfaPendingCredential: string;
  mfaEnrollmentId: string;
  totpVerificationInfo: { sessionInfo: string; verificationCode: string };
  users: { localId: string }[];
}

/**
 * Adds an authenticator app as second factor to each account of the Auth emulator, as Identity Platform has it. The
 * emulator at `origin` answers all other requests.
 */
export function identityPlatform(origin: string): Service {
  /** By the account's ID. */
  const factors = new Map<string, Factor>();
  /** The secrets of apps that are being set up. */
  const secrets = new Map<string, string>();
  const pending = new Map<string, Session>();

  const methods: Record<string, Service> = {
    'accounts:signInWithPassword': requestFactor,
    'accounts:lookup': withFactors,
    'mfaEnrollment:start': startEnrolment,
    'mfaEnrollment:finalize': finalizeEnrolment,
    'mfaEnrollment:withdraw': withdraw,
    'mfaSignIn:finalize': finalizeSignIn,
  };

  return (request) => (methods[methodOf(request)] ?? send)(request);

  function send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, origin), request));
  }

  async function requestFactor(request: Request): Promise<Response> {
    const answer = await send(request);
    const { idToken, localId, displayName } = (await answer.clone().json()) as Body;
    const factor = idToken && factors.get(localId);
    if (!factor) return answer;
    const mfaPendingCredential = randomUUID();
    pending.set(mfaPendingCredential, readToken(idToken));
    return Response.json({ localId, displayName, mfaPendingCredential, mfaInfo: [toInfo(factor)] });
  }

  async function withFactors(request: Request): Promise<Response> {
    const answer = await send(request);
    if (!answer.ok) return answer;
    const body = (await answer.json()) as Body;
    const users = body.users.map((user) => {
      const factor = factors.get(user.localId);
      return { ...user, ...(factor && { mfaInfo: [toInfo(factor)] }) };
    });
    return Response.json({ ...body, users });
  }

  function startEnrolment(): Promise<Response> {
    const sessionInfo = randomUUID();
    const secret = newSecret();
    secrets.set(sessionInfo, secret);
    const answer = Response.json({
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: digits,
        hashingAlgorithm: 'SHA1',
        periodSec: periodSeconds,
        sessionInfo,
        finalizeEnrollmentTime: new Date(Date.now() + 5 * 60 * 1000).toISOString(),
      },
    });
    return Promise.resolve(answer);
  }

  async function finalizeEnrolment(request: Request): Promise<Response> {
    const { idToken, displayName, totpVerificationInfo } = (await request.json()) as Body;
    const { sessionInfo, verificationCode } = totpVerificationInfo;
    const secret = secrets.get(sessionInfo);
    if (secret === undefined) return refuse('INVALID_SESSION_INFO');
    if (!isCodeOf(secret, verificationCode)) return refuse('INVALID_CODE');
    const session = readToken(idToken);
    const mfaEnrollmentId = randomUUID();
    const enrolledAt = new Date().toISOString();
    factors.set(session.uid, { mfaEnrollmentId, displayName, enrolledAt, secret });
    return Response.json(await tokensFor(origin, session, mfaEnrollmentId));
  }

  async function withdraw(request: Request): Promise<Response> {
    const { idToken, mfaEnrollmentId } = (await request.json()) as Body;
    const session = readToken(idToken);
    if (factors.get(session.uid)?.mfaEnrollmentId !== mfaEnrollmentId) {
      return refuse('MFA_ENROLLMENT_NOT_FOUND');
    }
    factors.delete(session.uid);
    return Response.json(await tokensFor(origin, session, undefined));
  }

  async function finalizeSignIn(request: Request): Promise<Response> {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } =
      (await request.json()) as Body;
    const session = pending.get(mfaPendingCredential);
    if (!session) return refuse('INVALID_MFA_PENDING_CREDENTIAL');
    const factor = factors.get(session.uid);
    if (factor?.mfaEnrollmentId !== mfaEnrollmentId) return refuse('MFA_ENROLLMENT_NOT_FOUND');
    if (!isCodeOf(factor.secret, totpVerificationInfo.verificationCode)) {
      return refuse('INVALID_CODE');
    }
    pending.delete(mfaPendingCredential);
    return Response.json(await tokensFor(origin, session, mfaEnrollmentId));
  }
}

/** Returns the API method, for example `mfaSignIn:finalize`. */
function methodOf({ method, url }: Request): string {
  return method === 'POST' ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
}

function toInfo({ secret: _, ...told }: Factor): object {
  return { ...told, totpInfo: {} };
}

function refuse(message: string): Response {
  return Response.json({ error: { code: 400, message } }, { status: 400 });
}
