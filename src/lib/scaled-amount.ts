/** '1.5m', '2 million', '٢ مليون و٥٠٠ ألف'; not the unit of '420 km'. */
const scaled =
  /(\d+(?:[.,\u066b]\d{1,2})?)\s*(?:(m(?:n|illion)?|مليون)|k|thousand|[أا]لف)(?!\p{L})/giu;

/**
 * What a person wrote in millions and thousands, and the text around it.
 * @param western with Western digits
 * @returns null when neither is there
 */
export function scaledAmount(western: string): { amount: number; around: string } | null {
  const parts = [...western.matchAll(scaled)].map(
    ([, figure = '', millions]) =>
      Number(figure.replace(/[,\u066b]/, '.')) * (millions === undefined ? 1000 : 1_000_000),
  );
  if (parts.length === 0) return null;
  const amount = Math.round(parts.reduce((sum, part) => sum + part));
  return { amount, around: western.replace(scaled, '') };
}
