import { type Names, namesOf, plural } from '../names.ts';

/** The names by which the parts of one resource know each other. */
export interface ResourceNames {
  readonly one: Names;
  readonly many: Names;
  /** As sentences say it: `sample entry`, `sample entries`, `a sample entry`. */
  readonly noun: string;
  readonly nouns: string;
  readonly aNoun: string;
  /** Of the operations and of the pages: `/business/sample-entries`. */
  readonly address: string;
  /** Where the server has it, and the way from there to the top of its sources. */
  readonly server: string;
  readonly up: string;
  /** Below the sources of the server. */
  readonly below: string;
  /** Where the screens are, and the package they are in. */
  readonly client: string;
  readonly feature: string;
}

/** Names of `business/reminder`. Its screens belong to the feature of its area, which must be there. */
export function resourceNames(path: string): ResourceNames {
  const parts = path.split('/');
  const [area] = parts;
  if (parts.length !== 2 || !area) throw new Error(`"${path}" is not an area and a noun: business/reminder`);
  const one = namesOf(parts[1] ?? '');
  const many = namesOf(plural(one.kebab));
  const noun = one.sentence.toLowerCase();
  const below = `${namesOf(area).kebab}/${many.kebab}`;
  const feature = `packages/feature-${area}`;
  return {
    one,
    many,
    noun,
    nouns: many.sentence.toLowerCase(),
    aNoun: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    address: `/${below}`,
    server: `packages/api-host/src/${below}`,
    up: '../../',
    below,
    client: `${feature}/src/${many.kebab}`,
    feature,
  };
}
