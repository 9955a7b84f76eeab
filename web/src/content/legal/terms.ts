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
      'By using the website, creating an account or placing an order you accept these terms. If you act for an organisation, you confirm that you have authority to bind it. If you do not accept the terms, please do not use the services.',
      prose`The ${link('Privacy Policy', paths.privacy)}, the ${link('Refund Policy', paths.refundPolicy)} and the ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} are part of these terms. If a signed agreement between you and us differs from these terms, the signed agreement prevails.`,
    ]),
    section('services', 'Our services', [
      `${name} is software as a service for the reconstruction and recovery of assets and debts. It assigns cases using automated analysis, connects customers with a network of vetted agents, and shows the status of every case.`,
      'We provide tools. We do not guarantee any financial outcome: neither that a debt is recovered, in whole or in part, nor when, nor at what cost. Analyses, scores and forecasts support your own judgement and are not legal, tax or financial advice.',
      'Agents and other independent professionals act on their own responsibility under the law of the place where they work. We select them with care, but we are not responsible for their conduct as we are for that of our own staff.',
      'We may improve and change the services. If a change removes something essential to a plan, we will announce it in advance.',
    ]),
    section('accounts', 'Accounts and security', [
      'You need an account to buy, and you must be at least 18 years old to have one. The details that you give must be correct and kept up to date.',
      'Keep your password and devices safe and do not share an account. You are responsible for activity on your account, unless we are at fault or you have told us that it is no longer under your control.',
      prose`If you suspect that someone else is using your account, change your password and email ${emailLink} at once.`,
      "A guest account has no password. If you log out, or if your browser's data is deleted, it cannot be restored. We may delete a guest account 30 days after it was created. Link an email address or a Google account in your profile to keep it.",
    ]),
    section('acceptable-use', 'Acceptable use', [
      'You may use the services only for lawful purposes, and only for claims that you hold or are authorised to pursue. In particular you agree not to:',
      list([
        'threaten, harass, shame or deceive debtors or anyone close to them, or contact them at times, by means or with a frequency that the law forbids;',
        'enter personal data that you have no right to process, or more of it than a case needs;',
        'pursue claims that you know to be paid or invented, time-barred claims without saying that they are time-barred, or disputed claims without reviewing the dispute;',
        'gain or attempt access to accounts, data or systems that are not yours, test their security without our written consent, or spread harmful code;',
        'copy, resell, rent out or reverse engineer the platform, except where the law allows it regardless of agreement;',
        'overload the services with automated access beyond the interfaces provided for it.',
      ]),
      'You must follow the debt-collection and data-protection rules, including licensing rules, of every country in which you act.',
      'If you breach this section, we may suspend the account concerned to the extent and for as long as necessary. Where possible, we will notify you first and give you time to put it right.',
    ]),
    section('fees', 'Orders, fees and payment', [
      `Prices are shown with each product. An order is charged in Indian rupees${tax?.terms ?? ''}. Dollar prices on the website are approximate. Enterprise prices are agreed individually.`,
      prose`Payments are processed by Razorpay. A plan starts when your payment is confirmed, as the ${link('Cancellation and Shipping Policy', `${paths.cancellationPolicy}#delivery`)} describes. A plan bought online runs for the users and for the month or year that you chose. Fees for a subscription are billed in advance. We email a renewal invoice before a term ends; nothing is charged automatically. The next term costs what the plan cost, unless the renewal invoice names a changed price. Refunds follow the ${link('Refund Policy', paths.refundPolicy)}.`,
      'If an invoice is overdue, we may suspend the plan it covers after sending a reminder.',
    ]),
    section('your-data', 'Your data and our rights', [
      prose`The datasets that you upload remain yours. We process them only to provide the services and on your instructions, as your data processor; the ${link('Privacy Policy', `${paths.privacy}#our-roles`)} explains our roles.`,
      'The platform, its software, design and texts belong to us or our licensors. While your plan runs you have a non-exclusive, non-transferable right to use them for your own business.',
    ]),
    section('ending', 'Ending the agreement', [
      prose`You can cancel at any time; the ${link('Cancellation and Shipping Policy', paths.cancellationPolicy)} says how, and what happens to your data. You can delete your account in your ${link('profile', paths.profile)}.`,
      'We may end the agreement at the end of a billing term with notice by email, and at once for good cause, in particular for a serious or repeated breach of these terms.',
    ]),
    section('liability', 'Limitation of liability', [
      'We provide the services with reasonable skill and care. Otherwise, to the extent the law permits, they are provided "as is", without warranties other than those stated in these terms.',
      'Our total liability arising from or in connection with the services, whatever its legal ground, is limited to the fees that you paid to us in the 12 months before the event that gave rise to the claim.',
      'We are not liable for indirect or consequential loss, nor for lost profit, lost business, lost goodwill or debts that are not recovered, nor for events outside our reasonable control.',
      'Nothing in these terms excludes or limits liability that cannot be excluded or limited by law, such as liability for fraud or wilful misconduct.',
    ]),
    section('governing-law', 'Governing law and courts', [
      'These terms are governed by the laws of India, without regard to its rules on conflict of laws. The courts in Gurugram, India, have exclusive jurisdiction over disputes arising from them.',
      'Before going to court, please contact us so that we can try to resolve the matter. Mandatory consumer rights, where they apply, are not affected.',
    ]),
    section('changes', 'Changes to these terms', [
      'We may change these terms when the services, the law or our business require it. We publish the new version here with its effective date and announce important changes by email in advance. If you do not agree, you can cancel before they take effect. The terms that apply to a billing term you have paid for remain in force until it ends, unless the law requires otherwise.',
      'If any provision is invalid, the rest remain in force.',
    ]),
    section('reach-us', 'Contact', [operatorDetails]),
  ],
};
