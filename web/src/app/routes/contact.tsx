import { mayBeSignedIn } from '../../core/session/signed-in-flag.ts';
import { onApproach, onTouch } from '../../lib/prerendered-part.tsx';

const fetchPage = async () => (await import('../company/contact-page.tsx')).ContactPage;

/** A customer's name and address stand in the form before it is touched. */
const Contact = mayBeSignedIn() ? onApproach(fetchPage) : onTouch(fetchPage);

export const parts = [Contact];

export default Contact;
