import type { Language } from '#domain/written.ts';
import type { InvitationClaim } from './claims.ts';
import { bodyOf, type Content, type MailPlaces, type Part } from './layout.ts';
import { mailWords } from './words.ts';

/** The mail that invites somebody into the team and explains how to reach the sales desk. */
export function invitationMail({ detail }: InvitationClaim, { site, sales }: MailPlaces): Content {
  const part = (language: Language): Part => {
    const words = mailWords[language];
    const path = language === 'ar' ? '/ar' : '';
    const account = detail.has_account
      ? {
          label: words.mail_invitation_sign_in,
          address: `${site}${path}/signin?redirect=${path}/sales`,
        }
      : {
          label: words.mail_invitation_sign_up,
          address: `${site}${path}/signup?redirect=${path}/sales`,
        };
    return {
      language,
      title: words.mail_invitation_title,
      lead: detail.has_account ? words.mail_invitation_known : words.mail_invitation_unknown,
      fields: [],
      links: [account, { label: words.mail_invitation_desk, address: `${site}${path}/sales` }],
      note: words.mail_invitation_note,
    };
  };
  return {
    to: detail.email,
    replyTo: sales,
    subject: `${mailWords.en.mail_invitation_title} · ${mailWords.ar.mail_invitation_title}`,
    ...bodyOf([part('en'), part('ar')]),
  };
}
