import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  APPROVAL_STATUSES,
  ASSOCIATE_STATUSES,
  BUSINESS_STATUSES,
  COMPENSATION_STATUSES,
  PROSPECT_STAGES,
} from '@upline/domain';
import { FactList } from '../detail/fact-list.tsx';
import { Status } from './status.tsx';

const meta = { title: 'Data/Status', component: Status, args: { value: 'Active' } } satisfies Meta<
  typeof Status
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
const list = (values: readonly string[]) => (
  <>
    {values.map((value) => (
      <div key={value}>
        <Status value={value} />
      </div>
    ))}
  </>
);
export const Words: Story = {
  render: () => (
    <FactList
      facts={[
        { label: 'Associate', value: list(ASSOCIATE_STATUSES) },
        { label: 'Business', value: list(BUSINESS_STATUSES) },
        { label: 'Compensation', value: list(COMPENSATION_STATUSES) },
        { label: 'Approval', value: list(APPROVAL_STATUSES) },
        { label: 'Prospect', value: list(PROSPECT_STAGES) },
      ]}
    />
  ),
};
