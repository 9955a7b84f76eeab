import { faq } from '../content/guides/faq.ts';
import { tax } from '../content/tax.ts';
import { plainText } from '../content/text-document.ts';

export const dataFacts = {
  includesTax: tax !== undefined,
  questions: faq.sections.map(({ heading, blocks }) => ({
    question: heading,
    answer: blocks.map(plainText).join(' '),
  })),
};
