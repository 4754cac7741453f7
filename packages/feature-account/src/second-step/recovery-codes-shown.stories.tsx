import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

const meta = {
  title: 'Pages/Account/Recovery codes',
  component: RecoveryCodesShown,
  args: {
    codes: ['7KQ2M-XW4PD', 'H8R5N-3TJCV', 'NHTK4-CMX56', '2NEG7-4NKDT', 'KYDHZ-VD4TD', 'ZGBY3-66RG8'],
    onKept: () => undefined,
  },
} satisfies Meta<typeof RecoveryCodesShown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
