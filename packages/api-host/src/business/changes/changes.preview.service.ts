import { randomUUID } from 'node:crypto';
import type { ListFilter } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { readUpload } from '../../platform/files/upload.ts';
import { FileRefused } from '../../platform/imports/csv-file.ts';
import { guessMapping, withHeadings } from '../../platform/imports/heading-mapping.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { forbidden, invalid, refusedInProxy } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ChangeField, differing, judgeValue, type Value, type Values } from './change-field.ts';
import type { ChangeResource, EditedResource, ImportResource, Target } from './change-resource.ts';
import {
  changeSeals,
  type ImportSettings,
  NO_CONTENT,
  type RowContent,
  refusalOf,
  wordsOf,
} from './changes.record.ts';
import type { MappingBody } from './changes.schemas.ts';
import * as store from './changes.store.ts';
import { readCell } from './import-cells.ts';
import { type ImportedFile, readImport } from './import-file.ts';
import { type DraftLine, type MergedLines, mergedLines } from './import-merging.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const SAMPLES = 3;
const FIND_AT_ONCE = 500;

type Drawn = Omit<store.NewRow, 'id' | 'content_sealed'> & { readonly content: RowContent };

/** Who may write the rows at all; each row is judged by itself besides. */
export function requireRight({ caller }: SignedInContext, { needs }: ChangeResource): void {
  if (!caller.permissions.has(needs)) throw forbidden();
}

