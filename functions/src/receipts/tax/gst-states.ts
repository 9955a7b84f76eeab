import { isGstin } from '../../../shared/values/gstin.ts';

export interface GstState {
  /** The first two digits of the GSTINs registered there. */
  code: string;
  name: string;
  /** A union territory without a legislature levies UTGST instead of SGST. */
  levies: 'SGST' | 'UTGST';
}

const states: readonly GstState[] = [
  state('01', 'Jammu and Kashmir'),
  state('02', 'Himachal Pradesh'),
  state('03', 'Punjab'),
  state('04', 'Chandigarh', 'UTGST'),
  state('05', 'Uttarakhand'),
  state('06', 'Haryana'),
  state('07', 'Delhi'),
  state('08', 'Rajasthan'),
  state('09', 'Uttar Pradesh'),
  state('10', 'Bihar'),
  state('11', 'Sikkim'),
  state('12', 'Arunachal Pradesh'),
  state('13', 'Nagaland'),
  state('14', 'Manipur'),
  state('15', 'Mizoram'),
  state('16', 'Tripura'),
  state('17', 'Meghalaya'),
  state('18', 'Assam'),
  state('19', 'West Bengal'),
  state('20', 'Jharkhand'),
  state('21', 'Odisha'),
  state('22', 'Chhattisgarh'),
  state('23', 'Madhya Pradesh'),
  state('24', 'Gujarat'),
  state('26', 'Dadra and Nagar Haveli and Daman and Diu', 'UTGST'),
  state('27', 'Maharashtra'),
  state('29', 'Karnataka'),
  state('30', 'Goa'),
  state('31', 'Lakshadweep', 'UTGST'),
  state('32', 'Kerala'),
  state('33', 'Tamil Nadu'),
  state('34', 'Puducherry'),
  state('35', 'Andaman and Nicobar Islands', 'UTGST'),
  state('36', 'Telangana'),
  state('37', 'Andhra Pradesh'),
  state('38', 'Ladakh', 'UTGST'),
];

export function stateByName(name: string): GstState | undefined {
  const wanted = comparable(name);
  return states.find((state) => comparable(state.name) === wanted);
}

/** Returns undefined for other registrations, such as those of foreign firms. */
export function stateByCode(code: string): GstState | undefined {
  return states.find((state) => state.code === code);
}

/** Throws a RangeError if the text is not a GSTIN. */
export function stateOfGstin(gstin: string): GstState {
  const state = isGstin(gstin) ? stateByCode(gstin.slice(0, 2)) : undefined;
  if (!state) throw new RangeError(`Not a GSTIN: ${gstin}`);
  return state;
}

function comparable(name: string): string {
  return name.trim().toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ');
}

function state(code: string, name: string, levies: GstState['levies'] = 'SGST'): GstState {
  return { code, name, levies };
}
