export interface Session {
  uid: string;
  /** The first factor, such as `password`. */
  method: string;
  projectId: string;
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** Reads a token without verifying it, because the Auth emulator doesn't sign its tokens. */
export function readToken(idToken: string): Session {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { sub, aud, firebase } = JSON.parse(payload) as {
    sub: string;
    aud: string;
    firebase: { sign_in_provider: string };
  };
  return {
    uid: sub,
    method: firebase.sign_in_provider,
    projectId: aud,
  };
}

/**
 * Gets new tokens from the Auth emulator for an unsigned refresh token. If that names an authenticator app as the
 * second factor, the emulator adds it to every ID token.
 */
export async function tokensFor(
  origin: string,
  { uid, method, projectId }: Session,
  factorId: string | undefined,
): Promise<Tokens> {
  const record = {
    _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
    localId: uid,
    provider: method,
    extraClaims: {},
    projectId,
    ...(factorId !== undefined && { secondFactor: { identifier: factorId, provider: 'totp' } }),
  };
  const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=stand-in`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: Buffer.from(JSON.stringify(record)).toString('base64'),
    }),
  });
  const { id_token, refresh_token } = (await answer.json()) as Record<
    'id_token' | 'refresh_token',
    string
  >;
  return { idToken: id_token, refreshToken: refresh_token };
}
