import type { ReactNode } from 'react';
import { m } from '#paraglide/messages.js';

/** A part of what a car costs, with the figures that it goes by. */
export function CostCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-surface p-5">
      <h3 className="text-subheading">{title}</h3>
      {children}
    </section>
  );
}

/** Replaces a result while a figure above it cannot be read. */
export function Wrong() {
  return <p className="text-small text-muted">{m.money_wrong()}</p>;
}
