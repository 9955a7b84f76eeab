import type { FailureDetail, FrameOptions, SuccessResponse } from '../messages.ts';

/** A site's options of Standard Checkout. */
export interface SiteOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description?: string;
  prefill?: { name?: string; email?: string; contact?: string; method?: string };
  notes?: Record<string, string>;
  theme?: { color?: string; backdrop_color?: string };
  handler?: (response: SuccessResponse) => void;
  modal?: {
    ondismiss?: () => void;
    escape?: boolean;
    backdropclose?: boolean;
    confirm_close?: boolean;
  };
  retry?: { enabled?: boolean };
}

export type FailureListener = (response: { error: FailureDetail }) => void;

/** The provider's own colour. */
const defaultColor = '#3399cc';

/** Selects the options that the frame needs, and adds the provider's defaults. */
export function frameOptions(options: SiteOptions): FrameOptions {
  const { prefill = {}, modal = {} } = options;
  return {
    key: options.key,
    orderId: options.order_id,
    name: options.name,
    description: options.description ?? '',
    color: options.theme?.color ?? defaultColor,
    prefill: {
      name: prefill.name ?? '',
      email: prefill.email ?? '',
      contact: prefill.contact ?? '',
      method: prefill.method ?? 'card',
    },
    notes: options.notes ?? {},
    escape: modal.escape ?? true,
    backdropClose: modal.backdropclose ?? false,
    confirmClose: modal.confirm_close ?? false,
  };
}