/** Previews of bulk edits and imports: everything is judged, nothing is written but the draft. */
export function changePreviews({ vault, transaction }: Pick<Platform, 'vault' | 'transaction'>) {
  const seals = changeSeals(vault);

  async function begin(
    context: SignedInContext,
    set: Pick<store.ChangeSetRow, 'resource' | 'kind' | 'title'>,
    settings: Parameters<typeof seals.sealSettings>[1],
    rows: readonly Drawn[],
  ): Promise<string> {
    const { db, now, caller } = context;
    const id = randomUUID();
    await store.insertSet(db, {
      ...set,
      id,
      owner_code: caller.code,
      status: 'Draft',
      settings_sealed: seals.sealSettings(id, settings),
      created_at: now,
      created_by: caller.proxyAdminCode ?? caller.code,
      applied_at: null,
      undone_at: null,
    });
    await store.insertRows(db, id, rows.map(sealed));
    await store.countRows(db, id);
    return id;
  }

  function sealed({ content, ...row }: Drawn): store.NewRow {
    const id = randomUUID();
    return { ...row, id, content_sealed: seals.sealContent(id, content) };
  }

  /** The new values as the request schema keeps them; refused ones are named by field. */
  function checkedChanges({ caller }: SignedInContext, resource: ChangeResource, asked: Values): Values {
    const errors: { field: string; message: string }[] = [];
    const changes: Record<string, Value> = {};
    for (const [key, value] of Object.entries(asked)) {
      const field = resource.editable.find((one) => one.key === key);
      const judged = field ? judgeValue(field, value) : { message: 'This field cannot be changed in bulk' };
      if (judged.message !== undefined) errors.push({ field: `changes.${key}`, message: judged.message });
      else changes[key] = judged.value;
    }
    if (errors.length > 0) throw invalid(errors);
    if (caller.proxyAdminCode !== undefined && resource.refusedInProxy.some((key) => key in changes))
      throw refusedInProxy();
    return changes;
  }

  async function drawEdit(target: Target | undefined, id: string, position: number, changes: Values) {
    const row = { position, record_id: id, record_version: target?.version ?? null, is_similar: false };
    if (!target)
      return { ...row, state: 'Refused' as const, message: 'Resource not found', content: NO_CONTENT };
    const { name, values } = target;
    try {
      const after = await target.plan(changes);
      const changed = differing(values, after);
      const pick = (of: Values) => Object.fromEntries(changed.map((key) => [key, of[key] ?? null]));
      return {
        ...row,
        state: changed.length > 0 ? ('Ready' as const) : ('No Change' as const),
        message: null,
        content: { name, before: pick(values), after: pick(after), errors: [] },
      };
    } catch (error) {
      const { message, errors } = refusalOf(error);
      const pick = (of: Values) =>
        Object.fromEntries(Object.keys(changes).map((key) => [key, of[key] ?? null]));
      return {
        ...row,
        state: 'Refused' as const,
        message,
        content: { name, before: pick(values), after: changes, errors },
      };
    }
  }

  async function edit(
    context: SignedInContext,
    resource: EditedResource,
    asked: {
      readonly ids?: readonly string[] | null | undefined;
      readonly filter: ListFilter;
      readonly changes: Values;
    },
  ): Promise<{ id: string }> {
    requireRight(context, resource);
    const changes = checkedChanges(context, resource, asked.changes);
    const ids = asked.ids
      ? [...new Set(asked.ids)]
      : await resource.matching(context, asked.filter, resource.most);
    const most = resource.most.toLocaleString('en-US');
    if (ids.length === 0) throw invalid([{ field: 'filter', message: `No ${resource.noun.many} match` }]);
    if (ids.length > resource.most)
      throw invalid([{ field: 'filter', message: `Choose at most ${most} ${resource.noun.many} at once` }]);
    const rows: Drawn[] = [];
    for (let from = 0; from < ids.length; from += FIND_AT_ONCE) {
      const part = ids.slice(from, from + FIND_AT_ONCE);
      const found = await resource.find(context, part);
      for (const id of part) rows.push(await drawEdit(found.get(id), id, rows.length + 1, changes));
    }
    const title = resource.editable.flatMap(({ key, label }) => (key in changes ? [label] : [])).join(', ');
    return { id: await begin(context, { resource: resource.name, kind: 'Edit', title }, { changes }, rows) };
  }

  /** The values of one line by the mapping, with what could not be read. */
  function readLine(
    fields: ReadonlyMap<string, ChangeField>,
    cells: readonly string[],
    { mapping, values }: Pick<ImportSettings, 'mapping' | 'values'>,
    today: string,
  ) {
    const read: Record<string, Value> = {};
    const errors: { field: string; message: string }[] = [];
    const texts = new Map(Object.entries(values));
    mapping.forEach((key, index) => {
      const cell = cells[index]?.trim() ?? '';
      if (key !== null && cell !== '') texts.set(key, cell);
    });
    for (const [key, text] of texts) {
      const field = fields.get(key);
      if (!field) continue;
      const one = readCell(field, text, today);
      if (one.message !== undefined) errors.push({ field: key, message: one.message });
      else if (one.value !== null) read[key] = one.value;
    }
    return { read, errors };
  }

  /** Reads and judges every line by the mapping. */
  async function draftLines(
    context: SignedInContext,
    imports: ImportResource,
    lines: ImportedFile['lines'],
    settings: ImportSettings,
  ): Promise<DraftLine[]> {
    const fields = new Map(imports.fields.map((field) => [field.key, field]));
    const drafts: DraftLine[] = [];
    for (const { line, cells } of lines) {
      const { read, errors } = readLine(fields, cells, settings, context.today);
      const draft = await imports.draft(context, read);
      const unread = new Set(errors.map(({ field }) => field));
      const surplus = cells.slice(settings.headings.length).some((cell) => cell.trim() !== '');
      const all = [
        ...errors,
        // A cell that could not be read is not absent as well.
        ...draft.errors.filter(({ field }) => !unread.has(field)),
        ...(surplus ? [{ field: 'line', message: 'The line has more cells than there are headings' }] : []),
      ];
      drafts.push({ ...draft, errors: all, line, cells });
    }
    return drafts;
  }

  const said = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

  /** A line that becomes a record, or that is refused. */
  function drawLine({ name, values, errors, line, cells }: DraftLine, position: number, refused?: string) {
    const why = errors.length > 0 ? wordsOf(errors) : refused;
    return {
      position,
      record_id: null,
      record_version: null,
      state: why === undefined ? ('Ready' as const) : ('Refused' as const),
      is_similar: false,
      message: why ?? null,
      content: { name: name || null, before: {}, after: said(values), errors, line, cells },
    };
  }

  /** What becomes of the lines about one person: a new record, a completed one, or nothing (R-VVD-07). */
  async function drawMerged(
    { fields, merge }: ImportResource,
    { lines, known, values, left }: MergedLines,
    targets: ReadonlyMap<string, Target>,
    positionOf: (line: DraftLine) => number,
  ): Promise<Drawn[]> {
    const [first, ...others] = lines;
    const [record, ...more] = known;
    if (more.length > 0) {
      const names = known.map(({ name }) => name).join(' and ');
      return lines.map((each) => drawLine(each, positionOf(each), `Looks like two at once: ${names}`));
    }
    const notTaken = (keys: readonly string[]) => {
      const labels = fields.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
      return labels.length > 0 ? `. Not taken: ${labels.join(', ')}` : '';
    };
    const merged = others.map((each) => ({
      ...drawLine(each, positionOf(each)),
      state: 'No Change' as const,
      message: `Merged with line ${first.line}`,
    }));
    const target = record && targets.get(record.id);
    if (!target || !merge) {
      const drawn = drawLine({ ...first, values }, positionOf(first));
      const message = others.length > 0 && first.errors.length === 0 ? notTaken(left).slice(2) : '';
      return [{ ...drawn, message: drawn.message ?? (message || null) }, ...merged];
    }
    const completed = merge(target.values, values);
    const changed = differing(target.values, completed.values);
    const changes = Object.fromEntries(changed.map((key) => [key, completed.values[key] ?? null]));
    const { content, ...drawn } = await drawEdit(target, target.id, positionOf(first), changes);
    const words = `Merged with ${target.name}${notTaken([...left, ...completed.left])}`;
    const { line, cells } = first;
    return [
      { ...drawn, message: drawn.message ?? words, content: { ...content, line, cells, merges: true } },
      ...merged,
    ];
  }

  /**
   * Judges every line by the mapping. A line that names nobody new is pointed out (R-CLI-01), or merged where the list says how
   * (R-VVD-07).
   */
  async function drawImport(
    context: SignedInContext,
    resource: ChangeResource,
    imports: ImportResource,
    lines: ImportedFile['lines'],
    settings: ImportSettings,
  ): Promise<Drawn[]> {
    const drafts = await draftLines(context, imports, lines, settings);
    const known = await imports.similar(context, [...new Set(drafts.flatMap(({ likeness }) => likeness))]);
    const { merge } = imports;
    if (merge) {
      const ids = [...new Set([...known.values()].map(({ id }) => id))];
      const targets = ids.length > 0 ? await resource.find(context, ids) : new Map<string, Target>();
      const positions = new Map(drafts.map(({ line }, index) => [line, index + 1]));
      const drawn: Drawn[] = [];
      for (const group of mergedLines(drafts, known, merge))
        drawn.push(
          ...(await drawMerged(imports, group, targets, ({ line }) => positions.get(line) as number)),
        );
      return drawn.sort((one, other) => one.position - other.position);
    }
    const earlier = new Map<string, number>();
    return drafts.map((draft, index) => {
      const { likeness, line } = draft;
      const similar = likeness.map((key) => known.get(key)).find((one) => one !== undefined) ?? null;
      const similar_line = likeness.map((key) => earlier.get(key)).find((one) => one !== undefined) ?? null;
      for (const key of likeness) if (!earlier.has(key)) earlier.set(key, line);
      const drawn = drawLine(draft, index + 1);
      return {
        ...drawn,
        is_similar: similar !== null || similar_line !== null,
        content: { ...drawn.content, similar, similar_line },
      };
    });
  }

  const samplesOf = ({ headings, lines }: ImportedFile) =>
    headings.map((_, index) =>
      lines
        .map(({ cells }) => cells[index]?.slice(0, 60) ?? '')
        .filter((cell) => cell !== '')
        .slice(0, SAMPLES),
    );

  /** Takes the file of the request as a draft with a guessed mapping; a file that is none keeps nothing (422). */
  async function receive(context: SignedInContext, resource: ChangeResource, request: FastifyRequest) {
    requireRight(context, resource);
    const { imports, name } = resource;
    if (!imports) throw new Error(`${name} cannot be imported`);
    const refuse = (why: string) => invalid([{ field: 'file', message: `File ${why}` }]);
    const { bytes, name: title } = await readUpload(request, 'file', 'File', MAX_BYTES, () =>
      refuse('must be at most 10 MB'),
    );
    const file = await readImport(bytes, resource.most).catch((error: unknown) => {
      throw error instanceof FileRefused ? refuse(error.message) : error;
    });
    const width = Math.max(...file.lines.map(({ cells }) => cells.length));
    const headings = file.headings.map((heading, index) => heading.slice(0, 100) || `Column ${index + 1}`);
    if (width === 0) throw refuse('has no lines under its headings');
    return transaction(context, async (inside) => {
      const remembered = await store.rememberedHeadings(inside.db, inside.caller, name);
      const settings: ImportSettings = {
        headings,
        samples: samplesOf(file),
        mapping: guessMapping(headings, imports.fields, remembered),
        values: {},
      };
      const rows = await drawImport(inside, resource, imports, file.lines, settings);
      return { id: await begin(inside, { resource: name, kind: 'Import', title }, settings, rows) };
    });
  }

  /** Takes the columns for other fields and judges every line again; the choice is remembered for the next file. */
  async function map(
    context: SignedInContext,
    resource: ChangeResource,
    set: store.ChangeSetRow,
    { fields, values }: MappingBody,
  ): Promise<void> {
    requireRight(context, resource);
    const { imports } = resource;
    if (!imports) throw new Error(`${resource.name} cannot be imported`);
    const settings = seals.openSettings(set);
    const { headings } = settings;
    checkMapping(context, imports, headings.length, { fields, values });
    const next = { headings, samples: settings.samples, mapping: fields, values };
    const { db, caller } = context;
    const rows = await store.rowsOf(db, set.id);
    const lines = rows.map((row) => {
      const { line = 0, cells = [] } = seals.openContent(row);
      return { line, cells };
    });
    const drawn = await drawImport(context, resource, imports, lines, next);
    await store.settleRows(
      db,
      rows.map(({ id }, index) => {
        const { content, ...row } = drawn[index] as Drawn;
        return { ...row, id, content_sealed: seals.sealContent(id, content) };
      }),
    );
    await store.updateSet(db, set.id, { settings_sealed: seals.sealSettings(set.id, next) });
    await store.countRows(db, set.id);
    const remembered = await store.rememberedHeadings(db, caller, set.resource);
    await store.rememberHeadings(db, caller, set.resource, withHeadings(remembered, headings, fields));
  }

  function checkMapping(
    { today }: SignedInContext,
    imports: ImportResource,
    width: number,
    { fields, values }: MappingBody,
  ): void {
    const errors: { field: string; message: string }[] = [];
    const known = new Map(imports.fields.map((field) => [field.key, field]));
    const used = new Set<string>();
    if (fields.length !== width)
      errors.push({
        field: 'fields',
        message: `The file has ${width} ${width === 1 ? 'column' : 'columns'}`,
      });
    fields.forEach((key, index) => {
      if (key === null) return;
      const field = known.get(key);
      if (!field) errors.push({ field: `fields.${index}`, message: 'This field cannot be imported' });
      else if (used.has(key))
        errors.push({ field: `fields.${index}`, message: `${field.label} has a column already` });
      used.add(key);
    });
    for (const [key, text] of Object.entries(values)) {
      const field = known.get(key);
      const read = field ? readCell(field, text, today) : { message: 'This field cannot be imported' };
      if (read.message !== undefined) errors.push({ field: `values.${key}`, message: read.message });
    }
    if (errors.length > 0) throw invalid(errors);
  }

  return { edit, receive, map };
}
