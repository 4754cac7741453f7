import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { type Operation, operation, type Policy } from '../platform/operation/operation.ts';

/** What a tile is read with besides its scope. */
export interface TileInput {
  readonly db: Db;
  readonly now: Date;
}

interface Asked<Q> extends TileInput {
  readonly today: string;
  readonly caller: Caller;
  readonly query: Q;
}

/** Who sees a dashboard's tiles and what they may choose. */
interface Side<Q extends z.ZodType, Scope> {
  readonly policy: Policy;
  readonly query: Q;
  readonly example: unknown;
  /** Judges what is asked for; throws 403 for what is not open to the caller. */
  scope(input: Asked<z.output<Q>>): Promise<Scope>;
}

interface Tile<Scope, A extends z.ZodType> {
  /** `TopProducts`: the operations are getBusinessTopProducts and getCompanyBusinessTopProducts. */
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly schema: A;
  readonly example: unknown;
  /** The permission where the tile needs another than the rest, e.g. because it names other people. */
  readonly needs?: Policy['needs'];
  readonly sides?: 'both' | 'own' | 'company';
  read(input: TileInput, scope: Scope): Promise<z.input<A>>;
}

/** Makes the operations of a dashboard: each tile for the own scope, and the same of the whole company for admins. */
export function dashboardTiles<Own extends z.ZodType, Company extends z.ZodType, Scope>(dashboard: {
  /** `Business`, in the operations' ids; in lower case their path. */
  readonly name: string;
  readonly own: Side<Own, Scope>;
  readonly company: Side<Company, Scope>;
}) {
  const folder = dashboard.name.toLowerCase();
  return <A extends z.ZodType>(tile: Tile<Scope, A>): Operation[] => {
    const { name, path, summary, schema, example, needs, sides = 'both' } = tile;
    const sideOf = <Q extends z.ZodType>(
      side: Side<Q, Scope>,
      id: string,
      where: string,
      words: string,
      policy: Policy,
    ) =>
      operation({
        id,
        method: 'GET',
        path: where,
        tag: 'Dashboards',
        summary: words,
        policy,
        query: side.query,
        answer: { status: 200, schema },
        examples: { query: side.example, answer: example },
        handler: async (input) => {
          const asked = input as Asked<z.output<Q>>;
          return tile.read(asked, await side.scope(asked));
        },
      });
    const { own, company } = dashboard;
    return [
      ...(sides === 'company'
        ? []
        : [
            sideOf(own, `get${dashboard.name}${name}`, `/dashboards/${folder}/${path}`, summary, {
              ...own.policy,
              needs: needs ?? own.policy.needs,
            }),
          ]),
      ...(sides === 'own'
        ? []
        : [
            sideOf(
              company,
              `getCompany${dashboard.name}${name}`,
              `/admin/dashboards/${folder}/${path}`,
              `${summary}, of the whole company`,
              company.policy,
            ),
          ]),
    ];
  };
}
