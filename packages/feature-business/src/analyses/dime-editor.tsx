import { useSearch } from '@tanstack/react-router';
import { checkDime, DIME_DEFAULTS, dime } from '@upline/domain/calculators';
import { Button, EmptyState, TextField } from '@upline/ui-kit';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { AnalysisEditor } from './analysis-editor.tsx';
import { pageOf } from './analysis-lists.ts';
import { type DimeAnalysis, dimeBody, dimeProblems, dimeValues } from './analysis-values.ts';
import { DimeFields } from './dime-fields.tsx';
import { DimeResultPanel } from './dime-result.tsx';
import { PolicyButton } from './policy-button.tsx';
import { useAnalysisDraft } from './use-analysis-draft.ts';

/** A DIME draft; the spouse has the same form behind a tab, and both results are shown (domain.md 6.1). */
export function DimeEditor({ analysis }: { readonly analysis: DimeAnalysis }) {
  const { tab = 'client' } = useSearch({ strict: false }) as { tab?: 'client' | 'spouse' };
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
  const result = dime(inputs);
  const people = [
    { name: 'Client', inputs, result },
    ...(spouse ? [{ name: 'Spouse', inputs: spouse, result: dime(spouse) }] : []),
  ];
  const setSpouse = (value: typeof spouse) => form.setFieldValue('spouse_inputs', value as never);
  const fields = (part: 'inputs' | 'spouse_inputs') => (
    <DimeFields key={part} form={form} bind={bind} part={part} currency={currency} />
  );
  return (
    <AnalysisEditor
      analysis={analysis}
      draft={draft}
      gap={checkDime(inputs, { complete: true }).length === 0 ? result.gap_cents : null}
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
        tab === 'client' ? (
          <>
            <FormSection>
              <TextField label="Title" maxLength={100} {...form.field('title')} />
            </FormSection>
            {fields('inputs')}
            <FormSection title="Notes">
              <TextField label="Notes" hideLabel rows={3} maxLength={4000} {...form.field('notes')} />
            </FormSection>
          </>
        ) : spouse ? (
          <>
            {fields('spouse_inputs')}
            <div>
              <Button variant="quiet" onClick={() => setSpouse(null)}>
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
        )
      }
      result={
        <DimeResultPanel
          currency={currency}
          people={people}
          action={<PolicyButton subject={analysis} face={result.recommended_face_cents} />}
        />
      }
    />
  );
}
