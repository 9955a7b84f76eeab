import { paths } from '@shared/paths.ts';

/** The legal pages, without their texts: those load with the page. */
export const legalPages = {
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy',
    description:
      'Which personal data we collect, what we use it for and on which legal basis, who processes it for us, and how to use your rights.',
  },
  terms: {
    path: paths.terms,
    title: 'Terms & Conditions',
    description:
      'The agreement for using the site and the platform: services, accounts, acceptable use, fees, liability and governing law.',
  },
  cancellation: {
    path: paths.cancellationPolicy,
    title: 'Cancellation and Shipping Policy',
    description:
      'How to cancel a subscription, what happens to your data afterwards, and how and when our digital services are delivered.',
  },
  refund: {
    path: paths.refundPolicy,
    title: 'Refund Policy',
    description:
      'When fees are refunded, how to report a billing discrepancy, how to ask for a refund and how long it takes.',
  },
} as const;
