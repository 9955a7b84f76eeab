export const dialogCard =
  'fixed inset-0 z-50 flex flex-col border-line bg-surface-raised text-ink shadow-long print:static print:block print:max-h-none print:w-auto print:max-w-none print:border-0 print:shadow-none';

/** Places a dialog below the notices on a phone, above them on a tablet and beside them on a desktop. */
export const dialogPosition = `${dialogCard} mx-auto max-sm:top-(--notices-room) sm:bottom-(--notices-room) sm:mt-[min(10dvh,6rem)] sm:h-fit sm:max-h-[calc(90dvh-1rem-var(--notices-room))] sm:w-[calc(100%-4rem)] sm:max-w-xl sm:rounded-base sm:border xl:bottom-0 xl:my-auto xl:max-h-[calc(100dvh-2rem)]`;
