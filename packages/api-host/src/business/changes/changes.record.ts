import type { Caller } from '../../platform/operation/caller.ts';
import type { FieldError } from '../../platform/operation/problem.ts';
import { Problem } from '../../platform/operation/problem.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { type ChangeField, shownField, type Values } from './change-field.ts';
import type { ChangeResource } from './change-resource.ts';
import { changeActions, undoUntil } from './changes.actions.ts';
import type { ChangeAnswer, ChangeRowAnswer } from './changes.schemas.ts';
import type { ChangeListRow, ChangeRow, ChangeSetRow } from './changes.store.ts';

/** Columns that hold sealed text: values of clients, and files with many of them. */
export const SEALED_COLUMNS = [
  { table: 'change_set', column: 'settings_sealed' },
  { table: 'change_row', column: 'content_sealed' },
] as const;

export interface EditSettings {
  readonly changes: Values;
}

export interface ImportSettings {
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly mapping: readonly (string | null)[];
  /** The texts for lines without a value. */
  readonly values: Readonly<Record<string, string>>;
}

/** The content of a row, in addition to its state. */
export interface RowContent {
  readonly name: string | null;
  readonly before: Values;
  readonly after: Values;
  readonly errors: readonly FieldError[];
  readonly line?: number;
  readonly cells?: readonly string[];
  readonly similar?: { readonly id: string; readonly name: string } | null;
  readonly similar_line?: number | null;
  /** A line of a file that completes a record that is there already. */
  readonly merges?: boolean;
}

export const NO_CONTENT: RowContent = { name: null, before: {}, after: {}, errors: [] };

const NO_SETTINGS = { changes: {}, headings: [], samples: [], mapping: [], values: {} };

/** Seals and opens what change sets keep of other people's records (S-66). */
export function changeSeals(vault: Vault) {
  const place = ({ table, column }: (typeof SEALED_COLUMNS)[number], id: string) => ({ table, column, id });
  const [settings, content] = SEALED_COLUMNS;
  return {
    sealSettings: (id: string, value: EditSettings | ImportSettings) =>
      vault.seal(place(settings, id), JSON.stringify(value)),
    openSettings: ({ id, settings_sealed }: ChangeSetRow): EditSettings & ImportSettings =>
      settings_sealed === null
        ? NO_SETTINGS
        : { ...NO_SETTINGS, ...JSON.parse(vault.open(place(settings, id), settings_sealed)) },
    sealContent: (id: string, value: RowContent) => vault.seal(place(content, id), JSON.stringify(value)),
    openContent: ({ id, content_sealed }: Pick<ChangeRow, 'id' | 'content_sealed'>): RowContent =>
      content_sealed === null
        ? NO_CONTENT
        : (JSON.parse(vault.open(place(content, id), content_sealed)) as RowContent),
  };
}

/** Fields of a resource that rows speak of. */
export const fieldsOf = ({ editable, imports }: ChangeResource): readonly ChangeField[] =>
  imports?.fields ?? editable;

export const rowsIn = (counts: ChangeListRow['counts']) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A change set as lists show it. */
export function toListRow(caller: Caller, resource: ChangeResource, row: ChangeListRow, now: Date) {
  const { created_by: _, ...shown } = row;
  return {
    ...shown,
    rows: rowsIn(row.counts),
    undo_until: undoUntil(row),
    actions: changeActions.of(caller, { ...row, needs: resource.needs, now }),
  };
}

/** The whole change set, without its rows. */
export function toAnswer(
  caller: Caller,
  resource: ChangeResource,
  row: ChangeSetRow,
  about: {
    readonly now: Date;
    readonly settings: EditSettings & ImportSettings;
    readonly createdBy: string;
    readonly similar: number;
  },
): ChangeAnswer {
  const { owner_code: _, settings_sealed: __, ...listed } = row;
  const { changes, headings, mapping, samples, values } = about.settings;
  const named = new Set([...Object.keys(changes), ...Object.keys(values), ...mapping]);
  const fields = fieldsOf(resource);
  return {
    ...toListRow(caller, resource, listed, about.now),
    created_by: { code: row.created_by, name: about.createdBy },
    fields: (row.kind === 'Edit' ? fields.filter(({ key }) => named.has(key)) : fields).map(shownField),
    columns: headings.map((heading, index) => ({
      heading,
      field: mapping[index] ?? null,
      samples: [...(samples[index] ?? [])],
    })),
    values: { ...values },
    similar: about.similar,
  };
}

/** A row as it is answered. If the record is out of reach by now, only its outcome is shown (R-PRM-03). */
export function toRowAnswer(
  row: ChangeRow,
  content: RowContent,
  mapping: readonly (string | null)[],
  isReached: boolean,
): ChangeRowAnswer {
  const { id, position, record_id, state, message } = row;
  const shown = isReached ? content : { ...NO_CONTENT, line: content.line };
  const errors = new Map(shown.errors.map((error) => [error.field, error.message]));
  const keys = new Set([...Object.keys(shown.after), ...errors.keys()]);
  const textOf = (key: string) => content.cells?.[mapping.indexOf(key)] ?? null;
  return {
    id,
    position,
    line: content.line ?? null,
    record_id: isReached && state !== 'Undone' ? record_id : null,
    name: shown.name,
    state,
    message,
    fields: [...keys].map((key) => ({
      key,
      before: shown.before[key] ?? null,
      after: shown.after[key] ?? null,
      text: errors.has(key) ? textOf(key) : null,
      message: errors.get(key) ?? null,
    })),
    similar: shown.similar ?? null,
    similar_line: shown.similar_line ?? null,
  };
}

const MOST_WORDS = 300;

/** Why a row is refused, in a sentence. */
export const wordsOf = (errors: readonly FieldError[]): string =>
  [...new Set(errors.map(({ message }) => message))].join('. ').slice(0, MOST_WORDS);

/** The refusal of a row; any other error fails the whole change set and is thrown again. */
export function refusalOf(error: unknown): {
  readonly message: string;
  readonly errors: readonly FieldError[];
} {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  const errors = error.options.fields ?? [];
  return { message: errors.length > 0 ? wordsOf(errors) : error.message, errors };
}
