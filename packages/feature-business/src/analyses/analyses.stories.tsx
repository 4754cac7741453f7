import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnalysisPaper } from './analysis-paper.tsx';
import { CompareTable } from './compare-table.tsx';
import { SaveProblem } from './editor/save-note.tsx';
import { sampleCouple, sampleDime, sampleLifestyle } from './sample-analysis.ts';

const meta = {
  title: 'Pages/Financial needs analysis',
  component: AnalysisPaper,
  args: { analysis: sampleDime },
} satisfies Meta<typeof AnalysisPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dime: Story = {};
export const CoupleWithSurplus: Story = { args: { analysis: sampleCouple } };
export const Strategy: Story = { args: { analysis: sampleLifestyle } };
export const Unfinished: Story = {
  args: { analysis: { ...sampleLifestyle, status: 'Draft', completed_at: null, results: null, dime: null } },
};
export const Compared: Story = {
  render: () => (
    <CompareTable
      analyses={[
        sampleDime,
        {
          ...sampleDime,
          id: sampleDime.client_id as string,
          title: 'With the mortgage paid off',
          status: 'Draft',
          inputs: { ...sampleDime.inputs, mortgage_balance_cents: 0 },
          results: null,
        },
      ]}
    />
  ),
};
export const NotSaved: Story = {
  render: () => (
    <>
      <SaveProblem
        state={{ kind: 'failed', message: 'Internal server error', fields: {} }}
        onRetry={() => undefined}
        onSettle={() => undefined}
        changesIn={() => [
          { path: 'income', label: 'Annual Income', theirs: '$70,000.00', mine: '$90,000.00' },
        ]}
        onShow={() => undefined}
        onCopy={() => undefined}
      />
      <SaveProblem
        state={{
          kind: 'stale',
          message: 'This analysis was changed by someone else. Reload and try again.',
          current: { ...sampleDime, status: 'Draft' },
        }}
        onRetry={() => undefined}
        onSettle={() => undefined}
        changesIn={() => [
          { path: 'income', label: 'Annual Income', theirs: '$70,000.00', mine: '$90,000.00' },
        ]}
        onShow={() => undefined}
        onCopy={() => undefined}
      />
    </>
  ),
};
