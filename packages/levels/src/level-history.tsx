import { formatDate, formatNumber, levelOf } from '@upline/domain';
import { BusinessVolume, Card, Dash, EmptyState, Percent, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { Amount } from './figure.tsx';
import classes from './levels.module.css';
import type { LevelChange, LevelMonth } from './model.ts';

export interface LevelHistoryProps {
  /** Newest first. */
  readonly rows: readonly LevelMonth[];
  /** Newest first. */
  readonly changes: readonly LevelChange[];
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Closed months with each measure against what the next level asked for, and changes of level (domain.md 2.5). */
export function LevelHistory({ rows, changes }: LevelHistoryProps) {
  const promotedIn = new Map(
    changes
      .filter(isPromotion)
      .map(({ effective_date, to_level }) => [monthOf(effective_date), to_level.code]),
  );
  const hasSuper = rows.some(({ super_base_bv_cents }) => super_base_bv_cents !== null);
  return (
    <div className={classes.stack}>
      <Card title="Months">
        {rows.length === 0 ? (
          <EmptyState>No month has been closed yet. The first one appears when it is.</EmptyState>
        ) : (
          <FactTable
            label="Months"
            rows={rows}
            rowKey={({ period_month }) => period_month}
            columns={[
              {
                label: 'Month',
                of: ({ period_month }) => (
                  <>
                    {MONTH.format(new Date(period_month))}
                    {promotedIn.has(period_month) && (
                      <>
                        {' '}
                        <Status value={`Promoted to ${promotedIn.get(period_month)}`} tone="success" />
                      </>
                    )}
                  </>
                ),
              },
              { label: 'Level', of: ({ level_at_close }) => level_at_close.code },
              {
                label: 'Qualified level',
                of: ({ qualified_level }) => qualified_level?.code ?? <Dash />,
              },
              {
                label: 'Personal BV',
                of: (row) => <BusinessVolume cents={row.personal_bv_cents} />,
                isNumber: true,
              },
              {
                label: 'Base shop BV',
                of: (row) => <BusinessVolume cents={row.base_shop_bv_cents} />,
                isNumber: true,
              },
              ...(hasSuper
                ? [
                    {
                      label: 'Super base BV',
                      of: (row: LevelMonth) => <BusinessVolume cents={row.super_base_bv_cents} />,
                      isNumber: true,
                    },
                    {
                      label: 'Super team BV',
                      of: (row: LevelMonth) => <BusinessVolume cents={row.super_team_bv_cents} />,
                      isNumber: true,
                    },
                  ]
                : []),
              { label: 'Recruits', of: ({ recruits }) => formatNumber(recruits), isNumber: true },
              { label: 'Licensed', of: ({ licensed_count }) => formatNumber(licensed_count), isNumber: true },
              { label: 'Legs', of: ({ legs }) => formatNumber(legs), isNumber: true },
              {
                label: 'Persistency',
                of: ({ persistency_bps }) => <Percent bps={persistency_bps} />,
                isNumber: true,
              },
              { label: 'Against the next level', of: (row) => <Against next={row.next} /> },
            ]}
          />
        )}
      </Card>
      <Card title="Changes of level">
        {changes.length === 0 ? (
          <EmptyState>No promotion or demotion has been decided yet.</EmptyState>
        ) : (
          <FactTable
            label="Changes of level"
            rows={changes}
            rowKey={({ id }) => id}
            columns={[
              {
                label: 'From',
                of: ({ effective_date, is_scheduled }) => (
                  <>
                    {formatDate(effective_date)}
                    {is_scheduled && (
                      <>
                        {' '}
                        <Status value="Scheduled" tone="info" />
                      </>
                    )}
                  </>
                ),
              },
              {
                label: 'Change',
                of: (change) => (
                  <Status
                    value={isPromotion(change) ? 'Promotion' : 'Demotion'}
                    tone={isPromotion(change) ? 'success' : 'warning'}
                  />
                ),
              },
              {
                label: 'Level',
                of: ({ from_level, to_level }) =>
                  from_level ? `${from_level.name} to ${to_level.name}` : to_level.name,
              },
              {
                label: 'Decided by',
                of: ({ decided_by }) => (decided_by ? <Private>{decided_by.name}</Private> : 'Automatic'),
              },
              { label: 'Reason', of: ({ reason }) => reason },
            ]}
          />
        )}
      </Card>
    </div>
  );
}

const isPromotion = ({ from_level, to_level }: LevelChange) =>
  from_level === null || levelOf(to_level.code).rank > levelOf(from_level.code).rank;

/** Each requirement of the level above, green where it was met and amber where not. */
function Against({ next }: Pick<LevelMonth, 'next'>) {
  if (!next) return <Dash />;
  const { level, production, requirements } = next;
  return (
    <span className={classes.chips}>
      <Status
        value={next.is_met ? `${level.code}: all met` : `${level.code}: not all met`}
        tone={next.is_met ? 'success' : 'warning'}
      />
      {production && (
        <span>
          <Status value="Production" tone={production.is_met ? 'success' : 'warning'} />{' '}
          <span className={layout.muted}>
            <BusinessVolume cents={production.counted_cents} /> of{' '}
            <BusinessVolume cents={production.required_cents} />
          </span>
        </span>
      )}
      {requirements.map(({ is_met, alternatives }) => (
        <span key={alternatives.map(({ measure }) => measure).join()}>
          <Status
            value={alternatives.map(({ label }) => label).join(' or ')}
            tone={is_met ? 'success' : 'warning'}
          />{' '}
          <span className={layout.muted}>
            {alternatives.length === 1 && alternatives[0] && alternatives[0].unit !== 'fact' ? (
              <Amount {...alternatives[0]} />
            ) : (
              <span className="up-sr-only">{is_met ? 'met' : 'not met'}</span>
            )}
          </span>
        </span>
      ))}
    </span>
  );
}
