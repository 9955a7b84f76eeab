import { hasTopic } from '../../core/message-topic.ts';
import { mayBeSignedIn } from '../../startup/signed-in-flag.ts';
import { hasDraft } from '../../features/contact/saved-draft.ts';
import { hydrateOnApproach, hydrateOnTouch } from '../../startup/prerendered-part.tsx';

const fetchPage = async () => (await import('../company/contact-page.tsx')).ContactPage;

/**
 * What is known of a message stands in the form before it is touched: the customer's name and address, the topic,
 * what was typed before.
 */
const isFilledIn = mayBeSignedIn() || hasTopic() || hasDraft();
const Contact = isFilledIn ? hydrateOnApproach(fetchPage) : hydrateOnTouch(fetchPage);

export const parts = [Contact];

export default Contact;
