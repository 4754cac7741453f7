import { stateName } from '@upline/domain';
import { Card, DateText, FactList, Link, Phone, Private, Status, Timeline, usePrivacy } from '@upline/ui-kit';
import classes from './prospect.module.css';
import type { Prospect } from './prospect-values.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Contact and what is next left, the history of stages and whom the prospect became right. */
export function ProspectOverview({ prospect }: { readonly prospect: Prospect }) {
  const hidden = usePrivacy();
  const { email, city, state } = prospect;
  const place = [city, state && stateName(state), prospect.country].filter(Boolean).join(', ');
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Card title="Next action">
          {prospect.next_action_date || prospect.next_action_note ? (
            <FactList
              facts={[
                {
                  label: 'Date',
                  value: prospect.next_action_date && (
                    <>
                      <DateText value={prospect.next_action_date} />
                      {prospect.overdue && !prospect.lost && (
                        <>
                          {' '}
                          <Status value="Overdue" tone="danger" />
                        </>
                      )}
                    </>
                  ),
                },
                {
                  label: 'To do',
                  value: prospect.next_action_note && (
                    <p className={classes.text}>{prospect.next_action_note}</p>
                  ),
                  private: 'name',
                },
              ]}
            />
          ) : (
            <p>Nothing is planned.</p>
          )}
        </Card>
        <Card title="Contact">
          <FactList
            facts={[
              {
                label: 'Email',
                value: email && (hidden ? email : <a href={`mailto:${email}`}>{email}</a>),
                private: 'contact',
              },
              { label: 'Phone', value: <Phone value={prospect.phone} callable /> },
              { label: 'Best Time', value: prospect.best_time },
              { label: 'Place', value: place, private: 'contact' },
              { label: 'Occupation', value: prospect.occupation },
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
            ]}
          />
        </Card>
        {prospect.notes && (
          <Card title="Notes">
            <Private>
              <p className={classes.text}>{prospect.notes}</p>
            </Private>
          </Card>
        )}
      </div>
      <div className={classes.column}>
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
