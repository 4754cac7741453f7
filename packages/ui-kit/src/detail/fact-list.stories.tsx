import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from '../format/date-text.tsx';
import { Phone } from '../format/formats.tsx';
import { longName } from '../story/demo.ts';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'Data/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Name', value: longName, private: 'name' },
      { label: 'Email', value: 'ana@example.com', private: 'contact' },
      { label: 'Phone', value: <Phone value="2125550142" callable /> },
      { label: 'Date of Birth', value: <DateText value="1988-02-29" /> },
      { label: 'Spouse', value: null },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
/** What is empty is behind a button. */
export const Folded: Story = { args: { folds: true } };
export const Hidden: Story = { globals: { privacy: 'on' } };
