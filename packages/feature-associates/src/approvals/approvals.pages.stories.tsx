import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associatesFeature } from '../feature.ts';

const QUEUE = '/approvals';
const ID = '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01';
const LICENSE = `${QUEUE}/license/${ID}`;

const meta = {
  title: 'Pages/Approvals',
  component: pagesOf(associatesFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: QUEUE },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {};
export const QueueLoading: Story = { args: { state: 'Loading' } };
export const QueueEmpty: Story = { args: { state: 'Empty' } };
export const QueueNoMatch: Story = {
  args: { at: `${QUEUE}?filter={"kind":{"eq":"Split"}}`, state: 'Empty' },
};
export const QueueError: Story = { args: { state: 'Error' } };
export const QueueForbidden: Story = { args: { state: 'Forbidden' } };

export const License: Story = { args: { at: LICENSE } };
export const LicenseLoading: Story = { args: { at: LICENSE, state: 'Loading' } };
export const LicenseError: Story = { args: { at: LICENSE, state: 'Error' } };
export const LicenseForbidden: Story = { args: { at: LICENSE, state: 'Forbidden' } };
export const EoPolicy: Story = { args: { at: `${QUEUE}/eo-policy/${ID}` } };
export const Certificate: Story = { args: { at: `${QUEUE}/certificate/${ID}` } };
export const PayoutInformation: Story = { args: { at: `${QUEUE}/payout-information/${ID}` } };
export const Level: Story = { args: { at: `${QUEUE}/level/${ID}` } };
export const UplineChange: Story = { args: { at: `${QUEUE}/upline-change/${ID}` } };
export const Split: Story = { args: { at: `${QUEUE}/split/${ID}.1` } };
export const BackgroundReview: Story = { args: { at: `${QUEUE}/background-review/${ID}` } };
export const GuaranteedLevel: Story = { args: { at: `${QUEUE}/guaranteed-level/${ID}` } };
export const International: Story = { args: { at: `${QUEUE}/international/${ID}` } };
