import type { Language } from './written.ts';

/** The words of a mail to a buyer. */
type Texts = { title: string; lead: string; note: string };

type Step =
  | 'received'
  | 'visit_confirmed'
  | 'visit_moved'
  | 'visit_cancelled'
  | 'cancelled_by_buyer'
  | 'account_deleted'
  | 'cancelled'
  | 'closed';

type StepTexts = Readonly<Record<string, Texts | undefined>> & Readonly<Record<Step, Texts>>;

const english: Readonly<Record<Step, Texts>> = {
  received: {
    title: 'We have your request',
    lead: 'Thank you, {name}. We have your request, and our team will contact you shortly.',
    note: 'Anything to add or change? Just reply to this email.',
  },
  visit_confirmed: {
    title: 'Your visit is confirmed',
    lead: 'Thank you, {name}. We look forward to seeing you.',
    note: 'The attached file adds the visit to your calendar. If you need another time, ask for it under My Activity, or just reply to this email.',
  },
  visit_moved: {
    title: 'Your visit has a new time',
    lead: '{name}, your visit has been moved. Here is the new time.',
    note: 'The attached file moves the visit in your calendar. If the new time is not good for you, ask for another time under My Activity, or just reply to this email.',
  },
  visit_cancelled: {
    title: 'Your visit is cancelled',
    lead: '{name}, we are sorry: this visit will not take place.',
    note: 'The attached file takes the visit out of your calendar. For another time, just reply to this email.',
  },
  cancelled_by_buyer: {
    title: 'Your visit is cancelled',
    lead: '{name}, you have cancelled this visit. Thank you for letting us know.',
    note: 'The attached file takes the visit out of your calendar. For another time, just reply to this email.',
  },
  account_deleted: {
    title: 'Your visit is cancelled',
    lead: '{name}, your account has been deleted, and this visit is cancelled with it.',
    note: 'The attached file takes the visit out of your calendar. Would you still like to come? Just reply to this email.',
  },
  cancelled: {
    title: 'Your request is cancelled',
    lead: '{name}, our team has cancelled your request.',
    note: 'Is this a mistake? Just reply to this email.',
  },
  closed: {
    title: 'Your request is closed',
    lead: '{name}, our team has closed your request. Thank you for asking us.',
    note: 'Anything still open? Just reply to this email.',
  },
};

const arabic: Readonly<Record<Step, Texts>> = {
  received: {
    title: 'وصلنا طلبك',
    lead: 'شكرًا لك {name}. وصلنا طلبك، وسيتواصل معك فريقنا قريبًا.',
    note: 'لإضافة شيء أو تغييره يكفي الرد على هذه الرسالة.',
  },
  visit_confirmed: {
    title: 'تم تأكيد زيارتك',
    lead: 'شكرًا لك {name}. نحن في انتظارك.',
    note: 'الملف المرفق يضيف الزيارة إلى تقويمك. إن احتجت إلى موعد آخر فاطلبه من صفحة نشاطي، أو رد على هذه الرسالة.',
  },
  visit_moved: {
    title: 'موعد جديد لزيارتك',
    lead: 'أهلًا {name}. تغيّر موعد زيارتك، وهذا هو الموعد المتفق عليه الآن.',
    note: 'الملف المرفق يغيّر الموعد في تقويمك. إن لم يناسبك فاطلب موعدًا آخر من صفحة نشاطي، أو رد على هذه الرسالة.',
  },
  visit_cancelled: {
    title: 'تم إلغاء زيارتك',
    lead: 'نعتذر لك {name}: لن تتم هذه الزيارة.',
    note: 'الملف المرفق يحذف الزيارة من تقويمك. لموعد آخر يكفي الرد على هذه الرسالة.',
  },
  cancelled_by_buyer: {
    title: 'تم إلغاء زيارتك',
    lead: 'أهلًا {name}. ألغينا الزيارة كما طلبت، وشكرًا لأنك أبلغتنا.',
    note: 'الملف المرفق يحذف الزيارة من تقويمك. لموعد آخر يكفي الرد على هذه الرسالة.',
  },
  account_deleted: {
    title: 'تم إلغاء زيارتك',
    lead: 'أهلًا {name}. تم حذف حسابك، وأُلغيت معه هذه الزيارة.',
    note: 'الملف المرفق يحذف الزيارة من تقويمك. ما زلت تود الحضور؟ رد على هذه الرسالة.',
  },
  cancelled: {
    title: 'تم إلغاء طلبك',
    lead: 'أهلًا {name}. ألغى فريقنا طلبك.',
    note: 'هل حدث ذلك بالخطأ؟ رد على هذه الرسالة.',
  },
  closed: {
    title: 'تم إغلاق طلبك',
    lead: 'أهلًا {name}. أغلق فريقنا طلبك. شكرًا لثقتك.',
    note: 'هل بقي شيء؟ رد على هذه الرسالة.',
  },
};

export const buyerTexts: Readonly<Record<Language, StepTexts>> = { en: english, ar: arabic };

/** The words around a place and a reason. */
export const placeWords: Readonly<
  Record<Language, Record<'place' | 'address' | 'map' | 'reason', string>>
> = {
  en: { place: 'Place', address: 'Address', map: 'Map', reason: 'Reason' },
  ar: { place: 'المكان', address: 'العنوان', map: 'الخريطة', reason: 'السبب' },
};
