import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '../detail/fact-list.tsx';
import { DateText } from './date-text.tsx';
import { BusinessVolume, CompactNumber, Money, Percent, Phone } from './formats.tsx';

const meta = { title: 'Data/Formats', component: Money, args: { cents: 123_456 } } satisfies Meta<
  typeof Money
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const All: Story = {
  render: () => (
    <FactList
      facts={[
        { label: 'Money', value: <Money cents={123_456} /> },
        { label: 'Canadian, seen from the USA', value: <Money cents={123_456} currency="CAD" /> },
        { label: 'Negative', value: <Money cents={-4_250} /> },
        { label: 'Compact', value: <Money cents={123_456_789} compact /> },
        { label: 'Business volume', value: <BusinessVolume cents={1_234_500} /> },
        { label: 'Compact volume', value: <BusinessVolume cents={1_234_500} compact /> },
        { label: 'Count', value: <CompactNumber value={9_999} /> },
        { label: 'Compact count', value: <CompactNumber value={1_250_000} /> },
        { label: 'Rate', value: <Percent bps={3_333} /> },
        { label: 'Phone', value: <Phone value="2125550142" callable /> },
        { label: 'Day', value: <DateText value="2026-01-05" /> },
        { label: 'Time', value: <DateText value="2026-01-05T15:04:00Z" /> },
        {
          label: 'Recent',
          value: <DateText value={new Date(Date.now() - 3_600_000).toISOString()} relative />,
        },
        { label: 'Nothing', value: <Money cents={null} /> },
      ]}
    />
  ),
};
export const Hidden: Story = { ...All, globals: { privacy: 'on' } };
