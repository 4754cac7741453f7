import type { OperationAnswer } from '@upline/api-client';
import { Banner, Button, LinkButton, type LinkTarget, type MenuAction, Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { type TabItem, TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import type { ReactNode } from 'react';
import parts from '../parts.module.css';
import classes from './policy-parts.module.css';

export type Policy = OperationAnswer<'getPolicy'>;

const TABS = {
  overview: 'Overview',
  compensation: 'Compensation',
  attachments: 'Attachments',
  activity: 'Activity',
} as const;
export type PolicyTab = keyof typeof TABS;

interface PolicyHeadProps {
  readonly policy: Policy;
  readonly tab: PolicyTab;
  /** The parts there are; all of them for who has a role in the policy. */
  readonly tabs?: readonly PolicyTab[];
  /** Code of the parts that bring their own. */
  readonly parts?: Partial<Readonly<Record<PolicyTab, TabItem['part']>>>;
  /** Other providers use the number too, so the address names the policy. */
  readonly isShared: boolean;
  /** Leads to the form; absent where the reader may not change it. */
  readonly edit?: LinkTarget | undefined;
  /** The step the workflow waits for; the form is a quiet button beside it. */
  readonly next?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Leads to the client, where the app has that page. */
  readonly clientPage?: (id: string) => LinkTarget;
  readonly actions?: readonly MenuAction[];
}

/** One figure of the policy; a `StatTile` has a course, a link and states besides. */
function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Card>
      <div className={classes.tile}>
        <p className={parts.muted}>{label}</p>
        <p className={classes.figure}>{children}</p>
      </div>
    </Card>
  );
}

/** Number, status and the three figures of a policy, and its parts. */
export function PolicyHead(props: PolicyHeadProps) {
  const { policy, tab, parts: code = {}, isShared, edit, next, clientPage, actions = [] } = props;
  const { tabs = Object.keys(TABS) as PolicyTab[] } = props;
  const { policy_number, client, currency } = policy;
  const which = isShared ? { id: policy.id } : {};
  return (
    <>
      <DetailHeader
        name={policy_number}
        isPrivate={false}
        status={policy.business_status}
        facts={[
          // Who shares or learns has no part in the client itself.
          client && (
            <Private key="client">
              {clientPage && policy.roles.includes('Writing') ? (
                <Link to={clientPage(client.id)}>{client.name}</Link>
              ) : (
                client.name
              )}
            </Private>
          ),
          policy.product.name,
          policy.provider.name,
          policy.roles.length > 0 && `Your role: ${policy.roles.join(', ')}`,
        ]}
        primary={
          <>
            {edit && (
              <LinkButton to={edit} variant={next ? 'default' : 'filled'}>
                Edit policy
              </LinkButton>
            )}
            {next && (
              <Button variant="filled" onClick={next.onClick}>
                {next.label}
              </Button>
            )}
          </>
        }
        actions={actions}
      />
      {policy.warnings.length > 0 && (
        <Banner tone="warning">
          {policy.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <div className={classes.tiles}>
        <Figure label="BV">
          <BusinessVolume cents={policy.bv_cents} />
        </Figure>
        <Figure label="Target premium">
          <Money cents={policy.target_premium_cents} currency={currency} />
        </Figure>
        <Figure label="Face amount">
          <Money cents={policy.face_amount_cents} currency={currency} />
        </Figure>
      </div>
      <TabsInAddress
        label="Policy"
        current={tab}
        items={tabs.map((key) => ({
          key,
          label: TABS[key],
          part: code[key],
          to: {
            to: '/business/$policy_number',
            params: { policy_number },
            search: { ...which, ...(key === 'overview' ? {} : { tab: key }) },
          },
          ...(key === 'attachments' ? { count: policy.attachments.length } : {}),
        }))}
      />
    </>
  );
}
