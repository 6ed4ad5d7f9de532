/** Brand and model as one name, the brand not said twice ('MG4', not 'MG MG4'). */
export function fullName({ brand, name }: { brand: string; name: string }): string {
  const named = name.toLowerCase().startsWith(brand.toLowerCase());
  const rest = name.slice(brand.length);
  return named && /^[\s\d]/.test(rest) ? name : `${brand} ${name}`;
}
