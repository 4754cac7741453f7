import type { Meta, StoryObj } from '@storybook/react-vite';
import { UplineChain, type UplineStep } from './upline-chain.tsx';

const step = (code: string, name: string, level: UplineStep['level'], phone: string | null): UplineStep => ({
  code,
  name,
  has_photo: false,
  level,
  phone,
});

const meta = {
  title: 'Pages/UplineChain',
  component: UplineChain,
  args: {
    last: 'Your upline',
    steps: [
      step('U000001', 'Upline Company', { code: 'EVC', name: 'Executive Vice Chair' }, '2145550100'),
      step('U000003', 'Gus Ghosh', { code: 'EMD', name: 'Executive Marketing Director' }, '2145550107'),
      step(
        'U000007',
        'Maximiliana Featherstonehaugh-Cholmondeley',
        { code: 'RMD', name: 'Regional Marketing Director' },
        null,
      ),
    ],
  },
} satisfies Meta<typeof UplineChain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chain: Story = {};
export const Column: Story = {
  args: {
    isColumn: true,
    pageOf: ({ code }) =>
      code === 'U000001' ? undefined : { to: '/team/$code/visualizer', params: { code } },
  },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
