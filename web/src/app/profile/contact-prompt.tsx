import type { LucideIcon } from 'lucide-react';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { contact } from '../../content/contact.ts';
import { contactTabStore, type ContactTab } from '../../features/contact/contact-tab.ts';

interface ContactPromptProps {
  icon: LucideIcon;
  text: string;
  tab: ContactTab;
}

export function ContactPrompt({ icon, text, tab }: ContactPromptProps) {
  return (
    <EmptyState
      icon={icon}
      text={text}
      action={
        <ButtonLink
          variant="quiet"
          href={sectionHref('contact')}
          onClick={() => contactTabStore.set(tab)}
        >
          {contact.tabs[tab]}
        </ButtonLink>
      }
    />
  );
}
