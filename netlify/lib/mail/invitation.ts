import { bodyOf, type Part } from './layout.ts';
import type { Content, MailPlaces } from './messages.ts';
import type { InvitationClaim } from './request-kinds.ts';
import type { Language } from './written.ts';

const texts = {
  en: {
    title: 'Welcome to the Tayar sales team',
    known:
      'You have been invited to the Tayar sales team. Sign in with this address to open the sales desk.',
    unknown:
      'You have been invited to the Tayar sales team. Create an account with this address and confirm it to open the sales desk. The invitation is valid for 30 days.',
    sign_in: 'Sign in',
    sign_up: 'Create an account',
    desk: 'Sales desk',
    note: 'Not expecting this? You can ignore it: nothing happens until you sign in.',
  },
  ar: {
    title: 'أهلًا بك في فريق مبيعات تيار',
    known: 'تمت دعوتك إلى فريق مبيعات تيار. سجّل الدخول بهذا البريد لتفتح مكتب المبيعات.',
    unknown:
      'تمت دعوتك إلى فريق مبيعات تيار. أنشئ حسابًا بهذا البريد نفسه وأكّده، ثم افتح مكتب المبيعات. الدعوة صالحة لمدة ٣٠ يومًا.',
    sign_in: 'تسجيل الدخول',
    sign_up: 'إنشاء حساب',
    desk: 'مكتب المبيعات',
    note: 'لم تكن تتوقع هذه الدعوة؟ تجاهلها، فلن يحدث شيء ما لم تسجّل الدخول.',
  },
} as const;

/** The mail that invites somebody into the team and explains how to reach the sales desk. */
export function invitationMail({ detail }: InvitationClaim, { site, sales }: MailPlaces): Content {
  const part = (language: Language): Part => {
    const words = texts[language];
    const path = language === 'ar' ? '/ar' : '';
    const account = detail.has_account
      ? { label: words.sign_in, address: `${site}${path}/signin?redirect=${path}/sales` }
      : { label: words.sign_up, address: `${site}${path}/signup?redirect=${path}/sales` };
    return {
      language,
      title: words.title,
      lead: detail.has_account ? words.known : words.unknown,
      fields: [],
      links: [account, { label: words.desk, address: `${site}${path}/sales` }],
      note: words.note,
    };
  };
  return {
    to: detail.email,
    replyTo: sales,
    subject: `${texts.en.title} · ${texts.ar.title}`,
    ...bodyOf([part('en'), part('ar')]),
  };
}
