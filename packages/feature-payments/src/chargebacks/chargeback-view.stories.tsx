import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { ChargebackView } from './chargeback-view.tsx';

const debt = exampleOf('getChargeback');
const disputed = {
  ...debt,
  actions: [],
  dispute_status: 'Pending' as const,
  disputed_at: '2026-11-21T15:00:00.000Z',
  dispute_text: 'The client paid within the grace period; see the letter.',
  dispute_document_id: '0d1c3b7a-2f64-4c92-8b2e-4c8f5f0f1a11',
};

const meta = {
  title: 'Pages/Chargebacks/Chargeback',
  component: ChargebackView,
  args: { debt, onFile: () => undefined },
} satisfies Meta<typeof ChargebackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = {};
export const TooLate: Story = { args: { debt: { ...debt, actions: [] } } };
export const Disputed: Story = { args: { debt: disputed } };
export const Answered: Story = {
  args: {
    debt: { ...disputed, dispute_status: 'Refused', dispute_answer: 'The premium came after the lapse.' },
  },
};
/** A debt that was moved or entered as a whole takes from no line. */
export const WithoutLines: Story = {
  args: { debt: { ...debt, lines: [], note: 'Advance of May, paid twice', reason: 'Overpayment' } },
};
export const Narrow: Story = { ...Answered, globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { ...Answered, globals: { privacy: 'on' } };
