import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, OnSampleApi } from '@upline/testing/page-story';
import { BankFileOutcome } from './bank-file-outcome.tsx';
import { RunOutcome, RunProgress } from './run-outcome.tsx';
import { ClosePreview, OpenPreview } from './run-steps.tsx';

const nothing = () => undefined;
const run = exampleOf('getPayRun');
const [usd] = run.totals;
const twoCurrencies = usd ? [usd, { ...usd, currency: 'CAD' as const, held: 0 }] : [];

const meta = {
  title: 'Pay runs/Steps',
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft whose lines in another currency wait for a rate. */
export const Opening: Story = {
  render: () => (
    <OpenPreview
      run={exampleOf('getPayRun', {
        status: 'Draft',
        totals: [],
        needs: [
          {
            label: 'A rate for lines in another currency',
            missing: ['Lines in CAD are paid in another currency. Enter the rate before opening'],
          },
        ],
      })}
    />
  ),
};

/** What closing will pay, in two currencies, and who is left out. */
export const Closing: Story = { render: () => <ClosePreview run={{ ...run, totals: twoCurrencies }} /> };

/** How far a job is, with and without knowing the end. */
export const Computing: Story = {
  render: () => (
    <>
      <RunProgress run={{ ...run, work: 'Closing', progress: { done: 120, of: 216 } }} />
      <RunProgress run={{ ...run, work: 'Reviewing', progress: { done: 1, of: null } }} />
    </>
  ),
};

/** What was computed for review. */
export const Opened: Story = { render: () => <RunOutcome accepted={run} onClose={nothing} /> };

/** The figures moved between review and closing: nothing was paid. */
export const TakenBack: Story = {
  render: () => (
    <RunOutcome
      accepted={{
        ...run,
        version: run.version + 1,
        refusal: 'Something changed since the review, so nothing was closed',
      }}
      onClose={nothing}
    />
  ),
};

/** Everybody is paid. */
export const Closed: Story = {
  render: () => (
    <RunOutcome accepted={{ ...run, version: run.version + 1, status: 'Closed' }} onClose={nothing} />
  ),
};

/** The file for the bank, and what stays behind. */
export const BankFile: Story = {
  render: () => <BankFileOutcome file={exampleOf('createBankFile')} onClose={nothing} />,
};
