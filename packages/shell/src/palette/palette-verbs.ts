import type { AnyRouter } from '@tanstack/react-router';
import { phoneToE164 } from '@upline/domain';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { IconMail, IconPhone } from '../icons.ts';
import type { NavModel } from '../nav/nav-model.ts';
import type { IconType } from '../nav/section.ts';
import type { Access } from '../session/access.ts';
import { mayGo } from '../verbs/may-go.ts';
import type { PageVerb } from '../verbs/page-verbs.ts';
import { linkTo, type RecordKind, type RecordVerb, type Verbs } from '../verbs/verb.ts';
import type { Hit } from './palette-hits.ts';
import { matches, type PaletteOption } from './palette-options.ts';

export interface Person {
  readonly router: AnyRouter;
  readonly nav: NavModel;
  readonly access: Access;
}

const GROUP = 'Actions';

/** A verb about records in its words alone; on a record it leads to a page or out of the app. */
interface AboutRecord {
  readonly label: string;
  readonly also?: string;
  readonly icon: IconType;
  readonly kinds: readonly RecordKind[];
  readonly doneWith: (hit: Hit) => { readonly target: LinkTarget } | { readonly run: () => void } | undefined;
}

const outside = (address: string) => ({ run: () => void window.open(address, '_self') });

/** People are called and written to wherever they are found. */
const CONTACTS: readonly AboutRecord[] = [
  {
    label: 'Call',
    icon: IconPhone,
    kinds: ['associate', 'client'],
    doneWith: ({ phone }) => (phone ? outside(`tel:${phoneToE164(phone)}`) : undefined),
  },
  {
    label: 'Email',
    icon: IconMail,
    kinds: ['client'],
    doneWith: ({ email }) => (email ? outside(`mailto:${email}`) : undefined),
  },
];

const isAboutRecord = (verb: Verbs[number]): verb is RecordVerb => verb.of !== undefined;

/** A record that only says of which kind it is: enough to ask whether a verb's page is open to the person. */
const anyRecord = (kind: RecordKind): Hit => ({
  kind,
  key: '-',
  id: '-',
  name: '',
  inactive: false,
  client: { id: '-', name: '' },
});

/** Verbs about records that this person may use, those of the features before call and email. */
export function verbsAboutRecords({ router, nav, access }: Person): AboutRecord[] {
  const ofFeatures = (nav.verbs ?? [])
    .filter(isAboutRecord)
    .map(({ of, to, needs, ...words }): AboutRecord => {
      const doneWith = (hit: Hit) => {
        const target = hit.isAbove ? undefined : to(hit);
        return target && mayGo(router, access, target.to, needs) ? { target: linkTo(target) } : undefined;
      };
      return { ...words, kinds: [of], doneWith };
    })
    .filter(({ kinds, doneWith }) => kinds.some((kind) => doneWith(anyRecord(kind))));
  return [...ofFeatures, ...CONTACTS];
}

/** What can be done with a record, as options. */
export const verbsOn = (person: Person, hit: Hit): PaletteOption[] =>
  verbsAboutRecords(person).flatMap(({ label, kinds, doneWith }) => {
    const deed = kinds.includes(hit.kind) ? doneWith(hit) : undefined;
    return deed ? [{ key: `on-${label}`, group: GROUP, name: label, ...deed }] : [];
  });

/** A verb about records that the typed text begins with, and the rest of the text: `view as ana`. */
export function spokenVerb(person: Person, typed: string) {
  const text = typed.toLowerCase();
  const spoken = verbsAboutRecords(person)
    .filter(({ label }) => text.startsWith(`${label.toLowerCase()} `))
    .toSorted((a, b) => b.label.length - a.label.length)[0];
  return spoken && { verb: spoken, rest: typed.slice(spoken.label.length + 1) };
}

/** The records that were found for a spoken verb, each with what the verb does to it. */
export const spokenOptions = (verb: AboutRecord, hits: readonly Hit[]): PaletteOption[] =>
  hits.flatMap((hit) => {
    const deed = verb.kinds.includes(hit.kind) ? verb.doneWith(hit) : undefined;
    return deed
      ? [
          {
            key: `${hit.kind}-${hit.key}`,
            group: verb.label,
            name: hit.name,
            record: hit,
            ...(hit.detail ? { detail: hit.detail } : {}),
            secret: hit.kind !== 'policy',
            ...deed,
          },
        ]
      : [];
  });

const ofPage = ({ label, icon, keys, run }: PageVerb): PaletteOption => ({
  key: `verb-${label}`,
  group: GROUP,
  name: label,
  icon,
  keys,
  run,
});

const wordsFit =
  (typed: string) =>
  ({ label, also = '' }: { readonly label: string; readonly also?: string }) =>
    matches(typed, `${label} ${also}`);

/** Verbs that need no record: of the page, of the features, of the frame; those whose words begin with what is typed. */
export function verbOptions(
  { router, nav, access }: Person,
  here: readonly PageVerb[],
  frame: readonly PageVerb[],
  typed: string,
): PaletteOption[] {
  const fits = wordsFit(typed);
  const isTyped = typed.trim() !== '';
  const plain = (nav.verbs ?? []).flatMap((verb): PaletteOption[] =>
    !isAboutRecord(verb) &&
    fits(verb) &&
    (isTyped || !verb.onlyTyped) &&
    mayGo(router, access, verb.to.to, verb.needs)
      ? [
          {
            key: `verb-${verb.label}`,
            group: GROUP,
            name: verb.label,
            icon: verb.icon,
            target: linkTo(verb.to),
          },
        ]
      : [],
  );
  return [...here.filter(fits).map(ofPage), ...plain, ...frame.filter(fits).map(ofPage)];
}

/** Verbs about records whose words begin with what is typed: they ask for a name. */
export const verbsToComplete = (
  person: Person,
  typed: string,
  others: readonly PaletteOption[],
): PaletteOption[] =>
  typed.trim() === ''
    ? []
    : verbsAboutRecords(person)
        .filter((verb) => wordsFit(typed)(verb) && !others.some(({ name }) => name === verb.label))
        .map(({ label, icon }) => ({
          key: `verb-${label}`,
          group: 'With a name',
          name: `${label} …`,
          detail: 'Type a name',
          icon,
          fills: `${label} `,
        }));
