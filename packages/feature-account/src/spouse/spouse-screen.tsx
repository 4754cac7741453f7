import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { waitingRequest } from './spouse.ts';
import { SpouseFacts } from './spouse-facts.tsx';
import { SpouseForm } from './spouse-form.tsx';
import { SpouseHistory } from './spouse-history.tsx';
import { SpouseToAnswer } from './spouse-to-answer.tsx';
import { SpouseWaiting } from './spouse-waiting.tsx';

/** `account/spouse`: who it is, and the link of two codes, which one asks for and the other accepts. */
export function SpouseScreen() {
  const { data: record } = useSuspenseQuery(queryFor('getSpouse'));
  const maySave = useMay('saveSpouse');
  const waiting = waitingRequest(record);
  // Another record starts the form again, but the one that the form has just saved does not: it still shows its success.
  const [own, setOwn] = useState<{ readonly version: number; readonly started: number }>();
  const started = own?.version === record.version ? own.started : record.version;
  const decided = record.requests.filter(({ status }) => status !== 'Pending For Associate');
  return (
    <AccountPage current="overview">
      <div className={layoutParts.stack}>
        {record.requests
          .filter(({ actions }) => actions.includes('answer'))
          .map((request) => (
            <SpouseToAnswer key={request.id} request={request} />
          ))}
        {waiting && <SpouseWaiting request={waiting} />}
        {maySave ? (
          <SpouseForm
            key={started}
            record={record}
            onSaved={({ version }) => setOwn({ version, started })}
            onAsked={() => setOwn(undefined)}
          />
        ) : (
          <SpouseFacts spouse={record.spouse} />
        )}
        {decided.length > 0 && (
          <Card title="Earlier requests">
            <SpouseHistory requests={decided} />
          </Card>
        )}
      </div>
    </AccountPage>
  );
}
