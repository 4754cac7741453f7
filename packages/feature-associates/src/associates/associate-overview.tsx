import type { OperationAnswer } from '@upline/api-client';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { addressFacts, contactFacts, personFacts } from './associate-facts.tsx';
import classes from './associate-overview.module.css';
import { networkFacts, settingFacts } from './network-facts.tsx';

export type Associate = OperationAnswer<'getAssociate'>;

/** Everything an admin may see of an associate: how to reach them and where they stand left, person and settings right. */
export function AssociateOverview({ associate }: { readonly associate: Associate }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Card title="Contact">
          <FactList folds facts={contactFacts(associate)} />
        </Card>
        <Card title="Network">
          <FactList folds facts={networkFacts(associate)} />
        </Card>
        <Card title="Address">
          <FactList folds facts={addressFacts(associate)} />
        </Card>
      </div>
      <div className={classes.column}>
        <Card title="Person">
          <FactList folds facts={personFacts(associate)} />
        </Card>
        <Card title="Settings">
          <FactList folds facts={settingFacts(associate)} />
        </Card>
        <Card title="Record">
          <FactList
            facts={[
              { label: 'Created', value: <DateText value={associate.created_at} /> },
              { label: 'Last Change', value: <DateText value={associate.updated_at} relative /> },
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
