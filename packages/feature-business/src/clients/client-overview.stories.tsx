import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClientOverview } from './client-overview.tsx';
import { IdentificationLine } from './identification-line.tsx';
import { businessClient, longClient, sampleClient, sparseClient } from './sample-client.ts';

const ask = () => undefined;

const meta = {
  title: 'Pages/Clients/ClientOverview',
  component: ClientOverview,
  args: {
    client: sampleClient,
    identification: <IdentificationLine client={sampleClient} number={undefined} onAsk={ask} />,
  },
} satisfies Meta<typeof ClientOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Individual: Story = {};
export const NumberShown: Story = {
  args: { identification: <IdentificationLine client={sampleClient} number="X12345678" onAsk={undefined} /> },
};
export const Business: Story = { args: { client: businessClient } };
/** What may be missing is missing: dashes, no notes. */
export const Sparse: Story = { args: { client: sparseClient } };
export const LongTexts: Story = { args: { client: longClient } };
export const LongTextsNarrow: Story = { ...LongTexts, globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = {
  args: { identification: <IdentificationLine client={sampleClient} number={undefined} onAsk={undefined} /> },
  globals: { privacy: 'on' },
};
