type Tone = 'success' | 'warning' | 'neutral';

interface ProductPicture {
  title: string;
  rows: readonly { label: string; state: string; tone: Tone }[];
}

/** The picture of each regional product, which shows its features in an invented case. */
export const productPictures: Record<string, ProductPicture> = {
  'eurodebt-navigator': {
    title: 'Case file, Frankfurt',
    rows: [
      row('Assigned to', 'German-speaking agency', 'neutral'),
      row('Payment plan', 'Agreed, in euros', 'success'),
      row('Interest', 'Calculated by national rules', 'neutral'),
      row('Retention', 'Rule applied', 'success'),
    ],
  },
  'creditorsync-eu-pro': {
    title: 'One claim, shared',
    rows: [
      row('Creditor', 'Balance in sync', 'success'),
      row('Agency', 'Balance in sync', 'success'),
      row('Counsel', 'Document to sign', 'warning'),
      row('Statement', 'Sent on schedule', 'neutral'),
    ],
  },
  'northstar-debt-console': {
    title: 'Next contact',
    rows: [
      row('State contact limit', 'Not reached', 'success'),
      row('Letter', 'Required notices included', 'success'),
      row('Dispute', 'Response due', 'warning'),
      row('Routed to', 'Agent with matching skills', 'neutral'),
    ],
  },
  'latam-gateway-mx': {
    title: 'Case file, Monterrey',
    rows: [
      row('Agent', 'Local and vetted', 'success'),
      row('Payment', 'Received by cash voucher', 'success'),
      row('Case file', 'Spanish and English', 'neutral'),
      row('Report', 'In pesos and dollars', 'neutral'),
    ],
  },
  'andean-debt-tracker': {
    title: 'Claim, Bogotá',
    rows: [
      row('First notice', 'Sent', 'success'),
      row('Reminder', 'Sent by text message', 'success'),
      row('Payment plan', 'Instalment due', 'warning'),
      row('Settlement', 'Open', 'neutral'),
    ],
  },
  'conosur-recovery-studio': {
    title: 'Strategy, Buenos Aires',
    rows: [
      row('Trial run', 'Complete, ready to launch', 'success'),
      row('Case priority', 'By present value', 'neutral'),
      row('Payment plans', 'Indexed to inflation', 'neutral'),
      row('Work list', 'Refreshed this morning', 'success'),
    ],
  },
  'mena-restructure-hub': {
    title: 'Proposal, Dubai',
    rows: [
      row('First approval', 'Granted', 'success'),
      row('Second approval', 'Pending', 'warning'),
      row('Documents', 'Arabic and English', 'neutral'),
      row('Collateral', 'Registered', 'success'),
    ],
  },
  'gulf-portfolio-command': {
    title: 'Allocation by agency',
    rows: [
      row('Agency, Dubai', 'Within quota', 'success'),
      row('Agency, Riyadh', 'Quota reached', 'warning'),
      row('Scorecards', 'Up to date', 'success'),
      row('Board report', 'Ready', 'neutral'),
    ],
  },
  'apac-debt-grid': {
    title: 'Next best actions',
    rows: [
      row('Mumbai', 'Send a UPI payment link', 'neutral'),
      row('Singapore', 'Call: consent on file', 'success'),
      row('Sydney', 'Paid through PayTo', 'success'),
      row('Kuala Lumpur', 'Ask for consent first', 'warning'),
    ],
  },
  'pacific-restructure-suite': {
    title: 'Hardship request',
    rows: [
      row('Response', 'Due this week', 'warning'),
      row('Worksheet', 'Completed with customer', 'success'),
      row('Agreement', 'Ready to sign on screen', 'neutral'),
      row('Instalments', 'Start after signing', 'neutral'),
    ],
  },
};

export const pictureNote = 'Sample case';

function row(label: string, state: string, tone: Tone) {
  return { label, state, tone };
}
