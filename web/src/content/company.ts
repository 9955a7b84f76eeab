export const company = {
  kicker: 'Company',
  title: 'Who operates this site',
  lead: 'The contracts, invoices and receipts that you get from us name the same company.',
  facts: {
    legalName: 'Legal name',
    cin: 'Corporate identity number (CIN)',
    gstin: 'Tax registration (GSTIN)',
    office: 'Registered office',
  },
} as const;
