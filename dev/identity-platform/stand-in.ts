import { randomUUID } from 'node:crypto';
import { digits, isCodeOf, newSecret, periodSeconds } from './one-time-code.ts';
import { readToken, tokensFor, type Session, type Tokens } from './tokens.ts';

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
  users: { localId: string; emailVerified?: boolean }[];
}

/** The maximum age of a login that may change second factors, in milliseconds. */
const freshMs = 5 * 60 * 1000;

/**
 * Adds authenticator apps as second factors to the Auth emulator, as Identity Platform has them. The emulator at
 * `origin` answers all other requests.
 */
export function identityPlatform(origin: string): Service {
  const factors = new Map<string, Factor[]>();
  const setups = new Map<string, { uid: string; secret: string }>();
  const pending = new Map<string, Session>();

  const methods: Record<string, Service> = {
    'accounts:signInWithPassword': requestFactor,
    'accounts:signInWithIdp': requestFactor,
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
    const { idToken, ...others } = (await answer.clone().json()) as Body;
    const own = idToken ? factors.get(others.localId) : undefined;
    if (!own) return answer;
    const mfaPendingCredential = randomUUID();
    pending.set(mfaPendingCredential, readToken(idToken));
    const {
      refreshToken: _,
      expiresIn: __,
      ...told
    } = others as Partial<Body & Tokens> & Record<'expiresIn', string>;
    return Response.json({ ...told, mfaPendingCredential, mfaInfo: own.map(toInfo) });
  }

  async function withFactors(request: Request): Promise<Response> {
    const answer = await send(request);
    if (!answer.ok) return answer;
    const body = (await answer.json()) as Body;
    const users = body.users.map((user) => {
      const own = factors.get(user.localId);
      return { ...user, ...(own && { mfaInfo: own.map(toInfo) }) };
    });
    return Response.json({ ...body, users });
  }

  async function startEnrolment(request: Request): Promise<Response> {
    const { idToken } = (await request.json()) as Body;
    const { uid, signedInMs } = readToken(idToken);
    if (Date.now() - signedInMs > freshMs) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    if (!(await isVerified(idToken))) return refuse('UNVERIFIED_EMAIL');
    const sessionInfo = randomUUID();
    const secret = newSecret();
    setups.set(sessionInfo, { uid, secret });
    return Response.json({
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: digits,
        hashingAlgorithm: 'SHA1',
        periodSec: periodSeconds,
        sessionInfo,
        finalizeEnrollmentTime: new Date(Date.now() + freshMs).toISOString(),
      },
    });
  }

  async function finalizeEnrolment(request: Request): Promise<Response> {
    const { idToken, displayName, totpVerificationInfo } = (await request.json()) as Body;
    const session = readToken(idToken);
    const setup = setups.get(totpVerificationInfo.sessionInfo);
    if (setup?.uid !== session.uid) return refuse('INVALID_SESSION_INFO');
    const { secret } = setup;
    if (!isCodeOf(secret, totpVerificationInfo.verificationCode)) return refuse('INVALID_CODE');
    const mfaEnrollmentId = randomUUID();
    const enrolledAt = new Date().toISOString();
    const own = factors.get(session.uid) ?? [];
    factors.set(session.uid, [...own, { mfaEnrollmentId, displayName, enrolledAt, secret }]);
    return Response.json(await tokensFor(origin, session, mfaEnrollmentId));
  }

  async function withdraw(request: Request): Promise<Response> {
    const { idToken, mfaEnrollmentId } = (await request.json()) as Body;
    const session = readToken(idToken);
    if (Date.now() - session.signedInMs > freshMs) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const own = factors.get(session.uid) ?? [];
    const left = own.filter((factor) => factor.mfaEnrollmentId !== mfaEnrollmentId);
    if (left.length === own.length) return refuse('MFA_ENROLLMENT_NOT_FOUND');
    if (left.length > 0) factors.set(session.uid, left);
    else factors.delete(session.uid);
    return Response.json(await tokensFor(origin, session, undefined));
  }

  async function finalizeSignIn(request: Request): Promise<Response> {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } =
      (await request.json()) as Body;
    const session = pending.get(mfaPendingCredential);
    if (!session) return refuse('INVALID_MFA_PENDING_CREDENTIAL');
    const own = factors.get(session.uid) ?? [];
    const factor = own.find((it) => it.mfaEnrollmentId === mfaEnrollmentId);
    if (!factor) return refuse('MFA_ENROLLMENT_NOT_FOUND');
    const isRight = isCodeOf(factor.secret, totpVerificationInfo.verificationCode);
    if (!isRight) return refuse('INVALID_CODE');
    pending.delete(mfaPendingCredential);
    return Response.json(await tokensFor(origin, session, mfaEnrollmentId));
  }

  async function isVerified(idToken: string): Promise<boolean> {
    const answer = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=stand-in`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ idToken }),
      },
    );
    const { users } = (await answer.json()) as Body;
    return users[0]?.emailVerified === true;
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
