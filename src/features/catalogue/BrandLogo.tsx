import './brand-logo.css';
import type { Brand } from './catalogue';

type Props = { brand: Pick<Brand, 'name' | 'logoUrl'>; large?: boolean };

/**
 * A brand's logo on its plate; the brand's first letter where there is none. The site's own logos are drawn in one
 * ink, which turns light in the dark theme; any other keeps a light plate there, since logos are made for paper.
 * The name stands beside it, so the picture itself is silent.
 */
export function BrandLogo({ brand: { name, logoUrl }, large = false }: Props) {
  const inked = logoUrl === null || logoUrl.startsWith('/brands/');
  const looks = ['brand-logo', large && 'brand-logo-large', inked && 'brand-logo-inked'];
  return (
    <span className={looks.filter(Boolean).join(' ')}>
      {logoUrl === null ? (
        <span aria-hidden="true">{Array.from(name)[0]}</span>
      ) : (
        <img
          src={logoUrl}
          alt=""
          width="120"
          height="72"
          loading={large ? undefined : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
