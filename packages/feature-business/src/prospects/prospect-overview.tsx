import { createProspect } from '@upline/api-client/fields/business/prospects.ts';
import { stateName } from '@upline/domain';
import { recordCards } from '@upline/shell';
import { Card, FactList, Link, Private, Timeline } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Prospect } from './form/prospect-values.ts';
import { NextAction } from './next-action.tsx';
import classes from './prospect.module.css';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

interface ProspectOverviewProps {
  readonly prospect: Prospect;
  /** Whether the reader may plan what is next. */
  readonly mayPlan?: boolean;
}

/** Contact and next step on the left; the history of stages and what the prospect became on the right. */
export function ProspectOverview({ prospect, mayPlan = false }: ProspectOverviewProps) {
  const { city, state } = prospect;
  const card = recordCards(createProspect.fields, prospect);
  const place = [city, state && stateName(state), prospect.country].filter(Boolean).join(', ');
  return (
    <div className={classes.columns}>
      <div className={layout.stack}>
        <NextAction prospect={prospect} mayPlan={mayPlan} />
        {card('Contact', [
          'email',
          'phone',
          'best_time',
          { label: 'Place', value: place, private: 'contact' },
          'occupation',
          {
            label: 'Source',
            value: prospect.referred_by ? (
              <>
                {prospect.source}, <Private>{prospect.referred_by}</Private>
              </>
            ) : (
              prospect.source
            ),
          },
        ])}
        {prospect.notes && (
          <Card title="Notes">
            <Private>
              <p className={layout.typed}>{prospect.notes}</p>
            </Private>
          </Card>
        )}
      </div>
      <div className={layout.stack}>
        {(prospect.client || prospect.associate) && (
          <Card title="Became">
            <FactList
              facts={[
                ...(prospect.client
                  ? [
                      {
                        label: 'Client',
                        value: (
                          <Link to={{ to: '/business/clients/$id', params: { id: prospect.client.id } }}>
                            {prospect.client.name}
                          </Link>
                        ),
                        private: 'name' as const,
                      },
                    ]
                  : []),
                ...(prospect.associate
                  ? [
                      {
                        label: 'Associate',
                        value: `${prospect.associate.name} (${prospect.associate.code})`,
                        private: 'name' as const,
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
        )}
        <Card title="History">
          {prospect.history.length === 0 ? (
            <p>Nothing has happened yet.</p>
          ) : (
            <Timeline
              label="History of stages"
              entries={prospect.history.map((entry, index) => ({
                id: entry.id,
                title: entry.from ? `${entry.from} → ${entry.to}` : `Entered as ${entry.to}`,
                at: entry.at,
                actor: entry.by?.name ?? 'Upline',
                body: index === 0 ? `${days(entry.days)} so far` : days(entry.days),
              }))}
            />
          )}
        </Card>
      </div>
    </div>
  );
}
