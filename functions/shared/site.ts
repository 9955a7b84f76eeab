/**
 * Facts about the operator, shown in the footer, the legal pages, emails and receipts. Every value is a placeholder
 * until the operator replaces it. A check before deployment rejects placeholders.
 */
export const site = {
  name: 'Example Recovery',
  legalEntity: 'Example Recovery Technologies Private Limited',
  /** The company's registration number; empty if there is none. */
  cin: 'U00000HR0000PTC000000' as string,
  owner: 'Owner Name',
  email: 'contact@example.com',
  phone: '+91 00000 00000',
  address: {
    street: '00 Example Street',
    city: 'Gurugram',
    state: 'Haryana',
    postcode: '122000',
    country: 'India',
  },
  /** Shown beside the message form. Empty values are hidden. */
  contact: {
    /** How soon a message gets a reply, such as `within one working day`. */
    answerTime: '' as string,
    /** How long a demo takes, such as `30 minutes`. */
    demoLength: '' as string,
  },
  /**
   * A sentence about how customers get access to what they bought. Shown after a payment, in the email about the
   * payment and on each product; hidden if empty. For example: `Your login arrives in a separate email.`
   */
  access: '' as string,
  /** The bank account for transfers, shown on unpaid invoices. Hidden while the account number is empty. */
  bank: {
    /** The account holder. */
    beneficiary: 'Example Recovery Technologies Private Limited' as string,
    account: '000000000000' as string,
    ifsc: 'Example0000' as string,
    bank: 'Example Bank, Gurugram' as string,
    /** For transfers from abroad. */
    swift: '' as string,
  },
  /** Shown under Security and compliance. Empty values are hidden. */
  security: {
    /** Where the data is stored, such as `Google Cloud, Mumbai (asia-south1)`. */
    hosting: '' as string,
    /** Such as the operator's certificates, with their dates. */
    certificates: '' as string,
  },
  social: {
    instagram: 'https://www.instagram.com/example',
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
  },
} as const;
