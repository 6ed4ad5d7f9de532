import { plainArabic, westernDigits } from '#lib/arabic.ts';
import { cairoParts, dayAfter } from './cairo.ts';

/** The hour of a day that is named without one. */
const usualTime = '10:00';

/** Weekdays from Sunday on, as people write them in simplified letters, long and short, Egyptian ones too. */
const weekdays: readonly RegExp[] = [
  /^(?:sun(?:day)?|الاحد|حد|الحد)$/,
  /^(?:mon(?:day)?|الاثنين|الاتنين|اتنين)$/,
  /^(?:tue(?:s|sday)?|الثلاثا|التلات|تلات)$/,
  /^(?:wed(?:nesday)?|الاربعا|الاربع|اربع)$/,
  /^(?:thu(?:r|rs|rsday)?|الخميس|خميس)$/,
  /^(?:fri(?:day)?|الجمعه|جمعه)$/,
  /^(?:sat(?:urday)?|السبت|سبت)$/,
];

const units = {
  minute: /^(?:min(?:ute)?s?|دقيقه|دقايق|دقائق)$/,
  hour: /^(?:h(?:ou)?rs?|ساعه|ساعات)$/,
  day: /^(?:days?|يوم|ايام)$/,
  week: /^(?:weeks?|اسبوع|اسابيع)$/,
} as const;

type Unit = keyof typeof units;

const minutesOf: Record<Unit, number> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

/** Two of something are one word in Arabic. */
const pairs: Readonly<Record<string, Unit>> = {
  دقيقتين: 'minute',
  ساعتين: 'hour',
  يومين: 'day',
  اسبوعين: 'week',
};

/**
 * The moment that words name, as a `datetime-local` field in Egypt has it: 'tomorrow 10', 'Thursday 3 pm', 'in a week', 'بكرة
 * الساعة 3', 'بعد يومين'. A day without an hour is at ten; 1 to 7 without 'am' are in the afternoon, as offices are open then.
 * @param now moment in ISO 8601
 * @returns yyyy-MM-ddTHH:mm; null where the words name no moment, or one that is over
 */
export function momentIn(words: string, now: string): string | null {
  const plain = plainArabic(westernDigits(words.toLowerCase()))
    .replace(/[.,،]/g, ' ')
    .replace(/(\d)(am|pm|ص|م)(?=\s|$)/g, '$1 $2')
    .trim()
    .split(/\s+/);
  const later = readSpan(plain);
  const present = cairoParts(now);
  if (later !== null) return after(now, later);
  const found = readDay(plain, present.slice(0, 10));
  if (found === null) return null;
  const time = readTime(found.rest);
  if (time === null) return null;
  const moment = `${found.day}T${time}`;
  return moment > present ? moment : null;
}

/** 'in 2 hours', 'بعد ساعه': minutes from now, whole days at their usual hour. */
function readSpan(words: readonly string[]): { count: number; unit: Unit } | null {
  const [first = '', ...rest] = words;
  if (first !== 'in' && first !== 'بعد') return null;
  const [amount = '', unit = ''] = rest;
  const pair = pairs[amount];
  if (pair !== undefined && rest.length === 1) return { count: 2, unit: pair };
  if (/^(?:half|نص|نصف)$/.test(amount)) {
    const isHour = rest.slice(1).some((word) => units.hour.test(word));
    return isHour ? { count: 30, unit: 'minute' } : null;
  }
  const alone = unitCalled(amount);
  if (alone !== null && rest.length === 1) return { count: 1, unit: alone };
  const named = unitCalled(unit);
  const count = /^an?$/.test(amount) ? 1 : /^\d{1,3}$/.test(amount) ? Number(amount) : 0;
  return named !== null && count > 0 && rest.length === 2 ? { count, unit: named } : null;
}

const unitCalled = (word: string): Unit | null =>
  (['minute', 'hour', 'day', 'week'] as const).find((unit) => units[unit].test(word)) ?? null;

function after(now: string, { count, unit }: { count: number; unit: Unit }): string {
  if (unit === 'day' || unit === 'week') {
    const days = count * (unit === 'week' ? 7 : 1);
    return `${dayAfter(cairoParts(now).slice(0, 10), days)}T${usualTime}`;
  }
  return cairoParts(new Date(Date.parse(now) + count * minutesOf[unit] * 60_000).toISOString());
}

/** The day at the beginning, and what follows it. */
function readDay(words: readonly string[], today: string): { day: string; rest: string[] } | null {
  const [first = '', second = '', ...others] = words;
  const rest = [second, ...others].filter((word) => word !== '');
  if (/^(?:today|اليوم|النهارده|انهارده)$/.test(first)) return { day: today, rest };
  if (/^(?:tomorrow|بكره|بكرا|غدا)$/.test(first)) return { day: dayAfter(today, 1), rest };
  if (first === 'بعد' && /^(?:بكره|بكرا|غد|غدا)$/.test(second)) {
    return { day: dayAfter(today, 2), rest: others };
  }
  if (first === 'next' && second === 'week') return { day: dayAfter(today, 7), rest: others };
  if (/^الاسبوع$/.test(first) && /^(?:الجاي|القادم|المقبل)$/.test(second)) {
    return { day: dayAfter(today, 7), rest: others };
  }
  const named = /^(?:next|on|يوم)$/.test(first) ? second : first;
  const wanted = weekdays.findIndex((name) => name.test(named));
  if (wanted < 0) return null;
  const ahead = (wanted - new Date(today).getUTCDay() + 7) % 7 || 7;
  return { day: dayAfter(today, ahead), rest: named === first ? rest : others };
}

/** '10', '10:30', 'at 3 pm', 'الساعه 3 م' as HH:mm; the usual hour for nothing, null for anything else. */
function readTime(words: readonly string[]): string | null {
  const said = words.filter((word) => !/^(?:at|الساعه|ساعه|علي)$/.test(word));
  if (said.length === 0) return usualTime;
  const [clock = '', half = '', ...more] = said;
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(clock) ?? [];
  const isMorning = /^(?:am|ص|صباحا|الصبح)$/.test(half);
  const isLate = /^(?:pm|م|مسا|بالليل|العصر|الضهر|الظهر)$/.test(half);
  if (hours === '' || more.length > 0 || (half !== '' && !isMorning && !isLate)) return null;
  const hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  const isAfternoon = isLate ? hour < 12 : !isMorning && hour >= 1 && hour <= 7;
  const shown = isAfternoon ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return `${String(shown).padStart(2, '0')}:${minutes}`;
}
