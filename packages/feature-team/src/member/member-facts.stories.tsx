import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, exampleRow } from '@upline/testing/page-story';
import { MemberFacts } from './member-overview.tsx';

const member = exampleOf('getTeamMember');

const meta = {
  title: 'Pages/Team member/MemberFacts',
  component: MemberFacts,
  args: { member, training: undefined },
} satisfies Meta<typeof MemberFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Direct: Story = {};
/** In the base shop but nobody's direct: no birthday. */
export const InTheBaseShop: Story = { args: { member: { ...member, birthday: null } } };
/** Below the base shop of somebody who is no RMD: neither phone nor email. */
export const ContactClosed: Story = {
  args: { member: { ...member, phone: null, email: null, birthday: null } },
};
export const InTraining: Story = {
  args: { training: { ...exampleRow('listTrainees'), cases_to_acknowledge: 2 } },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
