import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordFrame } from '@upline/shell';
import { OnSampleApi } from '@upline/testing/page-story';
import { Card } from '@upline/ui-kit';
import { RequirementList } from './parts/requirement-list.tsx';
import { earnedFigure, paidOn } from './pay/own-lines.tsx';
import { ShareList } from './pay/share-list.tsx';
import { caseActions, requirementActions, shareActions } from './policies.actions.ts';
import { type Policy, policyHead } from './policy-head.tsx';
import { PolicyOverview } from './policy-overview.tsx';
import { endedPolicy, sampleLine, samplePolicy } from './sample-policy.ts';
import { TrainingCase } from './training-case.tsx';

interface PolicyPageProps {
  readonly policy: Policy;
  /** What the reader is paid, once that is known. */
  readonly lines?: Parameters<typeof paidOn>[0];
}

/** The page of a policy as its screen puts it together. */
function PolicyPage({ policy, lines }: PolicyPageProps) {
  const overview = (
    <PolicyOverview
      policy={policy}
      reader={policy.writing_associate.code}
      requirements={
        policy.requirements.length > 0 && (
          <Card title="Requirements">
            <RequirementList
              requirements={policy.requirements}
              actionsOf={(one) => requirementActions(policy, one, [])}
            />
          </Card>
        )
      }
      shares={
        <Card title="Roles and shares">
          <ShareList
            policy={policy}
            actionsOf={(share) => shareActions(policy, share, 'portal', [])}
            training={
              policy.training_case && (
                <TrainingCase
                  one={policy.training_case}
                  actions={caseActions(policy.training_case, 'acknowledgeTrainingCase', [])}
                />
              )
            }
          />
        </Card>
      }
    />
  );
  return (
    <RecordFrame
      {...policyHead({
        policy,
        isShared: false,
        earned: earnedFigure(policy, policy.writing_associate.code, lines),
        paidOn: paidOn(lines),
      })}
      tab="overview"
      tabs={{
        overview: { label: 'Overview', content: overview },
        attachments: { label: 'Attachments', count: policy.attachments.length, content: null },
      }}
    />
  );
}

const meta = {
  title: 'Pages/Policies/Policy',
  component: PolicyPage,
  args: { policy: samplePolicy },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActionRequired: Story = {};
/** Paid: the reader's own money is the first figure. */
export const Paid: Story = {
  args: {
    policy: {
      ...samplePolicy,
      business_status: 'Approved',
      issue_date: '2026-10-20',
      placed_date: '2026-10-26',
    },
    lines: [
      { ...sampleLine, policy_id: samplePolicy.id, status: 'Paid', released_at: '2026-10-27T15:00:00Z' },
    ],
  },
};
export const Ended: Story = { args: { policy: endedPolicy } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
