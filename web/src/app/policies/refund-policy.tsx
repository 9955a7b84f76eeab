import { refundPolicy } from '../../content/legal/refund.ts';
import { policyPage } from './policy-page.tsx';

export default policyPage('refund', refundPolicy);
