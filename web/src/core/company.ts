export const company = {
  kicker: 'Company',
  title: 'Company details',
  lead: 'Your contracts, invoices and receipts are issued by this company.',
  details: {
    legalName: 'Legal name',
    cin: 'Corporate identity number (CIN)',
    gstin: 'GST number (GSTIN)',
    office: 'Registered office',
  },
} as const;
