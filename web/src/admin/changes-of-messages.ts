import { contactReplyLength } from '@shared/contact-messages.ts';
import type { DeskMessage } from './api/watch-messages.ts';
import { outcomeField, type Change } from './change.ts';

/** What can be done to a message as it is now. */
export function changesOfMessage(message: DeskMessage): Change[] {
  return [
    replyTo(message),
    noting(message),
    ...(message.isOpen ? [closingOf([message])] : []),
    ...(message.uid === null ? [deleting(message)] : []),
  ];
}

/** Closes messages that need no answer, one or several. */
export function closingOf(messages: readonly DeskMessage[]): Change {
  const [first] = messages;
  const isOne = messages.length === 1;
  const what = isOne && first ? `the message of ${callOf(first)}` : `${messages.length} messages`;
  return {
    label: 'No answer needed',
    title: `Close ${what}?`,
    does: isOne
      ? 'It leaves the list of waiting messages. No email goes out.'
      : 'Those that still wait leave the list. No email goes out.',
    done: (_, { after: { messages: closed = 1 } }) =>
      isOne
        ? `The message of ${first ? callOf(first) : ''} is closed.`
        : `${closed} of ${messages.length} messages are closed.`,
    note: { ...outcomeField, label: 'Why', missing: 'Please say why.' },
    actionOf: ({ note }) => ({
      action: 'close-messages',
      messages: messages.map(({ uid, id }) => ({ uid, id })),
      note,
    }),
    isUndoable: true,
  };
}

function callOf({ name, email }: DeskMessage): string {
  return name || email;
}

function noting(message: DeskMessage): Change {
  const { uid, id } = message;
  return {
    label: 'Add a note',
    title: `Note something about the message of ${callOf(message)}`,
    does: 'Staff read it under the message. The sender does not see it.',
    done: () => `The note about the message of ${callOf(message)} is stored.`,
    note: { ...outcomeField, label: 'Note', missing: 'Please write the note.' },
    actionOf: ({ note }) => ({ action: 'note-message', message: { uid, id }, note }),
  };
}

function deleting(message: DeskMessage): Change {
  return {
    label: 'Delete',
    title: `Delete the message of ${callOf(message)} for good?`,
    does: 'The message, our answers to it and the address in the emails about it are deleted. This can’t be undone.',
    done: () => `The message of ${callOf(message)} is deleted.`,
    actionOf: () => ({ action: 'delete-message', id: message.id }),
  };
}

function replyTo(message: DeskMessage): Change {
  const { uid, id, email, replies } = message;
  return {
    label: 'Reply',
    title: `Reply to ${callOf(message)}`,
    does:
      uid === null
        ? `An email brings it to ${email}. Nobody has checked this address.`
        : `An email brings it to the account’s address, which was ${email} when the customer wrote. The customer also finds it in the profile.`,
    done: () => `The reply to ${callOf(message)} goes out.`,
    note: {
      label: 'Reply',
      hint: 'Without a greeting: the letter has one.',
      missing: 'Please write the reply.',
      maxLength: contactReplyLength,
      hasLines: true,
    },
    actionOf: ({ note }) => ({
      action: 'reply-to-message',
      message: { uid, id },
      text: note,
      replies: replies.length,
    }),
  };
}
