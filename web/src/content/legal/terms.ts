import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { tax } from '../tax.ts';
import { link, list, prose, section, type TextDocument } from '../text-document.ts';
import { emailLink, operatorDetails } from './operator.ts';

const { legalEntity, name, owner } = site;

export const terms: TextDocument = {
  dateline: 'Effective September 5, 2025',
  lead: `These terms govern the use of this website and of the ${name} platform. Please read them before you create an account or place an order.`,
  sections: [
    section('acceptance', 'Acceptance of these terms', [
      `The website and the platform are operated by ${legalEntity} of Gurugram, India, and owned by ${owner} ("we", "us"). "You" are the person who uses them and, where you act for a company or another organisation, that organisation too.`,
      'By using the website, creating an account or placing an order you accept these terms. If you act for an organisation, you confirm that you may bind it. If you do not accept the terms, please do not use the services.',
      prose`The ${link('Privacy Policy', paths.privacy)}, the ${link('Refund Policy', paths.refundPolicy)} and the ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} are part of these terms. A signed agreement between you and us goes before them wherever the two differ.`,
    ]),
    section('services', 'Our services', [
      `${name} is software as a service for the reconstruction and recovery of assets and debts. It assigns cases with the help of automated analysis, connects customers with a network of vetted agents, and shows the state of every case.`,
      'We provide tools. We do not guarantee any financial outcome: neither that a debt is recovered, in whole or in part, nor when, nor at what cost. Analyses, scores and forecasts are aids to your own judgement and are no legal, tax or financial advice.',
      'Agents and other independent professionals act on their own responsibility under the law of the place where they work. We select them with care but do not answer for their conduct as for our own staff.',
      'We may improve and change the services. Where a change takes away something essential to a plan, we announce it beforehand.',
    ]),
    section('accounts', 'Accounts and security', [
      'You need an account to buy, and you must be at least 18 years old to have one. The details that you give must be correct and kept up to date.',
      'Keep your password and devices safe and do not share an account. You answer for what is done through your account, unless we are at fault or you had already told us that it is no longer under your control.',
      prose`If you suspect that somebody else uses your account, change your password and write to ${emailLink} at once.`,
      "A guest account has no password. If you sign out, or if your browser's data is deleted, nobody can restore it. Link an email address or a Google account in your profile to keep it.",
    ]),
    section('acceptable-use', 'Acceptable use', [
      'You may use the services only for lawful purposes, and only for claims that you hold or are authorised to pursue. In particular you agree not to:',
      list([
        'threaten, harass, shame or deceive debtors or anyone close to them, or contact them at times, in ways or as often as the law forbids;',
        'enter personal data that you have no right to process, or more of it than a case needs;',
        'pursue claims that you know to be paid, time-barred without saying so, disputed without review, or invented;',
        'gain or attempt access to accounts, data or systems that are not yours, test their security without our written consent, or spread harmful code;',
        'copy, resell, rent out or reverse engineer the platform, except where the law allows it regardless of agreement;',
        'burden the services by automated access beyond the interfaces provided for it.',
      ]),
      'You follow the rules for debt collection and data protection of every country in which you act, including licensing where it is required.',
      'If this section is broken we may suspend the account concerned, as far and as long as is needed. Where the matter allows, we tell you first and give you time to put it right.',
    ]),
    section('fees', 'Orders, fees and payment', [
      `Prices are shown with each product. An order is charged in Indian rupees${tax?.terms ?? ''}. Dollar prices on the website are indicative. Enterprise prices are agreed individually.`,
      prose`Payments are processed by Razorpay. A plan starts when your payment is confirmed, as the ${link('Cancellation and Shipping Policy', `${paths.cancellationPolicy}#delivery`)} describes. Fees for a subscription are billed in advance; refunds follow the ${link('Refund Policy', paths.refundPolicy)}.`,
      'If an invoice is overdue, we may suspend the plan that it is for after a reminder.',
    ]),
    section('your-data', 'Your data and our rights', [
      prose`The datasets that you upload remain yours. We process them only to provide the services and on your instructions, as your data processor; the ${link('Privacy Policy', `${paths.privacy}#our-roles`)} says more about our roles.`,
      'The platform, its software, design and texts belong to us or our licensors. While your plan runs you have a non-exclusive, non-transferable right to use them for your own business.',
    ]),
    section('ending', 'Ending the agreement', [
      prose`You can cancel any time; the ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} says how, and what happens to your data. You can delete your account in your ${link('profile', paths.profile)}.`,
      'We may end the agreement at the end of a billing term with notice by email, and at once for good cause, in particular for a serious or repeated breach of these terms.',
    ]),
    section('liability', 'Limitation of liability', [
      'We provide the services with reasonable skill and care. Beyond that they are provided as they are, without warranties that are not stated in these terms, as far as the law permits.',
      'Our total liability arising from or in connection with the services, whatever its legal ground, is limited to the fees that you paid to us in the 12 months before the event that gave rise to the claim.',
      'We are not liable for indirect or consequential loss, nor for lost profit, lost business, lost goodwill or debts that are not recovered, nor for events outside our reasonable control.',
      'Nothing in these terms excludes or limits liability that cannot be excluded or limited by law, such as liability for fraud or wilful misconduct.',
    ]),
    section('governing-law', 'Governing law and courts', [
      'These terms are governed by the laws of India, without regard to its rules on conflict of laws. The courts in Gurugram, India, have exclusive jurisdiction over disputes arising from them.',
      'Before going to court, please write to us, so that we can try to settle the matter. Mandatory rights of consumers, where they apply, remain untouched.',
    ]),
    section('changes', 'Changes to these terms', [
      'We may change these terms when the services, the law or our business require it. We publish the new version here with its effective date, and announce important changes by email beforehand. Whoever does not agree can cancel before they take effect. Terms that were agreed for a paid term stay in force until it ends, unless the law requires otherwise.',
      'Should a provision be invalid, the others stay in force.',
    ]),
    section('reach-us', 'Contact', [operatorDetails]),
  ],
};
