/**
 * The operator's facts, shown in the footer, the legal pages, emails and receipts.
 * Every value is a placeholder until the operator fills in their own; a check before deployment refuses them.
 */
export const site = {
  name: 'Example Recovery',
  legalEntity: 'Example Recovery Technologies Private Limited',
  /** The company's registration number; empty where there is none. */
  cin: 'U00000HR0000PTC000000' as string,
  owner: 'Owner Name',
  email: 'contact@example.com',
  phone: '+91 00000 00000',
  address: {
    street: '00 Example Street',
    city: 'Gurugram',
    state: 'Haryana',
    postalCode: '122000',
    country: 'India',
  },
  /** Shown beside the message form; what is empty does not show. */
  contact: {
    /** When a message is answered, such as `within one working day`. */
    answerTime: '' as string,
    /** How long a demo takes, such as `30 minutes`. */
    demoLength: '' as string,
  },
  /**
   * How a buyer reaches what was bought, as a sentence, such as `Your login for the platform comes in an email of
   * its own.` Said after a payment, in the email about it, and at each product; where empty, nothing is said.
   */
  access: '' as string,
  /** Shown under Security and compliance; what is empty does not show. */
  security: {
    /** Where the data lies, such as `Google Cloud, Mumbai (asia-south1)`. */
    hosting: '' as string,
    /** Such as the certificates of the operator, with their dates. */
    certificates: '' as string,
  },
  social: {
    instagram: 'https://www.instagram.com/example',
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
  },
} as const;
