import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import {
  receiptEndpoint,
  receiptId,
  receiptNumber,
} from '../../../functions/shared/receipts/receipt-numbers.ts';
import { withTimes } from '../../../functions/shared/receipts/receipts.ts';
import { roles } from '../../../functions/shared/accounts/roles.ts';
import { serverErrors } from '../../../functions/shared/server-errors.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { toReceiptView } from '../../../functions/src/receipts/to-receipt-view.ts';
import { anIssuedReceipt } from '../../support/issued-receipts.ts';
import {
  age,
  signUp,
  signUpGuest,
  withClaims,
  withTokenOfAge,
  type Account,
} from '../../support/functions/accounts/accounts.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { suite } from '../../support/functions/suite.ts';

const forbidden = {
  status: 403,
  body: { code: 'forbidden', message: serverErrors.forbidden.message },
};

let sequence = Date.now() % 90_000_000;
let owner: Account;
let number: string;

beforeAll(async () => {
  owner = await signUp();
  number = await storeReceipt(owner);
});

it('GET /receipts/{number} returns the PDF to its owner, and no cache may store it', async () => {
  const { status, headers, body } = await ask(owner, receiptEndpoint(number));
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/pdf');
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="${receiptId(number)}.pdf"`,
  );
  expect(headers.get('Cache-Control')).toBe('no-store');
  const { text } = await extractText(new Uint8Array(body as ArrayBuffer), { mergePages: true });
  expect(text).toMatch(new RegExp(`^Example Recovery Receipt\\s+No. ${number}\\s`));
  expect(text).toContain('Payment ID pay_Example0000001');
});

it('GET /receipts/{number} returns the content of the PDF if the request prefers JSON, and otherwise the PDF', async () => {
  const { status, headers, body } = await ask(owner, receiptEndpoint(number), 'application/json');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const issued = anIssuedReceipt({ uid: owner.uid, number });
  expect(body).toEqual(toReceiptView(withTimes(issued, (moment) => moment.toDate())));
  for (const accept of [
    '*/*',
    'application/pdf',
    'text/html',
    'application/pdf, application/json',
  ]) {
    const answer = await ask(owner, receiptEndpoint(number), accept);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  }
  expect(await ask(await signUp(), receiptEndpoint(number), 'application/json')).toMatchObject(
    forbidden,
  );
});

it('GET /receipts/{number} returns receipts to guests and to staff', async () => {
  const guest = await signUpGuest();
  const own = await storeReceipt(guest);
  expect(await ask(guest, receiptEndpoint(own))).toMatchObject({ status: 200 });
  for (const role of roles) {
    const staff = await aStaffMember(role);
    expect(await ask(staff, receiptEndpoint(own))).toMatchObject({ status: 200 });
  }
});

it('GET /receipts/{number} tells staff why their login is refused, whether the receipt exists or not', async () => {
  const tired = await aStaffMember('viewer');
  await age(tired, 13 * 60 * 60);
  const refused: [staff: Account, code: string][] = [
    [withTokenOfAge(tired, 12 * 60 * 60 + 60), 'shift-over'],
    [await aStaffMember('viewer', { roleMethods: ['google.com'] }), 'other-method'],
    [await aStaffMember('viewer', { secondFactor: true }), 'second-factor-missing'],
  ];
  for (const [staff, code] of refused) {
    for (const asked of [number, receiptNumber('10-11', 1)]) {
      const answer = await ask(staff, receiptEndpoint(asked));
      expect(answer).toMatchObject({ status: 403, body: { code } });
    }
    const own = await storeReceipt(staff);
    expect(await ask(staff, receiptEndpoint(own))).toMatchObject({ status: 200 });
  }
});

it("GET /receipts/{number} gives one answer for another account's receipt, a missing one, and an invalid path", async () => {
  const other = await signUp();
  const notAdmin = withClaims(other, { admin: 'true' });
  const missing = receiptEndpoint(receiptNumber('10-11', 1));
  const rubbish = [
    '/receipts/',
    '/receipts/x',
    '/receipts/R-26-27-1',
    `${missing}/x`,
    `${missing}.pdf`,
  ];
  expect(await ask(other, receiptEndpoint(number))).toMatchObject(forbidden);
  expect(await ask(notAdmin, receiptEndpoint(number))).toMatchObject(forbidden);
  for (const path of [missing, ...rubbish, '/receipts/x%2Fy', '/receipts/%00']) {
    const answer = await ask(owner, path);
    expect({ path, ...answer }).toMatchObject({ path, ...forbidden });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

/** Stores a receipt of a year in which no other test issues receipts. */
async function storeReceipt({ uid }: Account): Promise<string> {
  sequence += 1;
  const own = receiptNumber('01-02', sequence);
  await receipts.doc(receiptId(own)).set(anIssuedReceipt({ uid, number: own }));
  return own;
}

async function ask({ token }: Account, path: string, accept = 'application/pdf') {
  const answer = await fetch(suite.siteUrl + path, {
    headers: { Authorization: `Bearer ${token}`, Accept: accept },
  });
  const { status, headers } = answer;
  const isPdf = headers.get('Content-Type') === 'application/pdf';
  return { status, headers, body: await (isPdf ? answer.arrayBuffer() : answer.json()) };
}
