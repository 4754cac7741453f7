import { getRouteApi } from '@tanstack/react-router';
import { checkDime, DIME_DEFAULTS, type DimeInput, dime } from '@upline/domain/calculators';
import { useGo } from '@upline/shell';
import { Button, EmptyState, TextField } from '@upline/ui-kit';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { useRef } from 'react';
import classes from '../analyses.module.css';
import { pageOf } from '../analysis-lists.ts';
import { AnalysisEditor } from '../editor/analysis-editor.tsx';
import { type DimeAnalysis, dimeBody, dimeProblems, dimeValues } from '../editor/analysis-values.ts';
import { useAnalysisDraft } from '../editor/use-analysis-draft.ts';
import { PolicyButton } from '../policy-button.tsx';
import { DimeFields } from './dime-fields.tsx';
import { DimeResultPanel } from './dime-result.tsx';

/** Nothing while a required answer is missing; a debt or a child just added counts as 0 until its amount is typed. */
function resultOf(inputs: DimeInput) {
  const wrong = [
    ...checkDime({ ...inputs, debts: [], children: [] }, { complete: true }),
    ...checkDime(inputs, { complete: false }),
  ];
  return wrong.length === 0 ? dime(inputs) : null;
}

/** The last result with the answers it is of: it stays in front of the client while one of them is typed again. */
function useLastResult(inputs: DimeInput | null) {
  const last = useRef<{ inputs: DimeInput; result: ReturnType<typeof dime> }>(undefined);
  const result = inputs && resultOf(inputs);
  if (inputs && result) last.current = { inputs, result };
  if (!inputs) last.current = undefined;
  return { isEarlier: !result, ...(last.current ?? { inputs: inputs ?? DIME_DEFAULTS, result: null }) };
}

/** A DIME draft; the spouse has the same form behind a tab, and both results are shown (domain.md 6.1). */
export function DimeEditor({ analysis }: { readonly analysis: DimeAnalysis }) {
  const { tab = 'client' } = getRouteApi('/signed-in/business/financial-needs-analysis/dime/$id').useSearch();
  const draft = useAnalysisDraft({
    analysis,
    valuesOf: (one) => dimeValues(one as DimeAnalysis),
    bodyOf: dimeBody,
    problemsOf: dimeProblems,
  });
  const { form, bind } = draft;
  const { inputs, spouse_inputs: spouse } = form.values;
  const { currency } = analysis;
  const page = pageOf(analysis);
  const go = useGo();
  const client = useLastResult(inputs);
  const partner = useLastResult(spouse);
  const people = [{ name: 'Client', ...client }, ...(spouse ? [{ name: 'Spouse', ...partner }] : [])];
  const setSpouse = (value: typeof spouse) => byPath(form).setFieldValue('spouse_inputs', value);
  const fields = (part: 'inputs' | 'spouse_inputs') => (
    <DimeFields key={part} form={form} bind={bind} part={part} currency={currency} />
  );
  return (
    <AnalysisEditor
      analysis={analysis}
      draft={draft}
      gap={client.result?.gap_cents ?? null}
      tabs={
        <TabsInAddress
          label="Whose answers"
          current={tab}
          items={[
            { key: 'client', label: 'Client', to: { ...page, search: {} } },
            { key: 'spouse', label: 'Spouse', to: { ...page, search: { tab: 'spouse' } } },
          ]}
        />
      }
      inputs={
        // Both stay on the page: a text that cannot be read yet is not lost behind the other tab.
        <>
          <div className={classes.part} hidden={tab !== 'client'}>
            <FormSection>
              <TextField label="Title" maxLength={100} {...bind<string>('title')} />
            </FormSection>
            {fields('inputs')}
            <FormSection title="Notes">
              <TextField label="Notes" hideLabel rows={3} maxLength={4000} {...bind<string>('notes')} />
            </FormSection>
          </div>
          <div className={classes.part} hidden={tab !== 'spouse'}>
            {spouse ? (
              <>
                {fields('spouse_inputs')}
                <div>
                  <Button variant="subtle" onClick={() => setSpouse(null)}>
                    Remove the spouse
                  </Button>
                </div>
              </>
            ) : (
              <EmptyState
                action={{
                  label: 'Add the spouse',
                  onClick: () => setSpouse({ ...DIME_DEFAULTS, debts: [], children: [] }),
                }}
              >
                The spouse has answers and a result of their own.
              </EmptyState>
            )}
          </div>
        </>
      }
      onPick={(path) => {
        const wanted = path.startsWith('spouse_inputs') ? 'spouse' : 'client';
        if (path !== '' && wanted !== tab)
          void go({ ...page, search: wanted === 'spouse' ? { tab: wanted } : {} });
      }}
      result={
        <DimeResultPanel
          currency={currency}
          people={people}
          action={
            client.result &&
            people.every(({ isEarlier }) => !isEarlier) && (
              <PolicyButton subject={analysis} face={client.result.recommended_face_cents} />
            )
          }
        />
      }
    />
  );
}
