import { submissionWords } from '#features/request/submission-words.ts';
import activityAr from '#messages/ar/activity.json' with { type: 'json' };
import deskAr from '#messages/ar/desk.json' with { type: 'json' };
import mailAr from '#messages/ar/mail.json' with { type: 'json' };
import activityEn from '#messages/en/activity.json' with { type: 'json' };
import deskEn from '#messages/en/desk.json' with { type: 'json' };
import mailEn from '#messages/en/mail.json' with { type: 'json' };

/**
 * The texts of mails in both languages, because the language of the mailbox's reader is unknown. Functions read the
 * message files directly: Paraglide's compiled messages are not bundled with them.
 */
export const mailWords = {
  en: {
    ...mailEn,
    ...submissionWords.en,
    activity_title: activityEn.activity_title,
    desk_next_step_confirm_hour: deskEn.desk_next_step_confirm_hour,
  },
  ar: {
    ...mailAr,
    ...submissionWords.ar,
    activity_title: activityAr.activity_title,
    desk_next_step_confirm_hour: deskAr.desk_next_step_confirm_hour,
  },
};
