import { faq } from '../../content/guides/faq.ts';
import { guidePage } from './guide-page.tsx';

export default guidePage('faq', faq);
