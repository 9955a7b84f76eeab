import { expect, it } from 'vitest';
import { pages } from '../../web/src/app/site-map.ts';
import { read, sources } from './sources.ts';

const site = sources('web/src/**/*.{ts,tsx}').map(read).join('\n').replaceAll("\\'", "'");

const addresses = [
  '/',
  '/cart',
  '/profile',
  '/privacy',
  '/terms',
  '/refundpolicy',
  '/cancellationpolicy',
  '/admin-panel',
];

/**
 * The messages of the specification's error catalogue, and its other fixed texts. The sources fill in the parts in
 * braces.
 */
const texts = [
  "You're logged in as a Guest. Please link account in{link}",
  'Could not sign in with Google. Please try again.',
  'Could not sign in as a guest. Please try again.',
  'Invalid email or password. Please try again.',
  'Passwords do not match.',
  'This email address is already in use.',
  'Failed to create an account.',
  'Please enter your email address to reset your password.',
  'Could not send reset email. Please check the address and try again.',
  'A password reset link has been sent to your email address.',
  'User ID is missing. Cannot save profile.',
  'Failed to save your details. Please try again.',
  "You're using a guest account. Link an email or Google account in your profile to save your data.",
  'This Google account is already linked to another user.',
  'Failed to link with Google. Please try again.',
  'This email is already in use by another account.',
  'Failed to link account. Please try again.',
  'Account successfully linked with Google!',
  'Account successfully converted to a permanent account!',
  "Your message has been sent successfully! We'll get back to you soon.",
  'Something went wrong. Please try again.',
  'Failed to create payment order.',
  'Could not initiate payment.',
  'Failed to save invoice before payment.',
  'An error occurred: {message}',
  'Failed to pay {name}: {message}',
  'Payment gateway error.',
  'Payment successful! Your invoice will be updated shortly.',
  'Payment successful! You will receive a confirmation email shortly.',
  'Payment successful! Your {noun} status will update shortly.',
  'Payment ID: {id}',
  'Failed to update profile. Please try again.',
  'Profile updated successfully!',
  'Are you sure you want to delete your account? This action is irreversible.',
  'Please confirm one last time. All your data, including invoices and orders, will be permanently deleted.',
  'Your account has been successfully deleted.',
  'Error deleting account. You may need to sign out and sign back in to perform this operation.',
  '{name} is already in your cart.',
  '{name} has been added to your cart!',
  'Please log in or sign up to proceed with the payment.',
  'Your cart is currently empty.',
  'Loading Profile...',
  'Could not find user profile.',
  'No email provided',
  'No invoices found.',
  "You haven't submitted any queries.",
  'You have not placed any orders yet.',
  'Please log in to view your invoices and make payments.',
  'Loading invoices...',
  'You have no invoices.',
  'Loading Admin Panel...',
  'Page Not Found',
  'Saving...',
  'Error adding item',
  'Error removing item',
];

const terms = [
  'Last updated September 5, 2025',
  'Effective September 5, 2025',
  'Digital Personal Data Protection Act',
  'Data Protection Board of India',
  'we are the data processor',
  'vendors, we are the data controller',
  'We do not guarantee any financial outcome',
  'limited to the fees that you paid to us in the 12 months before',
  'courts in Gurugram',
  'billed in advance',
  'generally non-refundable',
  'at the end of the billing term',
  'within 30 days of the invoice date',
  'to the original payment method within {refundTime}',
  '30-day data export',
  'within minutes of payment',
  '1-3 business days',
];

it.each(addresses)('%s has a page', (address) => {
  expect(pages.map(({ path }) => path)).toContain(address);
});

it.each([...texts, ...terms])('the site says: %s', (text) => {
  const parts = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  expect(site).toMatch(new RegExp(parts.join('.+')));
});
