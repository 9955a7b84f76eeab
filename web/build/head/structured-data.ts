import type { BreadcrumbList, FAQPage, Graph, ItemList, Organization, WebSite } from 'schema-dts';
import {
  productByPath,
  products,
  type Product,
} from '../../../functions/shared/catalogue/catalogue.ts';
import { paths, productPath } from '../../../functions/shared/paths.ts';
import { site } from '../../../functions/shared/site.ts';
import type { SitePage } from '../../src/app/site-map.ts';
import { productData } from './product-data.ts';

/** The full URLs that structured data contains. */
export interface DataAddresses {
  origin: string;
  picture: string;
  logo: string;
}

/** Facts about the site for the structured data. */
export interface DataFacts {
  /** Whether prices in rupees include tax. */
  includesTax: boolean;
  /** The questions of the FAQ page. The answers are plain text. */
  questions: readonly { question: string; answer: string }[];
}

type Step = Pick<SitePage, 'path' | 'name'>;

export function structuredData(
  page: Step & Pick<SitePage, 'parent'>,
  { origin, logo, picture }: DataAddresses,
  { includesTax, questions }: DataFacts,
): Graph {
  const describe = (product: Product) => productData(product, { origin, picture, includesTax });
  const things =
    page.path === paths.home
      ? [organization(origin, logo), website(origin), ...products.map(describe)]
      : [breadcrumbs([...(page.parent ? [page.parent] : []), page], origin), ...subject()];
  return { '@context': 'https://schema.org', '@graph': things };

  function subject() {
    const product = productByPath(page.path);
    if (product) return [describe(product)];
    if (page.path === paths.products) return [productList(origin)];
    return page.path === paths.faq ? [faqPage(questions)] : [];
  }
}

/** Returns a script element with data, which browsers don't run. */
export function dataScript(data: Graph): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

function organization(origin: string, logo: string): Organization {
  const { street, city, state, postcode, country } = site.address;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    legalName: site.legalEntity,
    url: `${origin}/`,
    logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: site.phone,
    },
    sameAs: Object.values(site.social),
  };
}

function website(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${origin}/#organization` },
  };
}

function faqPage(questions: DataFacts['questions']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function productList(origin: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + productPath(id),
    })),
  };
}

/** `way` lists the pages below the landing page, down to the page itself. */
function breadcrumbs(trail: readonly Step[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: paths.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      }),
    ),
  };
}
