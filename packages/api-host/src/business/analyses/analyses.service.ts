import { randomUUID } from 'node:crypto';
import { formatDate } from '@upline/domain';
import { type FnaTool, FORMULA_VERSIONS } from '@upline/domain/calculators';
import type { AuditAction } from '../../platform/audit/audit.ts';
import { recordTrail } from '../../platform/audit/record-trail.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { touchClient } from '../clients/clients.store.ts';
import { systemMoves } from '../prospects/system-moves.ts';
import { type Audited, analysisChanges } from './analyses.audit.ts';
import {
  isDraft,
  linkedFigures,
  openAnswers,
  sealAnswers,
  sealResults,
  toAnswer,
} from './analyses.record.ts';
import { type Answers, problemsOf, type Results, resultsOf } from './analyses.results.ts';
import type { AnalysisAnswer, AnalysisBody } from './analyses.schemas.ts';
import * as store from './analyses.store.ts';

type Row = store.AnalysisRow;

const MAX_TITLE = 100;
const CHOOSE_PERSON = 'Choose a client or a prospect';
const CHOOSE_DIME = 'Choose a DIME analysis of the same person';

const defaultTitle = (tool: FnaTool, day: string) => `${tool} – ${formatDate(day)}`;
const dimeIdOf = (body: AnalysisBody) => (body.tool === 'DIME' ? null : body.dime_id);

function answersOf(body: AnalysisBody): Answers {
  const { inputs, notes } = body;
  if (body.tool === 'DIME')
    return { tool: body.tool, inputs: body.inputs, spouse_inputs: body.spouse_inputs, notes };
  return { tool: body.tool, inputs, notes } as Answers;
}

