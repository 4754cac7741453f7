import { RecordActions, recordAction, useMay } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Profile } from './profile.ts';

const REFRESH = ['getProfile', 'getAccess'] as const;

/** Leaving, and staying after all within ten days (domain.md 2.1). Nothing for those who may do neither. */
export function MembershipCard({ status }: Pick<Profile, 'status'>) {
  const mayLeave = useMay('announceResignation') && status === 'Active';
  const mayStay = useMay('withdrawResignation') && status === 'Resignation Initiated';
  if (!mayLeave && !mayStay) return null;
  return (
    <Card title="Membership">
      <div className={layout.stack}>
        {mayStay && (
          <Banner tone="warning">
            You have announced your resignation. It holds ten days after that; until then you can take it
            back, and pay continues.
          </Banner>
        )}
        <RecordActions
          size="sm"
          actions={[
            mayStay
              ? {
                  key: 'stay',
                  ...recordAction({
                    operation: 'withdrawResignation',
                    label: 'Take resignation back',
                    input: {},
                    refresh: REFRESH,
                    message: 'You stay',
                  }),
                }
              : {
                  key: 'leave',
                  ...recordAction({
                    operation: 'announceResignation',
                    label: 'Announce resignation',
                    danger: true,
                    input: {},
                    about:
                      'Your upline is notified. It holds after ten days, and your sign-in ends then. Until then you can take it back.',
                    reason: 5,
                    refresh: REFRESH,
                    message: 'Resignation announced',
                  }),
                },
          ]}
        />
      </div>
    </Card>
  );
}
