import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Section } from '../../../components/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/tabs.tsx';
import { contact } from '../../../content/contact.ts';
import { useTopicMessage } from '../../../core/message-topic.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { useStore } from '../../../lib/store.ts';
import { contactTabStore, type ContactTab } from '../contact-tab.ts';
import { ContactDetails } from './contact-details.tsx';
import { NextSteps } from './next-steps.tsx';
import { MessageForm, type Sender } from './message-form.tsx';

interface ContactSectionProps {
  level?: 1;
  sender: Sender;
  /** The content of the second tab. It mounts when the tab is first opened and then stays mounted. */
  payment: ReactNode;
}

export function ContactSection({ level, sender, payment }: ContactSectionProps) {
  const { kicker, title, lead, tabs } = contact;
  const tab = useChosenTab();
  const [isPaymentOpened, setPaymentOpened] = useState(false);
  if (tab === 'payment' && !isPaymentOpened) setPaymentOpened(true);
  return (
    <Section id="contact" level={level} kicker={kicker} title={title} lead={lead} tone="soft">
      <div className="mt-6 grid gap-8 sm:mt-8 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-16">
        <Tabs
          value={tab}
          onValueChange={(value) =>
            contactTabStore.set(value === 'payment' ? 'payment' : 'message')
          }
          className="min-w-0 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
        >
          <TabList aria-label={tabs.label} className="max-sm:grid max-sm:grid-cols-2">
            <Tab value="message" isChosen={tab === 'message'} className={tabClass}>
              {tabs.message}
            </Tab>
            <Tab value="payment" isChosen={tab === 'payment'} className={tabClass}>
              {tabs.payment}
            </Tab>
          </TabList>
          <TabPanel value="message" forceMount className="mt-6 sm:mt-8">
            <MessageForm sender={sender} />
          </TabPanel>
          <TabPanel value="payment" forceMount className="mt-6 sm:mt-8">
            {isPaymentOpened && payment}
          </TabPanel>
        </Tabs>
        {/* On a phone, the footer right below shows the same details. */}
        <div className={`flex flex-col gap-8 ${level === 1 ? '' : 'max-sm:hidden'}`}>
          <AfterFirstScreen anchor="contact">
            <ContactDetails />
            {tab === 'message' && <NextSteps />}
          </AfterFirstScreen>
        </div>
      </div>
    </Section>
  );
}

/** Returns the tab that the visitor chose last. A visitor who comes with a topic gets the message tab. */
function useChosenTab(): ContactTab {
  const topic = useTopicMessage();
  useLayoutEffect(() => {
    if (topic !== '') contactTabStore.set('message');
  }, [topic]);
  return useStore(contactTabStore);
}

/** Fits both tabs into one row on phones. */
const tabClass = 'max-sm:px-1.5 max-sm:text-sm';