/** Financial needs analyses of an associate (domain.md 2.20). */
export function analyses({ audit, vault }: Pick<Platform, 'audit' | 'vault'>) {
  const { moveOn } = systemMoves({ audit });
  const trail = recordTrail<Row>('analysis', ({ title, name }) => `${title}, ${name}`)({ audit });

  const dimeOf = async ({ db, caller }: SignedInContext, id: string | null) =>
    id === null ? undefined : store.findAnalysis(db, caller, id);

  const answer = async (context: SignedInContext, row: Row): Promise<AnalysisAnswer> =>
    toAnswer(vault, context.caller, row, await dimeOf(context, row.dime_id));

  async function found(context: SignedInContext, id: string): Promise<Row> {
    const row = await store.findAnalysis(context.db, context.caller, id);
    if (!row) throw notFound();
    return row;
  }

  /**
   * The row at that version, locked. Throws 404 if it belongs to another person, 409 with the current record, and 409
   * once it is completed.
   */
  async function lockDraft(context: SignedInContext, id: string, version: number): Promise<Row> {
    const row = await store.lockAnalysis(context.db, context.caller, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('analysis', await answer(context, row));
    demand(isDraft, row, context.caller);
    return row;
  }

  const audited = (row: Row): Audited => ({ ...row, answers: JSON.stringify(openAnswers(vault, row)) });

  function record(context: SignedInContext, action: AuditAction, before: Row | undefined, after: Row): void {
    const changes = action === 'delete' ? [] : analysisChanges(before && audited(before), audited(after));
    trail(context, after, { action, changes });
  }

  /** Refuses what domain.md 2.20 and 6 refuse of a draft, naming the field. Gives the linked DIME analysis. */
  async function checked(context: SignedInContext, body: AnalysisBody): Promise<Row | undefined> {
    const { db, caller } = context;
    const { client_id, prospect_id } = body;
    const errors = problemsOf(answersOf(body), { complete: false });
    const refuse = (field: string, message: string) => errors.push({ field, message });
    if ((client_id === null) === (prospect_id === null)) refuse('client_id', CHOOSE_PERSON);
    else if (client_id !== null && !(await store.isOwnClient(db, caller, client_id)))
      refuse('client_id', CHOOSE_PERSON);
    else if (prospect_id !== null && !(await store.isOwnProspect(db, caller, prospect_id)))
      refuse('prospect_id', CHOOSE_PERSON);
    const dimeId = dimeIdOf(body);
    const dime = await dimeOf(context, dimeId);
    const isSame = dime?.client_id === client_id && dime.prospect_id === prospect_id && dime.tool === 'DIME';
    if (dimeId !== null && !isSame) refuse('dime_id', CHOOSE_DIME);
    if (errors.length > 0) throw invalid(errors);
    return dime;
  }

  const columnsOf = (id: string, body: AnalysisBody, results: Results | undefined, day: string) => ({
    client_id: body.client_id,
    prospect_id: body.prospect_id,
    title: body.title ?? defaultTitle(body.tool, day),
    dime_id: dimeIdOf(body),
    answers_sealed: sealAnswers(vault, id, answersOf(body)),
    gap_cents: results?.results.gap_cents ?? null,
  });

  async function insert(
    context: SignedInContext,
    body: AnalysisBody,
    results: Results | undefined,
  ): Promise<Row> {
    const { db, now, today, caller } = context;
    const id = randomUUID();
    await store.insertAnalysis(db, {
      ...columnsOf(id, body, results, today),
      id,
      owner_code: caller.code,
      tool: body.tool,
      prepared_by: caller.code,
      results_sealed: null,
      formula_version: null,
      completed_at: null,
      ...addedBy({ now, caller }),
    });
    const row = await found(context, id);
    if (row.client_id) await touchClient(db, row.client_id, now);
    record(context, 'create', undefined, row);
    return row;
  }

  return {
    found,
    answer,

    async create(context: SignedInContext, body: AnalysisBody): Promise<AnalysisAnswer> {
      const dime = await checked(context, body);
      const results = resultsOf(answersOf(body), linkedFigures(vault, dime));
      return answer(context, await insert(context, body, results));
    },

    /** Saving what has not changed writes nothing (R-AUD-04). */
    async update(context: SignedInContext, id: string, version: number, body: AnalysisBody) {
      const { db, now, caller } = context;
      const before = await lockDraft(context, id, version);
      if (before.tool !== body.tool) throw invalid([{ field: 'tool', message: 'Tool is not valid' }]);
      const dime = await checked(context, body);
      const results = resultsOf(answersOf(body), linkedFigures(vault, dime));
      const changes = columnsOf(id, body, results, companyDay(before.created_at));
      if (analysisChanges(audited(before), audited({ ...before, ...changes })).length === 0)
        return answer(context, before);
      const stamp = changedBy({ now, caller });
      if (!(await store.updateAnalysis(db, before, { ...changes, ...stamp }))) throw staleVersion('analysis');
      const row = await found(context, id);
      record(context, 'update', before, row);
      return answer(context, row);
    },

    /** Freezes the results with the version of their formulas; the prospect of the analysis moves on (R-PRO-04). */
    async complete(context: SignedInContext, id: string, version: number): Promise<AnalysisAnswer> {
      const { db, now, caller } = context;
      const before = await lockDraft(context, id, version);
      const answers = openAnswers(vault, before);
      const missing = problemsOf(answers, { complete: true });
      const results = resultsOf(answers, linkedFigures(vault, await dimeOf(context, before.dime_id)));
      if (!results || missing.length > 0) throw invalid(missing);
      const isSaved = await store.updateAnalysis(db, before, {
        status: 'Completed',
        results_sealed: sealResults(vault, id, results),
        formula_version: FORMULA_VERSIONS[before.tool],
        gap_cents: results.results.gap_cents,
        completed_at: now,
        ...changedBy({ now, caller }),
      });
      if (!isSaved) throw staleVersion('analysis');
      const row = await found(context, id);
      record(context, 'transition', before, row);
      if (row.client_id) await touchClient(db, row.client_id, now);
      await moveOn(context, await store.lockProspectsBeforeFna(db, row), 'FNA');
      return answer(context, row);
    },

    /** A new Draft with the answers of any analysis of the own book. */
    async copy(context: SignedInContext, id: string): Promise<AnalysisAnswer> {
      const source = await found(context, id);
      const answers = openAnswers(vault, source);
      const { client_id, prospect_id, dime_id } = source;
      const title = [...`Copy of ${source.title}`].slice(0, MAX_TITLE).join('');
      const body = { ...answers, client_id, prospect_id, dime_id, title } as AnalysisBody;
      const dime = await dimeOf(context, dime_id);
      const row = await insert(context, body, resultsOf(answers, linkedFigures(vault, dime)));
      return answer(context, row);
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await lockDraft(context, id, version);
      await store.deleteAnalysis(context.db, id);
      record(context, 'delete', row, row);
    },
  };
}
