import { security } from '../../content/guides/security.ts';
import { guidePage } from './guide-page.tsx';

export default guidePage('security', security);
