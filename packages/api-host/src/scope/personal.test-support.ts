import { sql } from 'kysely';
import { CANARY_DOCUMENTS, CANARY_SINS, CANARY_SSNS } from '../../seed/canaries.ts';
import type { Platform } from '../platform/platform.ts';
import { CANARY_ACCOUNT } from './fixture.test-support.ts';
import { type Network, queryOf } from './network.test-support.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]*\w/g;
const PHONE = /\(?\b\d{3}\)?[ -]?\d{3}-?\d{4}\b/g;
/** As JSON has it and as a file has it. */
const DATE = /\b(?:\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})\b/g;
/** Days of the business are later than anybody's birth. */
const YOUNGEST = '2008-01-01';

const SECRETS = [
  ...[CANARY_SSNS, CANARY_SINS, CANARY_DOCUMENTS].flatMap((each) => Object.values(each)),
  CANARY_ACCOUNT,
];
const digits = (text: string) => text.replace(/\D/g, '');
const iso = (day: string) =>
  day.includes('/') ? `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}` : day;

interface Value {
  /** Associates whose own it is. */
  readonly people: Set<string>;
  /** Those who have it in a record of theirs. */
  readonly readers: Set<string>;
}

/** Who may read whose email, phone and birth date, and what nobody reads but in a reveal (domain.md 7.1). */
export class Personal {
  private readonly values = new Map<string, Value>();
  private readonly network: Network;

  private constructor(network: Network) {
    this.network = network;
  }

  static async of({ db, vault }: Pick<Platform, 'db' | 'vault'>, network: Network): Promise<Personal> {
    const personal = new Personal(network);
    for (const { code, email, phone } of network.all())
      for (const value of [email, phone]) personal.at(value)?.people.add(code);
    const kept = sql<{ email: string | null; phone: string | null; code: string }>`
      select email, phone, owner_code as code from client union all select email, phone, owner_code from prospect
      union all select email, mobile, owner_code from video_contact
      union all select email, phone, associate_code from client join client_share on client_id = client.id`;
    for (const { code, email, phone } of await queryOf(db, kept))
      for (const value of [email, phone]) personal.at(value)?.readers.add(code);
    const births = sql<{ table: string; id: string; sealed: string; code: string }>`
      select 'associate' as table, code as id, date_of_birth_sealed as sealed, code from associate where date_of_birth_sealed is not null
      union all select 'client', id::text, date_of_birth_sealed, owner_code from client where date_of_birth_sealed is not null
      union all select 'client', id::text, date_of_birth_sealed, associate_code from client join client_share on client_id = client.id
        where date_of_birth_sealed is not null`;
    for (const { table, id, sealed, code } of await queryOf(db, births))
      personal.at(vault.open({ table, column: 'date_of_birth_sealed', id }, sealed))?.readers.add(code);
    return personal;
  }

  /** What the text tells that the viewer may not read; `reached` are people whose contact this answer may give besides. */
  foreignIn(text: string, viewer: string, reached: ReadonlySet<string> = new Set()): string[] {
    const contacts = this.network.contacts(viewer).union(reached);
    // Phones of the own uplines are open, their emails are not.
    const phones = contacts.union(this.network.above(viewer));
    const found = [
      ...this.unread(text.match(EMAIL), viewer, contacts),
      ...this.unread(text.match(PHONE)?.map(digits), viewer, phones),
      ...this.unread(
        text
          .match(DATE)
          ?.map(iso)
          .filter((day) => day < YOUNGEST),
        viewer,
        new Set(),
      ),
    ];
    const plain = text.replace(/(?<=\d)[- ](?=\d)/g, '');
    return [...found, ...SECRETS.filter((secret) => plain.includes(secret))];
  }

  private at(value: string | null): Value | undefined {
    if (value === null) return undefined;
    const known = this.values.get(value) ?? { people: new Set(), readers: new Set() };
    this.values.set(value, known);
    return known;
  }

  /** Several people may have the same value: it must be that of the person the viewer reads. */
  private unread(
    values: readonly string[] | null | undefined,
    viewer: string,
    open: ReadonlySet<string>,
  ): string[] {
    return [...new Set(values)].filter((value) => {
      const known = this.values.get(value);
      return known !== undefined && !known.readers.has(viewer) && known.people.isDisjointFrom(open);
    });
  }
}
