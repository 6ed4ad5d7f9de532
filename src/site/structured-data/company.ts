import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { contacts } from '@/config/contacts';
import { paths } from '@/config/paths';
import { product, productNames } from '@/config/product';
import { m } from '@/paraglide/messages.js';
import { getLocale } from '@/paraglide/runtime.js';

/**
 * The company and its site, told once, on the home page.
 * @param site the site's origin
 */
export function companyData(site: URL): [OrganizationLeaf, WebSiteLeaf] {
  const { address, email, salesPhone, social } = contacts;
  const at = (path: string) => new URL(path, site).href;
  const others = Object.values(productNames).filter((name) => name !== product.name);
  const name = { name: product.name, alternateName: others, url: at(paths.home) };
  const company = at('/#company');
  return [
    {
      '@type': 'Organization',
      '@id': company,
      ...name,
      description: m.home_description({ name: product.name }),
      logo: at('/icon-512.png'),
      email,
      telephone: salesPhone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressCountry: 'EG',
      },
      areaServed: 'EG',
      sameAs: social.map(({ href }) => href),
    },
    { '@type': 'WebSite', ...name, inLanguage: getLocale(), publisher: { '@id': company } },
  ];
}
