/** The looks of a button, shared by Button.astro and Button.tsx; src/styles/button.css draws them. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

// Written out, as Tailwind keeps the rules of the names that it reads.
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
  accent: 'button-accent',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm text-small',
  md: 'button-md text-small',
  lg: 'button-lg text-body',
};

/** The classes of a button, or of a link that looks like one. */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return `button ${variants[variant]} ${sizes[size]}`;
}
