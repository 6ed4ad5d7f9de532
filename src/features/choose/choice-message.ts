import { fullName } from '#domain/full-name.ts';
import { formatEgp } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { CarChoice } from './choices.ts';
import { type Charging, choiceFigures } from './figures.ts';

/**
 * The message of a share: the answers, each car with the figures of its card, and the address that shows them again.
 * @param summary the answers in a line
 */
export function choiceMessage(
  cars: readonly CarChoice[],
  summary: string,
  charging: Charging,
  address: string,
): string {
  const lines = cars.flatMap((choice) => [
    m.submission_shown_car({ car: fullName(choice.car), price: formatEgp(choice.car.price) }),
    inARow(
      choiceFigures(choice, charging).flatMap(({ name, value }) =>
        value === null ? [] : m.choose_share_figure({ name, value }),
      ),
    ),
  ]);
  const title = cars.length === 0 ? m.choose_share_none() : m.choose_share_message();
  return [title, m.choose_share_answers({ answers: summary }), ...lines, address]
    .filter((line) => line !== '')
    .join('\n');
}
