import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { timelineEntry } from './activity-tab.tsx';
import { Checklist } from './checklist.tsx';
import { RecordFrame } from './record-screen.tsx';

const page = { to: '/business/clients/$id', params: { id: '1' } } as const;
const changes = [
  { field: 'City', old: 'Dallas', new: 'Austin' },
  { field: 'Gender', old: null, new: 'Female' },
  { field: 'Email', old: 'ana@example.com', new: null },
];
const entry = {
  id: '2',
  at: '2026-01-06T15:04:00Z',
  action: 'update',
  actor_code: 'U000008',
  actor_name: 'Ana Alvarez',
  proxy_admin_code: null,
  reason: null,
  changes,
};

const meta = {
  title: 'Pages/RecordFrame',
  component: RecordFrame,
  args: {
    noun: 'Policy',
    name: 'GT-1000236',
    isPrivate: false,
    status: 'Action Required',
    facts: ['Granite Term 20', 'Granite Mutual Life'],
    headline: [
      { label: 'You earn', value: <Money cents={50_610} />, note: 'Paid 11/27/2026', to: page },
      { label: 'Premium', value: <Money cents={30_000} />, note: 'Monthly' },
      { label: 'Face amount', value: <Money cents={50_000_000} /> },
    ],
    track: [
      { label: 'Submitted', date: '2026-11-02' },
      { label: 'Issued', date: '2026-11-12' },
      { label: 'Placed', date: null, isReached: true },
      { label: 'Paid', date: null },
    ],
    next: { label: 'Mark ready to pay', onClick: () => undefined },
    actions: [{ key: 'delete', label: 'Delete policy', danger: true }],
    page,
    tab: 'overview',
    tabs: {
      overview: {
        label: 'Overview',
        content: (
          <>
            <Checklist
              title="Ready to pay needs"
              needs={[
                { label: 'Issue date', missing: [] },
                {
                  label: 'Provider payment matched',
                  missing: ['No provider payment is matched'],
                  remedy: 'It is met as soon as a statement of the carrier names this policy.',
                },
              ]}
            />
            <Card title="Policy">
              <FactList
                folds
                facts={[
                  { label: 'State', value: 'Texas' },
                  { label: 'Insured', value: null },
                  { label: 'Note', value: '' },
                ]}
              />
            </Card>
          </>
        ),
      },
      attachments: { label: 'Attachments', count: 3, content: null },
      activity: {
        label: 'Activity',
        content: (
          <Timeline
            label="Activity"
            entries={[
              timelineEntry(entry, { noun: 'Policy' }),
              timelineEntry({ ...entry, id: '1', action: 'create' }, { noun: 'Policy' }),
            ]}
          />
        ),
      },
    },
  },
} satisfies Meta<typeof RecordFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextStep: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
/** Nothing is waited for: the form is the filled button. */
export const EditOnly: Story = {
  args: {
    next: undefined,
    notices: <Banner tone="info">This client is archived. It can be restored.</Banner>,
  },
};
/** What is empty and how a record began are opened on request. */
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 empty fields' }));
    await expect(canvas.getByText('Insured')).toBeVisible();
  },
};
export const Activity: Story = {
  args: { tab: 'activity' as never },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Policy changed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 details' }));
    await expect(canvas.getAllByText('City')).toHaveLength(2);
  },
};
