import { privacy } from '../../content/legal/privacy.ts';
import { policyPage } from './policy-page.tsx';

export default policyPage('privacy', privacy);
