import { productsOfRegion, type Product } from '@shared/catalogue/catalogue.ts';
import { choices, noGuarantee, productPage as texts } from '../../../content/products.ts';
import { renewal } from '../../../content/renewal.ts';
import { textLink, type PageLink } from './page-link.ts';
import { ProductSection } from './product-section.tsx';

export function ProductQuestions({ product, faq }: { product: Product; faq: PageLink }) {
  return (
    <ProductSection id="questions" title={texts.questions}>
      <dl className="flex flex-col gap-5">
        {questionsOn(product).map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <a href={faq.path} className={textLink}>
          {texts.allQuestions}
        </a>
      </p>
    </ProductSection>
  );
}

function questionsOn({ region, pricing }: Product) {
  const names = productsOfRegion(region).map(({ name }) => name);
  return [
    region === 'cross-region'
      ? { question: texts.whenRegional, answer: texts.regionalIsEnough }
      : {
          question: texts.comparisonQuestion(names),
          answer: `${choices[region]} ${texts.bothInCart}`,
        },
    {
      question: pricing.model === 'user' ? texts.users : texts.seats,
      answer: texts.chooseHere,
    },
    { question: texts.whatThen, answer: renewal },
    { question: texts.outcome, answer: noGuarantee },
  ];
}
