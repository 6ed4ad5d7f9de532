import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useId } from 'react';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { m } from '#paraglide/messages.js';
import type { Trend } from './shares.ts';

/** A figure with what stands beside it. */
export type Tile = {
  label: string;
  figure: string;
  /** What it rests on. */
  detail?: string | null;
  trend?: Trend | null;
  /** How much of a target is reached. */
  target?: string | null;
  /** The requests that it counts. */
  href?: string | null;
};

/** The main figures of a screen. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {tiles.map((tile) => (
        <FigureTile key={tile.label} {...tile} />
      ))}
    </ul>
  );
}

function FigureTile({ label, figure, detail, trend, target, href }: Tile) {
  const id = useId();
  return (
    <li className="relative grid content-start gap-0.5 rounded-card border border-line bg-surface p-4 has-[a:hover]:border-ink">
      <span className="text-small text-muted">
        {href ? (
          <DeskLink
            href={href}
            aria-describedby={id}
            className="underline decoration-edge underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {label}
          </DeskLink>
        ) : (
          label
        )}
      </span>
      <span id={id} className="grid gap-0.5">
        <span className="text-heading tabular-nums">{figure}</span>
        {detail && <span className="text-micro text-muted">{detail}</span>}
        {target && <span className="text-micro">{target}</span>}
        {trend && <TrendLine {...trend} />}
      </span>
    </li>
  );
}

const trendWords = {
  up: m.desk_numbers_trend_up,
  down: m.desk_numbers_trend_down,
  same: m.desk_numbers_trend_same,
};

function TrendLine({ way, isGood, before }: Trend) {
  const Icon = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <span
      className={`flex items-center gap-1 text-micro ${isGood ? 'text-positive' : 'text-muted'}`}
    >
      {way !== 'same' && <Icon className="size-3.5 shrink-0" aria-hidden="true" />}
      {trendWords[way]({ before })}
    </span>
  );
}
