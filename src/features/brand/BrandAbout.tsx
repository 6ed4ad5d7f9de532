import type { Brand } from '@/features/catalogue/catalogue';
import { brandName, unbroken } from '@/features/catalogue/names';
import { m } from '@/paraglide/messages.js';
import { aboutBrand } from './brand-about';
import type { BrandSummary } from './brand-summary';

/** 'About {brand} Electric Vehicles'. */
export function BrandAbout({ brand, summary }: { brand: Brand; summary: BrandSummary }) {
  return (
    <section className="bg-sunken py-14 md:py-20" aria-labelledby="about-title">
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="about-title" className="text-heading">
          {m.brand_about_heading({ brand: unbroken(brandName(brand)) })}
        </h2>
        <div className="grid max-w-prose gap-4">
          {aboutBrand(brand, summary).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
