import type { OperationAnswer } from '@upline/api-client';
import { formatDate, levelOf } from '@upline/domain';
import { Gaps } from '@upline/levels';
import { RecordActions, recordAction, useMay } from '@upline/shell';
import { Banner, Card, FactList } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useRowsOf } from './use-rows-of.ts';

export type Progress = OperationAnswer<'getLevelQualification'>;
export type Next = NonNullable<Progress['next']>;

/** `3 months ended 10/31/2026` */
export const windowOf = ({ window_months, to }: Pick<Next, 'window_months' | 'to'>) =>
  window_months === null || to === null
    ? undefined
    : `${window_months === 1 ? '1 month' : `${window_months} months`} ended ${formatDate(to)}`;

/** Who turns a qualification into the level (R-LVL-03). */
const DECIDED = {
  SYS: 'You are promoted automatically, the night after everything is met.',
  AD: 'The home office decides on a request.',
  SA: 'The head of the home office decides on a request.',
} as const;

/** The level, the next one, and what is missing for it (R-LVL-01, R-LVL-07). */
export function NextLevel({ progress }: { readonly progress: Progress }) {
  const { level, qualified_level, next, scheduled, may_request } = progress;
  const { rowsOf, partOf } = useRowsOf(next ?? { from: null, to: null });
  const mayRequest = useMay('requestLevel') && may_request && next !== null;
  return (
    <Card title={next ? `Next level: ${next.level.name}` : 'Level'}>
      <div className={layout.stack}>
        {scheduled && (
          <Banner tone="info">
            {scheduled.level.name} from {formatDate(scheduled.effective_date)}.
          </Banner>
        )}
        <FactList
          facts={[
            { label: 'Level', value: level.name },
            ...(qualified_level && qualified_level.code !== level.code
              ? [{ label: 'Qualified level', value: qualified_level.name }]
              : []),
          ]}
        />
        {next ? (
          <>
            <Gaps
              production={next.production}
              requirements={next.requirements}
              window={windowOf(next)}
              rowsOf={rowsOf}
              partOf={partOf}
            />
            <p className={layout.muted}>
              {next.is_met ? 'Everything is met. ' : ''}
              {DECIDED[next.approval]}
            </p>
            {mayRequest && (
              <div className={layout.buttons}>
                <RecordActions
                  size="sm"
                  filled="request"
                  actions={[
                    {
                      key: 'request',
                      ...recordAction({
                        operation: 'requestLevel',
                        label: `Request ${next.level.code}`,
                        saveLabel: 'Send request',
                        input: {},
                        body: { to_level: next.level.code },
                        about: next.is_met
                          ? `The home office decides on ${levelOf(next.level.code).name}. It holds from the first of the month after.`
                          : 'Not everything is met yet. The home office sees your figures as they are today.',
                        fields: [{ name: 'note', label: 'Note', maxLength: 1000, rows: 3 }],
                        refresh: ['getLevelQualification', 'listLevelRequests'],
                        message: 'Request sent',
                      }),
                    },
                  ]}
                />
              </div>
            )}
          </>
        ) : (
          <p>You hold the highest level.</p>
        )}
      </div>
    </Card>
  );
}
