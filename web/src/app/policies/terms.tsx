import { terms } from '../../content/legal/terms.ts';
import { policyPage } from './policy-page.tsx';

export default policyPage('terms', terms);
