import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import type { Letter } from '../../../dev/mailbox/letters.ts';

/** What has reached an address, newest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const answer = await fetch(`${process.env['MAILBOX_URL']}/letters`);
  const letters = (await answer.json()) as Letter[];
  return letters.filter(({ to }) => to.split(', ').includes(address));
}

/** The newest letter to an address whose subject has this form, as soon as one has come. */
export function awaitLetter(address: string, subject: RegExp): Promise<Letter> {
  return awaitSuch(address, (letter) => subject.test(letter.subject));
}

/** The newest letter to an address that is answered to another, as soon as one has come. */
export function awaitLetterFrom(address: string, replyTo: string): Promise<Letter> {
  return awaitSuch(address, (letter) => letter.replyTo.includes(replyTo));
}

async function awaitSuch(address: string, isSought: (letter: Letter) => boolean): Promise<Letter> {
  let found: Letter | undefined;
  await expect(async () => {
    found = (await lettersTo(address)).find(isSought);
    expect(found).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return found ?? never();
}

/** The text of a PDF that came with a letter, each run of blanks as one. */
export async function readAttachedPdf({ id }: Letter, index: number): Promise<string> {
  const file = await fetch(`${process.env['MAILBOX_URL']}/letters/${id}/attachments/${index}`);
  const { text } = await extractText(await file.bytes(), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

function never(): never {
  throw new Error('There is no such letter.');
}
