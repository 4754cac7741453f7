import type { OperationAnswer } from '@upline/api-client';
import { useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { LegalNames } from '../person/legal-names.tsx';
import { addressFacts, contactFacts, personFacts } from './associate-facts.tsx';
import { networkFacts, settingFacts } from './network-facts.tsx';

export type Associate = OperationAnswer<'getAssociate'>;

/** Everything an admin may see of an associate: how to reach them and where they stand left, person and settings right. */
export function AssociateOverview({ associate }: { readonly associate: Associate }) {
  const mayNames = useMay('listLegalNameChanges');
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <Card title="Contact">
          <FactList folds facts={contactFacts(associate)} />
        </Card>
        <Card title="Network">
          <FactList folds facts={networkFacts(associate)} />
        </Card>
        <Card title="Address">
          <FactList folds facts={addressFacts(associate)} />
        </Card>
        {mayNames && <LegalNames code={associate.code} />}
      </div>
      <div className={layout.stack}>
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
