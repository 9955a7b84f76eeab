/** The invented content of the product's small pictures. */
export const pictures = {
  score: {
    title: 'Case 2041',
    score: 'Score 82',
    reasons: [
      { reason: 'Signed contract on file', points: '+24' },
      { reason: 'Payment in the last 60 days', points: '+18' },
      { reason: 'Address not confirmed', points: '−6' },
    ],
  },
  hours: {
    title: 'Contact hours',
    note: 'Sample rules',
    rows: [
      { country: 'Germany', hours: '9:00–18:00' },
      { country: 'Mexico', hours: '8:00–20:00' },
      { country: 'India', hours: 'Approval needed' },
    ],
  },
  dashboard: {
    title: 'All regions',
    note: 'Sample data',
    rows: [
      { region: 'Europe', received: '₹1,84,20,000', width: 'w-4/5' },
      { region: 'Middle East', received: '₹96,40,000', width: 'w-3/5' },
      { region: 'Asia-Pacific', received: '₹2,02,00,000', width: 'w-11/12' },
    ],
  },
  agent: {
    title: 'Agency, Lima',
    note: 'Vetted',
    rows: [
      { label: 'Languages', value: 'Spanish, English' },
      { label: 'Open cases', value: '14' },
      { label: 'Next review', value: 'March' },
    ],
  },
} as const;
