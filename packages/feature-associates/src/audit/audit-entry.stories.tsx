import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuditEntryFacts } from './audit-entry-dialog.tsx';
import { sampleEntry } from './sample-entry.ts';

const meta = {
  title: 'Pages/Audit/AuditEntry',
  component: AuditEntryFacts,
  args: { entry: sampleEntry },
} satisfies Meta<typeof AuditEntryFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {};
/** An admin acted while viewing as the associate. */
export const WhileViewing: Story = {
  args: {
    entry: {
      ...sampleEntry,
      proxy_admin_code: 'A000002',
      actor_name: 'Dev Patel',
      actor_code: 'U000123',
      reason: 'Call of March 2: cannot find a client',
    },
  },
};
/** Written by the system: nobody acted and nothing is known of a browser. */
export const BySystem: Story = {
  args: {
    entry: {
      ...sampleEntry,
      actor_code: null,
      actor_name: null,
      actor_kind: 'System',
      changes: [],
      ip: null,
      user_agent: null,
      owner_code: null,
    },
  },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
