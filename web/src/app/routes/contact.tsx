import { hasTopic } from '../../core/message-topic.ts';
import { mayBeSignedIn } from '../../startup/signed-in-flag.ts';
import { hasDraft } from '../../features/contact/saved-draft.ts';
import { hydrateOnApproach, hydrateOnInteraction } from '../../startup/prerendered-part.tsx';

const fetchPage = async () => (await import('../company/contact-page.tsx')).ContactPage;

/**
 * Whether the form starts with values. They come from the customer's account, the topic in the address or an unsent
 * draft.
 */
const isFilledIn = mayBeSignedIn() || hasTopic() || hasDraft();
const Contact = isFilledIn ? hydrateOnApproach(fetchPage) : hydrateOnInteraction(fetchPage);

export const parts = [Contact];

export default Contact;
