import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@upline/domain';
import { checkFinancialLifestyle, financialLifestyle } from '@upline/domain/calculators';
import { queryFor } from '@upline/shell';
import { Link, SelectField, TextField, usePrivacy } from '@upline/ui-kit';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { ofSubject, pageOf, startOf } from '../analysis-lists.ts';
import { AnalysisEditor } from '../editor/analysis-editor.tsx';
import {
  type LifestyleAnalysis,
  lifestyleBody,
  lifestyleProblems,
  lifestyleValues,
} from '../editor/analysis-values.ts';
import { useAnalysisDraft } from '../editor/use-analysis-draft.ts';
import { LifestyleFields } from './lifestyle-fields.tsx';
import { LifestyleResultPanel } from './lifestyle-result.tsx';

/** A draft of the Financial Lifestyle Strategy; its protection score comes from a DIME analysis of the same person. */
export function LifestyleEditor({ analysis }: { readonly analysis: LifestyleAnalysis }) {
  const draft = useAnalysisDraft({
    analysis,
    valuesOf: (one) => lifestyleValues(one as LifestyleAnalysis),
    bodyOf: lifestyleBody,
    problemsOf: lifestyleProblems,
  });
  const { form, bind } = draft;
  const { inputs, dime_id } = form.values;
  const { currency } = analysis;
  const isHidden = usePrivacy();
  const others = useQuery(queryFor('listAnalyses', ofSubject(analysis)));
  const dimes = others.data?.rows.filter(({ tool }) => tool === 'DIME') ?? [];
  const linked = useQuery({
    ...queryFor('getAnalysis', { params: { id: dime_id } }),
    enabled: dime_id !== '',
  });
  const dime = dime_id !== '' && linked.data?.tool === 'DIME' ? linked.data.results : null;
  const isWhole = checkFinancialLifestyle(inputs, { complete: true }).length === 0;
  const result = isWhole ? financialLifestyle(inputs, dime) : null;
  return (
    <AnalysisEditor
      analysis={analysis}
      draft={draft}
      gap={result?.gap_cents ?? null}
      inputs={
        <>
          <FormSection>
            <TextField label="Title" maxLength={100} {...bind<string>('title')} />
          </FormSection>
          <LifestyleFields form={form} bind={bind} currency={currency} />
          <FormSection title="Protection" sentence="How far the family is covered, from a DIME analysis.">
            <SelectField
              label="DIME analysis"
              emptyLabel="None"
              disabled={dimes.length === 0}
              help={
                others.data && dimes.length === 0 ? (
                  <>
                    There is none of this person yet. <Link to={startOf('DIME', analysis)}>Start DIME</Link>
                  </>
                ) : undefined
              }
              options={dimes.map(({ id, title, gap_cents }) => ({
                value: id,
                label: isHidden
                  ? 'Hidden'
                  : gap_cents === null
                    ? `${title}, not finished`
                    : `${title}, gap ${formatMoney(gap_cents, currency)}`,
              }))}
              {...bind<string>('dime_id')}
            />
          </FormSection>
          <FormSection title="Notes">
            <TextField label="Notes" hideLabel rows={3} maxLength={4000} {...bind<string>('notes')} />
          </FormSection>
        </>
      }
      result={
        <LifestyleResultPanel
          currency={currency}
          inputs={inputs}
          result={result}
          action={
            dime_id !== '' && (
              <p>
                <Link to={pageOf({ tool: 'DIME', id: dime_id })}>Open the DIME analysis</Link>
              </p>
            )
          }
        />
      }
    />
  );
}
