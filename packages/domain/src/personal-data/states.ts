import type { Country } from '../enumerations/people.ts';

export interface State {
  /** Two letters, unique across both countries. */
  readonly code: string;
  readonly name: string;
}

const USA =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, GU Guam, MP Northern Mariana Islands, PR Puerto Rico, VI U.S. Virgin Islands';
const CANADA =
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon';

const parse = (table: string): readonly State[] =>
  table.split(', ').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** States and territories of the USA (56), provinces and territories of Canada (13) (domain.md 3.6). */
export const STATES: Readonly<Record<Country, readonly State[]>> = /* @__PURE__ */ {
  USA: parse(USA),
  Canada: parse(CANADA),
};

/** Codes of both countries. */
export const STATE_CODES: readonly string[] = /* @__PURE__ */ [...STATES.USA, ...STATES.Canada].map(
  ({ code }) => code,
);

/** Whether the state or province is in the country. */
export function isStateOf(country: Country, code: string): boolean {
  return STATES[country].some((state) => state.code === code);
}

/** `TX` → `Texas`; an unknown code comes back unchanged. */
export function stateName(code: string): string {
  return [...STATES.USA, ...STATES.Canada].find((state) => state.code === code)?.name ?? code;
}

const NINETEEN = ['BC', 'NB', 'NL', 'NS', 'YT', 'NT', 'NU', 'AL', 'NE'];
const TWENTY_ONE = ['MS', 'PR'];

/** Least age in whole years to sign a contract there (domain.md 2.1). */
export function signingAge(state: string): 18 | 19 | 21 {
  if (TWENTY_ONE.includes(state)) return 21;
  return NINETEEN.includes(state) ? 19 : 18;
}
