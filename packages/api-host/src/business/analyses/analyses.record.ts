import { FORMULA_VERSIONS } from '@upline/domain/calculators';
import type { Caller } from '../../platform/operation/caller.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { sealedColumns } from '../../platform/vault/sealed-columns.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { type Answers, type Linked, type Results, resultsOf } from './analyses.results.ts';
import type { AnalysisAction, AnalysisAnswer } from './analyses.schemas.ts';
import type { AnalysisListRow, AnalysisRow } from './analyses.store.ts';

export const sealed = sealedColumns('analysis', ['answers_sealed', 'results_sealed']);

export const sealAnswers = (vault: Vault, id: string, { tool: _, ...answers }: Answers): string =>
  sealed.of(vault, id).seal('answers_sealed', JSON.stringify(answers));

export const sealResults = (vault: Vault, id: string, results: Results): string =>
  sealed.of(vault, id).seal('results_sealed', JSON.stringify(results));

type Sealed = Pick<AnalysisRow, 'id' | 'tool' | 'answers_sealed' | 'results_sealed'>;

export const openAnswers = (vault: Vault, { id, tool, answers_sealed }: Sealed): Answers =>
  ({ tool, ...JSON.parse(sealed.of(vault, id).open('answers_sealed', answers_sealed)) }) as Answers;

/** The results as they were frozen, or as they are now for a Draft; undefined while it lacks a required answer. */
export function openResults(vault: Vault, row: Sealed, linked: Linked | null): Results | undefined {
  if (row.results_sealed === null) return resultsOf(openAnswers(vault, row), linked);
  return JSON.parse(sealed.of(vault, row.id).open('results_sealed', row.results_sealed)) as Results;
}

/** Need and existing cover of a DIME analysis; null while it lacks a required answer. */
export function linkedFigures(vault: Vault, dime: AnalysisRow | undefined): Linked | null {
  const found = dime && openResults(vault, dime, null);
  return found?.tool === 'DIME' ? found.results : null;
}

/** What is completed is copied and changed no more (domain.md 2.20). */
export const isDraft = rowRule<Pick<AnalysisRow, 'status'>>(
  ({ status }) => status !== 'Completed',
  () => conflict('analysis-completed', 'A completed analysis cannot be changed. Copy it to go on.'),
);

export const analysisActions = rowActions<Pick<AnalysisRow, 'status'>, AnalysisAction>({
  update: { operation: 'updateAnalysis', when: isDraft },
  complete: { operation: 'completeAnalysis', when: isDraft },
  copy: { operation: 'copyAnalysis' },
  delete: { operation: 'deleteAnalysis', when: isDraft },
});

/** A row as lists show it. */
export const toRow = (caller: Caller, row: AnalysisListRow) => ({
  ...row,
  actions: analysisActions.of(caller, row),
});

/** The whole record; `dime` is the analysis it is linked to. */
export function toAnswer(
  vault: Vault,
  caller: Caller,
  row: AnalysisRow,
  dime: AnalysisRow | undefined,
): AnalysisAnswer {
  const answers = openAnswers(vault, row);
  const results = openResults(vault, row, linkedFigures(vault, dime));
  const { id, client_id, prospect_id, name, title, status, gap_cents, currency } = row;
  const { completed_at, created_at, updated_at, version } = row;
  const shared = {
    ...{ id, client_id, prospect_id, name, title, status, gap_cents, currency },
    ...{ completed_at, created_at, updated_at, version },
    notes: answers.notes,
    formula_version: row.formula_version ?? FORMULA_VERSIONS[row.tool],
    prepared_by: { code: row.prepared_by, name: row.preparer },
    actions: analysisActions.of(caller, row),
  };
  if (answers.tool === 'DIME') {
    const own = results?.tool === 'DIME' ? results : undefined;
    return {
      ...shared,
      tool: 'DIME',
      inputs: answers.inputs,
      spouse_inputs: answers.spouse_inputs,
      results: own?.results ?? null,
      spouse_results: own?.spouse_results ?? null,
    };
  }
  const own = results?.tool === 'Financial Lifestyle Strategy' ? results : undefined;
  const linked = own ? own.linked : linkedFigures(vault, dime);
  return {
    ...shared,
    tool: 'Financial Lifestyle Strategy',
    inputs: answers.inputs,
    results: own ? { ...own.results, debts: [...own.results.debts], goals: [...own.results.goals] } : null,
    dime: dime
      ? {
          id: dime.id,
          title: dime.title,
          need_cents: linked?.need_cents ?? null,
          existing_cents: linked?.existing_cents ?? null,
        }
      : null,
  };
}
