import { contactReplyLength } from '@shared/messages/contact-messages.ts';
import { messagePath, type AdminMessage } from './api/watch-messages.ts';
import { outcomeField, staffReason, type StaffAction } from '../actions/staff-action.ts';

export function actionsOfMessage(message: AdminMessage): StaffAction[] {
  return [
    replyAction(message),
    noteAction(message),
    ...(message.isOpen ? [closeAction([message])] : []),
    ...(message.uid === null ? [deleteAction(message)] : []),
  ];
}

/** Returns the action that closes one or more messages without a reply. */
export function closeAction(messages: readonly AdminMessage[]): StaffAction {
  const [first] = messages;
  const isOne = messages.length === 1;
  const what =
    isOne && first ? `the message from ${senderName(first)}` : `${messages.length} messages`;
  return {
    label: 'No reply needed',
    title: `Close ${what}?`,
    consequences: isOne
      ? 'This removes it from the waiting messages. No email is sent.'
      : 'This removes them from the waiting messages. No email is sent.',
    describeResult: (_, { after: { messages: closed = 1 } }) =>
      isOne
        ? `Message from ${first ? senderName(first) : ''} closed.`
        : `${closed} of ${messages.length} messages closed.`,
    note: staffReason,
    toAdminAction: ({ note }) => ({
      action: 'close-messages',
      messages: messages.map(({ uid, id }) => ({ uid, id })),
      note,
    }),
    isUndoable: true,
  };
}

function senderName({ name, email }: AdminMessage): string {
  return name || email;
}

function noteAction(message: AdminMessage): StaffAction {
  const { uid, id } = message;
  return {
    label: 'Add note',
    title: `Add a note to the message from ${senderName(message)}`,
    consequences: "Only staff can see notes. The sender can't.",
    describeResult: () => `Note added to the message from ${senderName(message)}.`,
    note: { ...outcomeField, label: 'Note', missing: 'Please enter a note.' },
    toAdminAction: ({ note }) => ({ action: 'note-message', message: { uid, id }, note }),
  };
}

function deleteAction(message: AdminMessage): StaffAction {
  return {
    label: 'Delete',
    title: `Delete the message from ${senderName(message)}?`,
    consequences:
      "This deletes the message, your replies and the address in the emails about it. It can't be undone.",
    isGrave: true,
    describeResult: () => `Message from ${senderName(message)} deleted.`,
    toAdminAction: () => ({ action: 'delete-message', id: message.id }),
  };
}

function replyAction(message: AdminMessage): StaffAction {
  const { uid, id, email, replies } = message;
  return {
    path: messagePath(message),
    label: 'Reply',
    title: `Reply to ${senderName(message)}`,
    consequences:
      uid === null
        ? `We'll email it to ${email}. This address isn't verified.`
        : `We'll email it to the account's address, which was ${email} when the customer wrote. The customer can also see it in their profile.`,
    describeResult: () => `Sending your reply to ${senderName(message)}.`,
    note: {
      label: 'Reply',
      hint: "Don't add a greeting. The email already has one.",
      missing: 'Please enter a reply.',
      maxLength: contactReplyLength,
      hasLines: true,
    },
    toAdminAction: ({ note }) => ({
      action: 'reply-to-message',
      message: { uid, id },
      text: note,
      replies: replies.length,
    }),
  };
}
