import { paths } from '#config/paths.ts';
import { allPlugs, type Plug, plugValue } from '#domain/plugs.ts';
import type { CarAddress } from '#domain/slug.ts';
import { choiceIn, parameter, severalIn, stateInAddress, textIn } from '#lib/state-in-address.ts';

/** A car as the address of the map names it. */
export const addressOfCar = ({ brandId, id }: CarAddress): string => `${brandId}/${id}`;

/** What is asked of the map of charging points, as its address says it. */
export type PointsAsked = {
  /** A car of the catalogue as 'brand/model'. */
  car: string | null;
  plugs: readonly Plug[];
  kw: number | null;
  operator: string | null;
  open: 'yes' | null;
  checked: 'yes' | null;
  /** A place of the table of roads. */
  near: string | null;
  /** The id of the charging point whose details are open. */
  point: string | null;
};

export const nothingAsked: PointsAsked = {
  car: null,
  plugs: [],
  kw: null,
  operator: null,
  open: null,
  checked: null,
  near: null,
  point: null,
};

const plugNamed = (text: string) => allPlugs.find((plug) => plugValue(plug) === text) ?? null;

const power = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

/** The address of the map of charging points. */
export const pointsAddress = stateInAddress<PointsAsked>(nothingAsked, {
  car: textIn('car', 160),
  plugs: severalIn('plug', plugNamed, plugValue),
  kw: parameter('kw', power),
  operator: textIn('operator', 120),
  open: choiceIn('open', ['yes']),
  checked: choiceIn('checked', ['yes']),
  near: textIn('near', 60),
  point: textIn('point', 40),
});

/** The address of the map, for what is asked. */
export const pointsFor = (asked: Partial<PointsAsked>): string =>
  paths.charging + pointsAddress.write({ ...nothingAsked, ...asked });
