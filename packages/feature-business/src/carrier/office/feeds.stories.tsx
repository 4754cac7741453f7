import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NamedAction, useRecordActions } from '@upline/shell';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, userEvent, within } from 'storybook/test';
import { type CarrierCase, CaseView } from '../case-view.tsx';
import { missingCase, sampleCase, secondCase } from '../sample-case.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportFileForm } from './import-file-form.tsx';
import { matchActions } from './office-cases.actions.ts';
import { sampleImport, sampleWords } from './sample-feed.ts';
import { wordActions } from './statuses.actions.ts';
import { StatusesTable } from './statuses-table.tsx';

const nothing = () => undefined;
const found = async () => [];

const casePage = (id: string) => ({ to: '/business/carrier-feeds/cases/$id', params: { id } });
const associatePage = (code: string) => ({ to: '/associates/$code', params: { code } });
const meta = {
  title: 'Pages/Carrier feeds',
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

export const Import: Story = { render: () => <ImportDialog done={sampleImport} onClose={nothing} /> };
export const KnownFile: Story = {
  render: () => (
    <ImportDialog
      done={{
        ...sampleImport,
        rows_created: 0,
        rows_updated: 0,
        rows_unchanged: 1_204,
        rows_failed: 0,
        rows_matched: null,
        failures: [],
      }}
      onClose={nothing}
    />
  ),
};
const half = { ...sampleImport, rows_total: 50_000, rows_read: 21_250, failures: [], rows_failed: 0 };
export const ImportUnderWay: Story = {
  render: () => <ImportDialog done={{ ...half, status: 'Processing' }} onClose={nothing} />,
};
export const ImportStopped: Story = {
  render: () => <ImportDialog done={{ ...half, status: 'Failed' }} onClose={nothing} />,
};
export const NoImport: Story = { render: () => <ImportDialog done={undefined} onClose={nothing} /> };
export const ImportAFile: Story = {
  render: () => (
    <ImportFileForm
      searchProviders={found}
      send={async () => ({ id: sampleImport.id })}
      onDone={nothing}
      onClose={nothing}
    />
  ),
};
export const Nobodys: Story = {
  render: () => (
    <CaseView
      side="admin"
      casePage={casePage}
      associatePage={associatePage}
      carrierCase={{ ...missingCase, associate: null, associate_code: null, actions: [] }}
      next={{ label: 'Match', onClick: () => undefined }}
      today="2026-11-21"
    />
  ),
};
export const SecondCase: Story = {
  render: () => (
    <CaseView
      side="admin"
      casePage={casePage}
      associatePage={associatePage}
      carrierCase={secondCase}
      next={{ label: 'Match', onClick: () => undefined }}
      today="2026-11-21"
    />
  ),
};
export const DeathClaim: Story = {
  render: () => (
    <CaseView
      side="admin"
      casePage={casePage}
      associatePage={associatePage}
      carrierCase={{
        ...sampleCase,
        lifecycle: 'Death Claim',
        suggestions: sampleCase.suggestions.map((one) => ({ ...one, lifecycle: 'Death Claim' })),
        actions: ['ignore'],
      }}
      actions={[{ key: 'match', label: 'Match to another policy', onClick: () => undefined }]}
      today="2026-11-21"
    />
  ),
};
/** Nobody holds the writing number it came with. */
const nobodysCase = {
  ...missingCase,
  associate_code: null,
  associate: null,
  actions: ['match', 'assign'],
} satisfies CarrierCase;
const ask = (action: 'match' | 'assign') => (
  <AskCase actions={matchActions(nobodysCase, found)} action={action} />
);
function AskCase({ actions, action }: { readonly actions: readonly NamedAction[]; readonly action: string }) {
  return useRecordActions(actions, action).dialog;
}
export const Match: Story = {
  render: () => ask('match'),
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Match' }));
    await expect((await page.findAllByText('Policy is required')).length).toBeGreaterThan(0);
  },
};
export const Assign: Story = {
  render: () => ask('assign'),
  play: async () => {
    await expect(await within(document.body).findByRole('dialog', { name: 'Assign the case' })).toBeVisible();
  },
};
export const Statuses: Story = { render: () => <StatusesTable words={sampleWords} actions={wordActions} /> };
export const MapAStatus: Story = {
  ...Statuses,
  play: async () => {
    const page = within(document.body);
    await userEvent.click((await page.findAllByRole('button', { name: 'Map' }))[0] as HTMLElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await expect((await page.findAllByText('Lifecycle is required')).length).toBeGreaterThan(0);
  },
};
export const NoStatuses: Story = { render: () => <StatusesTable words={[]} actions={wordActions} /> };
