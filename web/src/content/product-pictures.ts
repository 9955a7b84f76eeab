type Tone = 'success' | 'warning' | 'neutral';

interface ProductPicture {
  title: string;
  rows: readonly { label: string; state: string; tone: Tone }[];
}

/** What the picture of each regional product shows: the features of the catalogue at work, in an invented case. */
export const productPictures: Record<string, ProductPicture> = {
  'eurodebt-navigator': {
    title: 'Case file, Frankfurt',
    rows: [
      row('Assigned to', 'Agency that knows the language', 'neutral'),
      row('Payment plan', 'Agreed, in euro', 'success'),
      row('Interest', 'Worked out by national rule', 'neutral'),
      row('Retention', 'Rule applied', 'success'),
    ],
  },
  'creditorsync-eu-pro': {
    title: 'One claim, all sides',
    rows: [
      row('Creditor', 'Balance in step', 'success'),
      row('Agency', 'Balance in step', 'success'),
      row('Counsel', 'Document to sign', 'warning'),
      row('Statement', 'Goes out on schedule', 'neutral'),
    ],
  },
  'northstar-debt-console': {
    title: 'Next contact',
    rows: [
      row('Limit of the state', 'Not reached', 'success'),
      row('Letter', 'Has the required notices', 'success'),
      row('Dispute', 'Answer due', 'warning'),
      row('Routed to', 'Agent with the skill', 'neutral'),
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
      row('Trial run', 'Done, ready to launch', 'success'),
      row('Order of cases', 'By present value', 'neutral'),
      row('Payment plans', 'Indexed to inflation', 'neutral'),
      row('Work list', 'Made new this morning', 'success'),
    ],
  },
  'mena-restructure-hub': {
    title: 'Proposal, Dubai',
    rows: [
      row('First approval', 'Given', 'success'),
      row('Second approval', 'Waits', 'warning'),
      row('Documents', 'Arabic and English', 'neutral'),
      row('Collateral', 'In the register', 'success'),
    ],
  },
  'gulf-portfolio-command': {
    title: 'Allocation by agency',
    rows: [
      row('Agency, Dubai', 'Within its quota', 'success'),
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
      row('Answer', 'Due this week', 'warning'),
      row('Worksheet', 'Filled in with the customer', 'success'),
      row('Agreement', 'To sign on screen', 'neutral'),
      row('Instalments', 'Begin after signing', 'neutral'),
    ],
  },
};

export const pictureNote = 'Sample case';

function row(label: string, state: string, tone: Tone) {
  return { label, state, tone };
}
