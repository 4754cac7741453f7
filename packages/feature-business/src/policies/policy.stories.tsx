import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@upline/ui-kit';
import { PolicyHead } from './policy-head.tsx';
import { PolicyOverview } from './policy-overview.tsx';
import { RequirementList } from './requirement-list.tsx';
import { endedPolicy, samplePolicy } from './sample-policy.ts';
import { ShareList } from './share-list.tsx';
import { TrainingCase } from './training-case.tsx';

const done = async (): Promise<unknown> => undefined;

/** The page of a policy as its screen puts it together. */
function PolicyPage({ policy }: { readonly policy: typeof samplePolicy }) {
  return (
    <>
      <PolicyHead policy={policy} tab="overview" isShared={false} />
      <PolicyOverview
        policy={policy}
        reader={policy.writing_associate.code}
        requirements={
          policy.requirements.length > 0 && (
            <Card title="Requirements">
              <RequirementList requirements={policy.requirements} onAnswer={done} />
            </Card>
          )
        }
        shares={
          <Card title="Roles and shares">
            <ShareList
              policy={policy}
              onAccept={() => undefined}
              onRefuse={done}
              onRemove={() => undefined}
              training={
                policy.training_case && <TrainingCase one={policy.training_case} acknowledge={done} />
              }
            />
          </Card>
        }
      />
    </>
  );
}

const meta = {
  title: 'Pages/Policies/Policy',
  component: PolicyPage,
  args: { policy: samplePolicy },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActionRequired: Story = {};
export const Ended: Story = { args: { policy: endedPolicy } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
