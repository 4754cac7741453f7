import type { CopyTexts } from './copy-texts.ts';
import { filledKeys, type Sums, sumsOfOwners } from './network-sums.ts';
import type { PlacedMember } from './placed-network.ts';

/** What is summed of an entry of the ledger of points. */
export interface SummedEntry {
  readonly owner_code: string;
  readonly points_type: string;
  readonly amount: number;
  readonly on_date: string;
  readonly is_reversal: boolean;
  readonly product_id: string | null;
  readonly provider_id: string | null;
}

type Write = Pick<CopyTexts, 'lines'>;

const BUCKETS = ['base', 'g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'inf'];
const POINT_KEY = ['month', 'points_type', 'is_reversal'];
const CUBE_KEY = [...POINT_KEY, 'product_id', 'provider_id'];
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Numbers of texts, in the order they came in. */
class Numbered {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** What is derived of a network and its ledger of points, as lines of COPY; equal to what `src/network` derives by SQL. */
export class NetworkTexts {
  readonly #members: ReadonlyMap<string, PlacedMember>;
  readonly #root: PlacedMember;
  readonly #cubeKeys = new Numbered();
  /** Of each owner: key of the cube, amount, key, amount, … */
  readonly #entries = new Map<string, number[]>();

  constructor(members: ReadonlyMap<string, PlacedMember>) {
    this.#members = members;
    const root = [...members.values()].find(({ upline }) => upline === undefined);
    if (!root) throw new Error('A network has a root');
    this.#root = root;
  }

  add(entry: SummedEntry): void {
    const { owner_code, points_type, on_date, is_reversal, product_id, provider_id } = entry;
    const month = monthOf(on_date);
    const key = this.#cubeKeys.numberOf(
      `${month}\t${points_type}\t${is_reversal}\t${product_id ?? '\\N'}\t${provider_id ?? '\\N'}`,
    );
    const entries = this.#entries.get(owner_code);
    if (entries) entries.push(key, entry.amount);
    else this.#entries.set(owner_code, [key, entry.amount]);
  }

  /** Heads by level and status and recruits by month, of everybody below. */
  async writeHeads(to: Write): Promise<void> {
    const heads = new Numbered();
    const months = new Numbered();
    for (const { level_code, status, join_date } of this.#members.values()) {
      heads.numberOf(`${level_code}\t${status}`);
      months.numberOf(monthOf(join_date));
    }
    const sums = (numbered: Numbered, textOf: (member: PlacedMember) => string) =>
      sumsOfOwners({
        root: this.#root,
        keys: numbered.texts.length,
        own: (member, add) => add(numbered.numberOf(textOf(member)), 1),
        isOwner: ({ directs }) => directs.length > 0,
        countsOwner: false,
      });
    await writeSums(
      to,
      'team_head',
      ['level_code', 'status'],
      heads.texts,
      () => true,
      sums(heads, (member) => `${member.level_code}\t${member.status}`),
    );
    await writeSums(
      to,
      'recruit_month',
      ['month'],
      months.texts,
      () => true,
      sums(months, ({ join_date }) => monthOf(join_date)),
    );
  }

  /** Own points, roll-ups (those of small teams for the months before `openFrom`) and cubes. */
  async writePoints(to: Write, openFrom: string): Promise<void> {
    const pointKeys = new Numbered();
    const cubeKeys = this.#cubeKeys.texts;
    const pointKeyOf = cubeKeys.map((text) => pointKeys.numberOf(text.split('\t').slice(0, 3).join('\t')));
    const isInCube = cubeKeys.map((text) => !text.includes('\\N'));
    await this.#writeOwn(to, pointKeys.texts, pointKeyOf);
    const isClosed = pointKeys.texts.map((text) => text < openFrom);
    const sum = { root: this.#root, countsOwner: true } as const;
    await writeSums(
      to,
      'point_rollup',
      POINT_KEY,
      pointKeys.texts,
      ({ has_rollup }, key) => has_rollup || isClosed[key] === true,
      sumsOfOwners({
        ...sum,
        keys: pointKeys.texts.length,
        own: (member, add) => this.#each(member, (key, amount) => add(pointKeyOf[key] as number, amount)),
        isOwner: ({ directs, has_rollup }) => has_rollup || directs.length > 0,
      }),
    );
    await writeSums(
      to,
      'point_cube',
      CUBE_KEY,
      cubeKeys,
      () => true,
      sumsOfOwners({
        ...sum,
        keys: cubeKeys.length,
        own: (member, add) =>
          this.#each(member, (key, amount) => {
            if (isInCube[key]) add(key, amount);
          }),
        isOwner: ({ has_rollup }) => has_rollup,
      }),
    );
  }

  #each({ code }: PlacedMember, add: (key: number, amount: number) => void): void {
    const entries = this.#entries.get(code) ?? [];
    for (let at = 0; at < entries.length; at += 2) add(entries[at] as number, entries[at + 1] as number);
  }

  async #writeOwn(to: Write, texts: readonly string[], pointKeyOf: readonly number[]): Promise<void> {
    const columns = ['associate_code', ...POINT_KEY, 'amount'];
    for (const member of this.#members.values()) {
      const own = new Map<number, number>();
      this.#each(member, (key, amount) => {
        const pointKey = pointKeyOf[key] as number;
        own.set(pointKey, (own.get(pointKey) ?? 0) + amount);
      });
      let text = '';
      for (const [key, amount] of own) text += `${member.code}\t${texts[key]}\t${amount}\n`;
      if (text !== '') await to.lines('point_own', columns, text);
    }
  }
}

async function writeSums(
  to: Write,
  table: string,
  key: readonly string[],
  texts: readonly string[],
  isKept: (owner: PlacedMember, key: number) => boolean,
  owners: Iterable<[PlacedMember, Sums]>,
): Promise<void> {
  const columns = ['owner_code', ...key, ...BUCKETS];
  for (const [owner, sums] of owners) {
    let text = '';
    for (const [number, buckets] of filledKeys(sums))
      if (isKept(owner, number)) text += `${owner.code}\t${texts[number]}\t${buckets}\n`;
    if (text !== '') await to.lines(table, columns, text);
  }
}
