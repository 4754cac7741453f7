/** The first rows of a list, as the person of the journey reads it. */
// biome-ignore lint/suspicious/noExplicitAny: answers are read by the journeys as they need them
export type Rows = (path: string) => Promise<readonly any[]>;

type Params = Readonly<Record<string, string>>;

/** Records of the demo by which the journeys open every page of an app's sitemap. */
export interface Samples {
  /** By path up to its last parameter, which serves the pages below as well: what the parameters are. */
  readonly params: Readonly<Record<string, (rows: Rows) => Promise<readonly Params[]>>>;
  /** By path: searches that show another part of the page. */
  readonly parts: Readonly<Record<string, readonly string[] | ((rows: Rows) => Promise<readonly string[]>)>>;
}

/** Fills one parameter with a member of the first row of a list. */
export const firstOf = (list: string, param: string, member: (row: never) => string) => async (rows: Rows) =>
  (await rows(`${list}?limit=1`)).slice(0, 1).map((row) => ({ [param]: member(row as never) }));

/** The entry that fills the parameters of a path; undefined where there are none. */
export function sampleKey({ params }: Samples, path: string): string | undefined {
  return Object.keys(params)
    .filter((key) => path === key || path.startsWith(`${key}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Paths of a sitemap that no sample opens, and entries that open no path. */
export function gapsOf(samples: Samples, paths: readonly string[]): string[] {
  const unopened = paths.filter((path) => {
    const key = sampleKey(samples, path) ?? '';
    return path.slice(key.length).includes('$');
  });
  const stale = [...Object.keys(samples.params), ...Object.keys(samples.parts)].filter(
    (key) => !paths.includes(key),
  );
  return [...unopened, ...stale];
}
