/** Each kind of request, and what becomes of it. */
import { confirmedPerson } from '../../support/accounts.ts';
import { addPlace, askVisit, inDays } from '../../support/asked-visits.ts';
import { seal } from '../../support/catalogue.ts';
import { done, editorOf } from '../../support/editor.ts';
import { comeSignedIn, signIn } from '../account.ts';
import { expect, journey } from '../journey.ts';
import {
  button,
  dialog,
  field,
  first,
  group,
  last,
  link,
  notice,
  part,
  radio,
  words,
} from '../things.ts';

journey(
  'a visit is booked after signing in, with a day of the calendar',
  async ({ person, stack }) => {
    const account = await confirmedPerson(stack);
    await person.open(seal);
    await person.press(first(button('Book a Visit')));
    await person.reads(notice, 'Please sign in to book a visit.');
    await person.press(link('Sign In', notice));
    await signIn(person, account);
    await person.at(seal);
    const form = dialog('Book a Visit');
    await person.holds(field(/^Name/, form), account.name);
    const day = part('[data-part=table-cell-trigger]:not([data-disabled])', form);
    // On the last day of a month, this month may have no free hour left.
    await person.press(button('Next month', form));
    await person.press(last(day));
    await person.sees(field(/^Date/, form), ({ value }) => /^\w{3}, \w{3} \d+, \d{4}$/.test(value));
    await person.press(radio('12:00', form));
    await person.fill(field(/^Trim/, form), 'Premium');
    await person.press(button('Book a Visit', form));
    await person.reads(form, 'We have your visit request');
    const stored = editorOf(stack).from('visit_requests').select('visit_time, trim');
    expect(await done(stored.eq('email', account.email))).toEqual([
      { visit_time: '12:00', trim: 'Premium' },
    ]);
  },
);

journey('a visit is asked for in Arabic, with a date that is typed', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await comeSignedIn(person, account);
  await person.open(`/ar${seal}`);
  await person.press(first(button('احجز زيارة')));
  const form = dialog('احجز زيارة');
  await person.fill(field(/^اليوم/, form), inDays(7));
  await person.press(radio(/^١:٠٠/, form));
  await person.press(button('احجز زيارة', form));
  await person.reads(form, 'وصلنا طلب زيارتك');
  const stored = editorOf(stack).from('visit_requests').select('visit_date, visit_time');
  expect(await done(stored.eq('email', account.email))).toEqual([
    { visit_date: inDays(7), visit_time: '13:00' },
  ]);
});

journey(
  'the form of a visit keeps its draft, and Back closes it first',
  async ({ person, stack }) => {
    await comeSignedIn(person, await confirmedPerson(stack));
    await person.open('/cars');
    await person.open(seal);
    const form = dialog('Book a Visit');
    await person.press(first(button('Book a Visit')));
    await person.fill(field(/^Trim/, form), 'Premium');
    await person.back();
    await person.misses(form);
    await person.at(seal);
    await person.reload();
    await person.press(first(button('Book a Visit')));
    await person.holds(field(/^Trim/, form), 'Premium');
    await person.key('Escape');
    await person.misses(form);
    await person.back();
    await person.at('/cars');
  },
);

journey(
  'financing is asked for, with the price of the car filled in',
  async ({ person, stack }) => {
    const account = await confirmedPerson(stack);
    await comeSignedIn(person, account);
    await person.open(seal);
    await person.press(button('Finance', part('main')));
    const form = dialog('Finance your electric car');
    await person.holds(field(/^Model/, form), 'Seal RWD');
    await person.holds(field(/^Car price/, form), '2,200,000');
    await person.fill(field(/^Year/, form), '2026');
    await person.fill(field(/^Down payment/, form), '٢٥٪');
    await person.fill(field(/^Occupation/, form), 'Engineer');
    await person.fill(field(/^Monthly income/, form), '60000');
    await person.fill(field(/^Address/, form), '12 Tahrir Street');
    await person.press(button('Request financing', form));
    await person.reads(form, 'Your request is with our team');
    const stored = editorOf(stack).from('financing_requests').select('down_payment');
    expect(await done(stored.eq('name', account.name))).toEqual([{ down_payment: '550000' }]);
  },
);

journey('quotes for insurance are there at once', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await comeSignedIn(person, account);
  await person.open('/services/insurance');
  await person.fill(field(/^Brand/), 'BYD');
  await person.fill(field(/^Model/), 'Seal RWD');
  await person.fill(field(/^Year/), '٢٠٢٤');
  await person.fill(field(/^Current car price/), '٢٬٢٠٠٬٠٠٠');
  await person.press(button('Get Quotes'));
  await person.sees(words('Your quotes'), ({ isInView }) => isInView);
  await person.reads(part('#quote'), /Silver.*EGP\s39,600/);
});

journey('advice is asked for, and three cars answer', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await comeSignedIn(person, account);
  await person.open('/cars');
  await person.press(button('Help Me Choose', part('main')));
  const form = dialog('Find Your Perfect Electric Vehicle');
  const answer = (question: RegExp, name: string) => radio(name, group(question, form));
  await person.fill(field(/^How many kilometres/, form), '٦٠');
  await person.press(answer(/^Do you travel between cities/, 'Yes'));
  await person.fill(field(/^Where do you usually travel to/, form), 'الإسكندرية');
  await person.press(answer(/^Do you own a second car/, 'No'));
  await person.press(answer(/^Do you have private parking/, 'Yes'));
  await person.press(button('Get advice', form));
  await person.reads(form, 'at 60 km a day you charge every');
  const stored = editorOf(stack).from('car_requests').select('daily_km, travel_destination');
  expect(await done(stored.eq('name', account.name))).toEqual([
    { daily_km: 60, travel_destination: 'الإسكندرية' },
  ]);
});

journey('a charger is asked for', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await comeSignedIn(person, account);
  await person.open('/chargers');
  await person.press(first(button('Help Me Choose a Charger')));
  const form = dialog('Help Me Choose a Charger');
  await person.press(radio('Home', form));
  await person.fill(field(/^Vehicle model/, form), 'BYD Seal');
  await person.choose(field(/^Parking type/, form), 'On the street');
  await person.fill(field(/^Location/, form), 'Smouha, Alexandria');
  await person.press(button('Request advice', form));
  await person.reads(form, 'Request submitted');
  const stored = editorOf(stack).from('charger_requests').select('location, parking_type');
  expect(await done(stored.eq('name', account.name))).toEqual([
    { location: 'Smouha, Alexandria', parking_type: 'street' },
  ]);
});

journey('a visit is moved and cancelled under My Activity', async ({ person, stack }) => {
  const account = await confirmedPerson(stack);
  await askVisit(stack, account);
  await addPlace(stack, {
    name_en: 'Tayar Giza',
    name_ar: 'تيار الجيزة',
    address_en: '1 Haram Street',
    address_ar: '١ شارع الهرم',
  });
  await comeSignedIn(person, account);
  await person.open('/orders#submissions');
  const visit = part('main article');
  await person.reads(visit, 'Received');
  await person.press(button('Ask for another time', visit));
  const form = dialog();
  await person.fill(field(/^Date/, form), inDays(5));
  await person.press(radio('15:00', form));
  await person.press(button('Ask for this time', form));
  await person.misses(form);
  await person.reads(visit, '15:00');
  await person.press(button('Cancel request', visit));
  await person.press(button('Cancel request', dialog()));
  await person.misses(dialog());
  await person.reads(visit, 'Cancelled');
});
