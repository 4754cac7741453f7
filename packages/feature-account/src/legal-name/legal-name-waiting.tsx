import { RecordActions } from '@upline/shell';
import { Banner, DateText, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { waitingActions } from './legal-name.mutations.ts';
import { type LegalNameChange, legalNameText } from './legal-name.ts';

/** The change that the home office decides next, and the way to take it back. */
export function LegalNameWaiting({ change }: { readonly change: LegalNameChange }) {
  return (
    <Card title="Change of the legal name" actions={<Status value={change.status} />}>
      <div className={layout.stack}>
        <Banner>
          The home office compares the name with the document. Until it has decided, your present name stays
          in force.
        </Banner>
        <FactList
          facts={[
            { label: 'Present name', value: legalNameText(change.former), private: 'name' },
            { label: 'New name', value: legalNameText(change), private: 'name' },
            { label: 'Document', value: change.document.name, private: 'name' },
            { label: 'Submitted', value: <DateText value={change.created_at} /> },
          ]}
        />
        <div className={layout.buttons}>
          <RecordActions actions={waitingActions(change)} size="sm" />
        </div>
      </div>
    </Card>
  );
}
