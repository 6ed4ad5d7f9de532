import './item-strip.css';
import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';

type Item = {
  key: string;
  href: string;
  picture: string;
  kind?: 'car' | 'charger';
  /** In small letters above the name. */
  note: string;
  name: string;
};

type Props = { id: string; title: string; action: ReactNode; items: readonly Item[] };

/** Cars and chargers side by side in a row that scrolls. */
export function ItemStrip({ id, title, action, items }: Props) {
  return (
    <section className="item-strip wrap py-12 md:py-16" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-6">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {action}
      </div>
      <ul>
        {items.map(({ key, href, picture, kind = 'car', note, name }) => (
          <li key={key}>
            <a href={href}>
              <Picture url={picture} place="thumbnail" kind={kind} alt="" />
              <small>{note}</small>
              <b dir="auto">{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
