import type { Page } from '@playwright/test';
import { paths } from '../../../functions/shared/paths.ts';
import type { Role } from './sign-in.ts';

export interface Interaction {
  name: string;
  role: Role;
  path: string;
  isOnPhone?: boolean;
  /** Gets the page ready for the first press. */
  prepare?: (page: Page) => Promise<void>;
  /** The event whose latency counts. */
  event: 'click' | 'keydown';
  /** `turn` counts from 0. */
  press: (page: Page, turn: number) => Promise<void>;
  /** Gets the page ready for the next press. */
  restore: (page: Page) => Promise<void>;
}

const nothing = () => Promise.resolve();

export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    role: 'visitor',
    path: paths.home,
    isOnPhone: true,
    event: 'click',
    press: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    restore: (page) => closeDialog(page, 'Menu'),
  },
  {
    name: 'dialog',
    role: 'visitor',
    path: paths.terms,
    event: 'click',
    press: (page) => page.getByRole('button', { name: 'Login / Sign Up' }).click(),
    restore: (page) => closeDialog(page, 'Login'),
  },
  {
    name: 'profile tab',
    role: 'customer',
    path: paths.profileOrders,
    event: 'click',
    press: (page, turn) => openPart(page, turn % 2 === 0 ? 'Invoices' : 'Orders'),
    restore: (page) => page.locator('main li a[href*="/profile/"]').first().waitFor(),
  },
  {
    name: 'add to cart',
    role: 'customer',
    path: paths.pricing,
    event: 'click',
    press: (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
    restore: emptyCart,
  },
  {
    name: 'filter',
    role: 'administrator',
    path: '/admin/invoices',
    event: 'keydown',
    prepare: (page) => page.getByLabel('Status').focus(),
    press: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
    restore: (page) => page.locator('main td a').first().waitFor(),
  },
  {
    name: 'search',
    role: 'administrator',
    path: '/admin/invoices',
    event: 'keydown',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('combobox', { name: 'Search' }).focus();
    },
    press: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'i' : 'Backspace'),
    restore: nothing,
  },
];

async function closeDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name }).click();
}

async function emptyCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.getByText(/has been removed/).waitFor();
  await page.goBack();
}
