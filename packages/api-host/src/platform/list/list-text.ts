/** The JSON value of a query text; `fallback` where it is absent or blank, undefined where it is not JSON. */
export function parseJson(text: string | undefined, fallback: unknown): unknown {
  if (text === undefined || text.trim() === '') return fallback;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Says which fields there are instead of only that this one is not. */
export function unknownField(name: string, known: readonly string[]): string {
  return `${JSON.stringify(name.slice(0, 60))} is not one of ${known.join(', ')}`;
}

/** Codes are written in capitals, and so are filters by them. */
export const upper = (text: string): string => text.toUpperCase();
