import { Name } from '#components/Name.tsx';
import type { Period, SiteNumbers } from '#data/desk-numbers.ts';
import { RebuildState } from '#features/desk/RebuildState.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { DayTable } from './DayTable.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureTable } from './FigureTable.tsx';
import { type Tile, Tiles } from './FigureTile.tsx';
import { cameIn, listOf } from './list-links.ts';
import { ratioOf, shareOf, trendOf } from './shares.ts';

type Props = { numbers: SiteNumbers; period: Period };

/** What people read, saved and asked for on the site. */
export function SiteScreen({ numbers, period }: Props) {
  return (
    <>
      <RebuildState />
      <Tiles label={m.desk_numbers_site()} tiles={siteTiles(numbers, period)} />
      <DayTable
        title={m.desk_numbers_views_by_day()}
        file="tayar-views"
        label={m.desk_numbers_views_chart}
        counted={m.desk_numbers_views()}
        days={numbers.days.map(({ day, views }) => ({ day, count: views }))}
        period={period}
      />
      <CarTable cars={numbers.cars} period={period} />
      <VisitorTables numbers={numbers} period={period} />
    </>
  );
}

function siteTiles({ figures, before }: SiteNumbers, period: Period): Tile[] {
  return [
    {
      label: m.desk_numbers_views(),
      figure: formatNumber(figures.views),
      trend: trendOf(figures.views, before?.views ?? null, formatNumber),
    },
    {
      label: m.desk_numbers_saves(),
      figure: formatNumber(figures.saves),
      trend: trendOf(figures.saves, before?.saves ?? null, formatNumber),
    },
    {
      label: m.desk_numbers_sent(),
      figure: formatNumber(figures.requests),
      detail: m.desk_numbers_sent_share({ share: shareOf(figures.requests, figures.views) }),
      trend: trendOf(figures.requests, before?.requests ?? null, formatNumber),
      href: listOf({ ...cameIn(period), source: 'site' }),
    },
  ];
}

function CarTable({ cars, period }: Pick<SiteNumbers, 'cars'> & { period: Period }) {
  return (
    <FigureTable
      title={m.desk_numbers_cars()}
      note={m.desk_numbers_cars_note()}
      file="tayar-cars"
      columns={[
        {
          label: m.desk_numbers_car(),
          value: ({ name }) => name,
          shown: ({ name }) => <Name text={name} />,
        },
        { label: m.desk_numbers_views(), value: ({ views }) => views, bar: true },
        { label: m.desk_numbers_saves(), value: ({ saves }) => saves },
        {
          label: m.desk_numbers_requests(),
          value: ({ requests }) => requests,
          shown: ({ id, name, requests }) => (
            <FigureLink
              count={requests}
              label={m.desk_numbers_requests()}
              name={name}
              href={listOf({ ...cameIn(period), item_id: id })}
            />
          ),
          bar: true,
        },
        {
          label: m.desk_numbers_per_view(),
          value: ({ views, requests }) => ratioOf(requests, views),
          shown: ({ views, requests }) => shareOf(requests, views),
        },
      ]}
      rows={cars}
      keyOf={({ id }) => id}
    />
  );
}

const languageName = (language: 'en' | 'ar') =>
  language === 'ar' ? m.desk_numbers_arabic() : m.desk_numbers_english();

function VisitorTables({ numbers: { languages, hosts }, period }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <FigureTable
        title={m.desk_numbers_by_language()}
        file="tayar-languages"
        columns={[
          {
            label: m.desk_numbers_language(),
            value: ({ language }) => languageName(language),
          },
          { label: m.desk_numbers_views(), value: ({ views }) => views, bar: true },
          {
            label: m.desk_numbers_requests(),
            value: ({ requests }) => requests,
            shown: ({ language, requests }) => (
              <FigureLink
                count={requests}
                label={m.desk_numbers_requests()}
                name={languageName(language)}
                href={listOf({ ...cameIn(period), source: 'site', language })}
              />
            ),
          },
        ]}
        rows={languages}
        keyOf={({ language }) => language}
      />
      <FigureTable
        title={m.desk_numbers_hosts()}
        note={m.desk_numbers_hosts_note()}
        file="tayar-sources"
        columns={[
          {
            label: m.desk_numbers_host(),
            value: ({ host }) => host,
            shown: ({ host }) => <bdi dir="ltr">{host}</bdi>,
          },
          { label: m.desk_numbers_views(), value: ({ views }) => views, bar: true },
        ]}
        rows={hosts}
        keyOf={({ host }) => host}
      />
    </div>
  );
}
