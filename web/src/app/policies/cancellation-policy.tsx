import { cancellationPolicy } from '../../content/legal/cancellation.ts';
import { policyPage } from './policy-page.tsx';

export default policyPage('cancellation', cancellationPolicy);
