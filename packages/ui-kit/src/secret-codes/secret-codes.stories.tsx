import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecretCodes } from './secret-codes.tsx';

const meta = {
  title: 'Data/SecretCodes',
  component: SecretCodes,
  args: {
    label: 'Recovery codes',
    fileName: 'recovery-codes',
    codes: ['7KQ2M-XW4PD', 'H8R5N-3TJCV', 'NHTK4-CMX56', '2NEG7-4NKDT', 'KYDHZ-VD4TD', 'ZGBY3-66RG8'],
  },
} satisfies Meta<typeof SecretCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
