export interface NamedProduct {
  /** Also the document id in a cart. */
  id: string;
  name: string;
}

/** All products in the sequence of the catalogue. Every page loads their names, because they have addresses. */
export const namedProducts = [
  { id: 'eurodebt-navigator', name: 'EuroDebt Navigator' },
  { id: 'creditorsync-eu-pro', name: 'CreditorSync EU Pro' },
  { id: 'northstar-debt-console', name: 'NorthStar Debt Console' },
  { id: 'latam-gateway-mx', name: 'LatAm Gateway MX' },
  { id: 'andean-debt-tracker', name: 'Andean Debt Tracker' },
  { id: 'conosur-recovery-studio', name: 'ConoSur Recovery Studio' },
  { id: 'mena-restructure-hub', name: 'MENA Restructure Hub' },
  { id: 'gulf-portfolio-command', name: 'Gulf Portfolio Command' },
  { id: 'apac-debt-grid', name: 'APAC Debt Grid' },
  { id: 'pacific-restructure-suite', name: 'Pacific Restructure Suite' },
  { id: 'global-debt-command-center', name: 'Global Debt Command Center' },
] as const satisfies readonly NamedProduct[];

export type ProductId = (typeof namedProducts)[number]['id'];
