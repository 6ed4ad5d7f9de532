/** The looks of a button, shared by Button.astro and Button.tsx. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

// A transparent border becomes visible in forced colours, where backgrounds are taken away.
const base =
  'inline-flex items-center justify-center gap-2 rounded-control border py-2 text-center font-semibold';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand/90',
  secondary: 'border-edge text-ink hover:border-ink hover:bg-sunken',
  ghost: 'border-transparent text-ink hover:bg-sunken',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent/90',
  danger: 'border-transparent bg-danger text-surface hover:bg-danger/90',
};

/** Every size is at least 40 px high, 44 from the middle one on (WCAG 2.2 asks for 24). */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3.5 text-small',
  md: 'min-h-12 px-5 text-small',
  lg: 'min-h-14 px-7 text-body',
};

/** The classes of a button, or of a link that looks like one. */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}
