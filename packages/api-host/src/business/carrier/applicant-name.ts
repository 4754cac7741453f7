const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/;

/**
 * What the last name of somebody may be whose name a carrier wrote `john smith`, `smith, john` or `john smith jr.`, in the shape
 * names are compared in: of `jan van der berg` it may begin at any word but the first.
 */
export function lastNamesOf(applicantKey: string): string[] {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  const parts = applicantKey.split(',').map(words);
  const suffix = parts.flat().find((word, index) => index > 0 && SUFFIX.test(word));
  const named = parts.map((part) => part.filter((word) => word !== suffix)).filter((part) => part.length > 0);
  const [first = [], ...others] = named;
  const starts = others.length > 0 ? [0] : first.map((_, index) => index).slice(first.length > 1 ? 1 : 0);
  const plain = starts.map((start) => first.slice(start).join(' '));
  if (suffix === undefined) return plain;
  const bare = suffix.replace('.', '');
  return plain.flatMap((name) => [name, `${name} ${bare}`, `${name} ${bare}.`]);
}
