import { useState, type ComponentType } from 'react';
import { DialogPlaceholder } from '../../components/dialogs/dialog-placeholder.tsx';
import { onDemand } from '../../startup/on-demand.ts';
import { WhenLoaded } from './when-loaded.tsx';

interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a dialog whose code loads when it first opens. Call `prefetch` when the pointer or focus approaches. */
export function dialogOnDemand<Props extends object>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  loadingText: string,
) {
  const { load, Component: Dialog } = onDemand(fetchDialog);
  function Component({ isOpen, onClose, props }: Opened & { props: Props }) {
    const [wasOpened, setOpened] = useState(isOpen);
    if (isOpen && !wasOpened) setOpened(true);
    if (!wasOpened) return null;
    return (
      <WhenLoaded
        isOpen={isOpen}
        onClose={onClose}
        placeholder={<DialogPlaceholder text={loadingText} onCancel={onClose} />}
      >
        <Dialog {...props} />
      </WhenLoaded>
    );
  }
  // A failure shows only when the dialog opens.
  return { Component, prefetch: () => void load().catch(() => {}) };
}
