import { describe, expect, it } from 'vitest';
import { plugTexts } from './charging-texts.ts';
import { chargingTimes, driveText } from './derived-features.ts';
import { fullCar, sampleBlank, sampleHybrid } from './fixture.ts';
import { estimates, overviewParagraphs } from './overview.ts';

describe('overviewParagraphs', () => {
  it('plans with less than the laboratory figure', () => {
    const text = overviewParagraphs(fullCar).join(' ');
    expect(text).toContain('battery-electric sedan');
    expect(text).toContain('about 485\u00a0km');
    // 438 km are more than 85 % of the 370 km that a hot motorway leaves of 570, 219 are less.
    expect(text).toContain('from Cairo to Alexandria without charging on the way');
    expect(text).toContain('keeps 15% in reserve');
    const far = overviewParagraphs({ ...fullCar, range: 810 }).join(' ');
    expect(far).toContain('from Cairo to Alexandria and back without charging');
    expect(text).toContain(
      'agent in Egypt is Al Amal; warranty of cars that come through it: 3 years',
    );
  });

  it('sends no car to a charger that its plug does not fit', () => {
    const text = (change: Partial<typeof fullCar>) =>
      overviewParagraphs({ ...fullCar, range: 300, ...change }).join(' ');
    expect(text({ chargingProtocol: 'CCS2' })).toContain('takes a charging stop on the way.');
    expect(text({ chargingProtocol: 'GB/T' })).toContain('its plug fits no public rapid charger');
    expect(text({ dcChargingPower: null })).toContain('hours at a socket');
  });

  it('promises a range-extended car no exemption', () => {
    const text = overviewParagraphs(sampleHybrid).join(' ');
    expect(text).toContain('petrol generator');
    expect(text).toContain('about 140\u00a0km');
    expect(text).toContain("don't automatically cover");
  });

  it('says only what is known', () => {
    expect(overviewParagraphs(sampleBlank)).toEqual([
      'The BYD Seal RWD is a battery-electric sedan: no engine, no fuel, no oil.',
    ]);
  });
});

describe('estimates', () => {
  it('states the rule beside each figure', () => {
    expect(estimates(fullCar).map(({ value }) => value.replace(/\s/g, ' '))).toEqual([
      'About 485 km',
      '550 to 670 km',
      '370 to 400 km',
      'About 13 h 45 min',
      'About 1 h 15 min',
    ]);
  });

  it('makes none up', () => {
    expect(estimates(sampleBlank)).toEqual([]);
  });
});

describe('derived features', () => {
  it('explains each plug', () => {
    expect(plugTexts({ ...fullCar, chargingProtocol: 'CCS2' })[0]).toContain('Type 2');
    expect(plugTexts({ ...fullCar, chargingProtocol: 'GB/T' })[0]).toContain('GB/T');
    expect(plugTexts({ ...fullCar, chargingProtocol: 'CHAdeMO' })[0]).toContain('CHAdeMO');
    expect(plugTexts({ ...fullCar, chargingProtocol: 'سلك' })).toHaveLength(1);
  });

  it('promises no rapid charging that is not on record', () => {
    const car = {
      ...fullCar,
      range: 220,
      chargingProtocol: 'GB/T',
      acChargingPower: 2.2,
      dcChargingPower: null,
    };
    expect(plugTexts(car).join()).not.toContain('rapid');
    expect(
      estimates(car)
        .map(({ name }) => name)
        .join(),
    ).not.toContain('rapid');
    expect(overviewParagraphs(car).join()).toContain('hours at a socket');
    const notes = (of: typeof car) => estimates(of).map(({ note }) => note);
    expect(notes(car).join()).toMatch(/wallbox, from empty; the car takes 2\.2\s/);
    expect(notes({ ...car, acChargingPower: 11 }).join()).not.toContain('the car takes');
  });

  it('lists the chargers that make a difference', () => {
    expect(chargingTimes(fullCar)).toHaveLength(4);
    const slow = { ...fullCar, acChargingPower: 2.2, dcChargingPower: null };
    expect(chargingTimes(slow)).toHaveLength(1);
    expect(chargingTimes(sampleBlank)).toEqual([]);
  });

  it('describes the drive', () => {
    expect(driveText(sampleHybrid)).toContain('1,120 km');
    expect(driveText({ ...sampleHybrid, combinedRange: null })).not.toContain('N/A');
    expect(driveText(fullCar)).toContain('no exhaust');
  });
});
