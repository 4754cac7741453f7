import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/**
 * The network as the scope test sees it: from codes, uplines, levels and statuses alone. No path, shop or generation of the
 * product is read, and no predicate of it is used: what is counted here is counted a second time.
 */
export interface Person {
  readonly id: string;
  readonly code: string;
  readonly username: string | null;
  readonly upline_code: string | null;
  readonly level_code: string | null;
  readonly status: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export const queryOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db)).rows;

const SENIOR = new Set(['RMD', 'EMD', 'NMD', 'SNMD', 'EVC']);

export class Network {
  private readonly people: ReadonlyMap<string, Person>;
  private readonly directs: ReadonlyMap<string | null, Person[]>;
  private readonly known = new Map<string, Set<string>>();

  constructor(people: readonly Person[]) {
    this.people = new Map(people.map((person) => [person.code, person]));
    this.directs = Map.groupBy(people, ({ upline_code }) => upline_code);
  }

  static async read(db: Db): Promise<Network> {
    return new Network(
      await queryOf(
        db,
        sql<Person>`select id::text, code, username, upline_code, level_code, status, email, phone from app_user`,
      ),
    );
  }

  all(): Person[] {
    return [...this.people.values()];
  }

  find(code: string): Person | undefined {
    return this.people.get(code);
  }

  named(username: string): Person {
    const found = this.all().find((person) => person.username === username);
    if (!found) throw new Error(`No user ${username}`);
    return found;
  }

  isSenior(code: string): boolean {
    return SENIOR.has(this.people.get(code)?.level_code ?? '');
  }

  directsOf(code: string): Set<string> {
    return new Set((this.directs.get(code) ?? []).map((person) => person.code));
  }

  /** Everybody below, but nobody at or beneath a person `cut` holds for (domain.md 1.3). */
  private walked(code: string, cut: (person: Person) => boolean): Set<string> {
    const found = new Set<string>();
    const walk = (of: string) => {
      for (const person of this.directs.get(of) ?? []) {
        if (cut(person)) continue;
        found.add(person.code);
        walk(person.code);
      }
    };
    walk(code);
    return found;
  }

  /** Counted once for each: every answer is held against it. */
  private once(key: string, count: () => Set<string>): ReadonlySet<string> {
    const found = this.known.get(key) ?? count();
    this.known.set(key, found);
    return found;
  }

  /** Everybody below, however deep. */
  below(code: string): ReadonlySet<string> {
    return this.once(`below ${code}`, () => this.walked(code, () => false));
  }

  baseShop(code: string): ReadonlySet<string> {
    return this.once(`shop ${code}`, () => this.walked(code, (person) => this.isSenior(person.code)));
  }

  above(code: string): ReadonlySet<string> {
    return this.once(`above ${code}`, () => this.chain(code));
  }

  private chain(code: string): Set<string> {
    const found = new Set<string>();
    for (let at = this.people.get(code)?.upline_code; at; at = this.people.get(at)?.upline_code)
      found.add(at);
    return found;
  }

  /** Upline and upline RMD, whom the own account says how to reach (domain.md 2.1). */
  reached(code: string): ReadonlySet<string> {
    const above = [...this.above(code)];
    return new Set([...above.slice(0, 1), ...above.filter((each) => this.isSenior(each)).slice(0, 1)]);
  }

  /** Whose phone and email the viewer may read (domain.md 7.1). */
  contacts(code: string): ReadonlySet<string> {
    return this.once(`contacts ${code}`, () =>
      (this.isSenior(code) ? new Set(this.below(code)) : this.directsOf(code).union(this.baseShop(code))).add(
        code,
      ),
    );
  }
}
