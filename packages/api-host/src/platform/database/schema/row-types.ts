import { sql } from 'kysely';
import type { Db } from '../database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly is_preset: boolean;
  /** Computed by the database and never written. */
  readonly is_computed: boolean;
}
interface Check {
  readonly table: string;
  readonly definition: string;
}
/** A column that refers to one of another table. */
interface Reference {
  readonly column: string;
  readonly target: string;
}

/** What Kysely keeps for itself. */
const OWN_TABLES = /^kysely_/;

/** As the parsers in `open-database.ts` answer them. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  'character varying': 'string',
  date: 'string',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};
const JSON_TYPES = ['json', 'jsonb'];

/** Tables whose rows are part of the schema: the values of their key. */
const LISTED = ['level.code', 'ledger_account_kind.kind'];

/** Columns that repeat another one by being copied from it: its check is not written again for each of them. */
const COPIES: Readonly<Record<string, string>> = {
  'carrier_case.lifecycle': 'policy.lifecycle',
  'carrier_suggestion.lifecycle': 'policy.lifecycle',
  'compensation_schedule_rate.product_type': 'product.product_type',
  'head_delta.level_code': 'level.code',
  'head_delta.status': 'app_user.status',
  'import_mapping.resource': 'change_set.resource',
  'point_cube.points_type': 'point_entry.points_type',
  'point_delta.points_type': 'point_entry.points_type',
  'point_own.points_type': 'point_entry.points_type',
  'point_rollup.points_type': 'point_entry.points_type',
  'policy.termination_reason': 'chargeback.reason',
  'policy_event.reason': 'chargeback.reason',
  'policy_line.compensation_type': 'compensation_line.compensation_type',
  'policy_share.business_status': 'policy.business_status',
  'prospect_stage_move.from_stage': 'prospect.stage',
  'prospect_stage_move.to_stage': 'prospect.stage',
  'provider.product_types': 'product.product_type',
  'statement_line.kind': 'provider_payment.kind',
  'status_history.from_status': 'app_user.status',
  'status_history.to_status': 'app_user.status',
  'team_head.level_code': 'level.code',
  'team_head.status': 'app_user.status',
};

async function columnsOf(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select class.relname as "table", attribute.attname as name, format_type(attribute.atttypid, null) as type,
      not attribute.attnotnull as is_nullable, attribute.atthasdef or attribute.attidentity <> '' as is_preset,
      attribute.attgenerated <> '' as is_computed
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid and class.relkind = 'r'
    join pg_namespace space on space.oid = class.relnamespace and space.nspname = 'public'
    where attribute.attnum > 0 and not attribute.attisdropped
    order by class.relname, attribute.attnum`.execute(db);
  return rows.filter(({ table }) => !OWN_TABLES.test(table));
}

async function checksOf(db: Db): Promise<readonly Check[]> {
  const { rows } = await sql<Check>`
    select class.relname as "table", pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_class class on class.oid = con.conrelid
    where con.contype = 'c' and con.connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

async function referencesOf(db: Db): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select con.conrelid::regclass || '.' || own.attname as column, con.confrelid::regclass || '.' || other.attname as target
    from pg_constraint con
    cross join unnest(con.conkey, con.confkey) as pair (own, other)
    join pg_attribute own on own.attrelid = con.conrelid and own.attnum = pair.own
    join pg_attribute other on other.attrelid = con.confrelid and other.attnum = pair.other
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    order by con.conname`.execute(db);
  return rows;
}

/** The values of the keys in `LISTED`. */
async function listedOf(db: Db): Promise<readonly (readonly [key: string, values: string])[]> {
  const lists = LISTED.map(async (key) => {
    const [table = '', column = ''] = key.split('.');
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} order by ctid`.execute(db);
    return [key, rows.map(({ value }) => `'${value}'`).join(' | ')] as const;
  });
  return Promise.all(lists);
}

/** `check (status in ('Open', 'Closed'))`, the same of a single value, and of a list: `check (countries <@ array['USA', 'Canada'])`. */
const CHOICES = [
  /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/,
  /^CHECK \(\((\w+) = ('[^']*'::text)\)\)$/,
  /\((\w+) <@ ARRAY\[(.*?)\]\)/,
];
/** `'It''s'::text` and `'-1'::integer` as TypeScript has them. */
const literal = (value: string) =>
  value
    .replace(/^'(-?\d+)'::integer$/, '$1')
    .replace(/::\w+$/, '')
    .replace(/(?<=.)''(?=.)/g, "\\'");

function choicesOf(checks: readonly Check[]): readonly (readonly [key: string, values: string])[] {
  return checks.flatMap(({ table, definition }) => {
    const [, column, values] = CHOICES.map((shape) => shape.exec(definition)).find(Boolean) ?? [];
    return column && values
      ? [[`${table}.${column}`, values.split(', ').map(literal).join(' | ')] as const]
      : [];
  });
}

const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * The row types of all tables for the query builder, as the migrations leave them. A column whose values a check lists has them as its
 * type, and so has one that refers to it. What a JSON holds is declared in `ColumnTypes` by the area.
 */
export async function rowTypes(db: Db): Promise<string> {
  const columns = await columnsOf(db);
  const choices = new Map([...choicesOf(await checksOf(db)), ...(await listedOf(db))]);
  const targets = new Map([
    ...(await referencesOf(db)).map(({ column, target }) => [column, target] as const),
    ...Object.entries(COPIES),
  ]);
  const choiceOf = (key: string): string | undefined => {
    const target = targets.get(key);
    return choices.get(key) ?? (target === undefined ? undefined : choiceOf(target));
  };

  const typeOf = ({ table, name, type, is_nullable, is_preset, is_computed }: Column): string => {
    const key = `${table}.${name}`;
    const orNull = is_nullable ? ' | null' : '';
    if (JSON_TYPES.includes(type)) {
      const orPreset = is_preset ? ' | undefined' : '';
      return `ColumnType<ColumnTypes['${key}']${orNull}, string${orNull}${orPreset}, string${orNull}>`;
    }
    const plain = TYPES[type];
    if (!plain) throw new Error(`${key}: no type of TypeScript is known for ${type}`);
    const choice = choiceOf(key);
    const shown = (choice === undefined ? plain : type.endsWith('[]') ? `(${choice})[]` : choice) + orNull;
    if (is_computed) return `GeneratedAlways<${shown}>`;
    return is_preset ? `Generated<${shown}>` : shown;
  };

  const tables = Map.groupBy(columns, ({ table }) => table);
  return `${[
    '// The row types of all tables as the migrations leave them; written by `pnpm generate`, compared by a test. Do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';\nimport type { ColumnTypes } from '../tables.ts';",
    ...[...tables].map(
      ([table, list]) =>
        `interface ${pascal(table)}Table {\n${list.map((column) => `  ${column.name}: ${typeOf(column)};`).join('\n')}\n}`,
    ),
    `export interface Tables {\n${[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}\n}`,
  ].join('\n\n')}\n`;
}
