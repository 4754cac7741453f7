import { getRouteApi } from '@tanstack/react-router';
import { ListScreen, queryFor, useGo, useRecordActions, useRecordTitle, useWorkedOn } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useMemo } from 'react';
import { PROVIDER_PAYMENTS, STATEMENTS, statementLines } from './provider-payment-lists.ts';
import { isUnderWay, LINE_COLUMNS, type StatementImport } from './statement-imports-table.tsx';
import { StatementMapping } from './statement-mapping.tsx';
import { StatementState } from './statement-state.tsx';
import { statementActions } from './statements.actions.ts';
import { OUTCOME_SHOWN_BY, useMapStatement } from './statements.mutations.ts';

const route = getRouteApi('/signed-in/provider-payments/imports/$id');

const WORK = { isAtWork: isUnderWay, shownBy: () => OUTCOME_SHOWN_BY };

/** `provider-payments/imports/{id}`: what would become of each line, how far booking is, and the way back (domain.md 2.22). */
export function StatementImportScreen() {
  const { id } = route.useParams();
  const { data: statement } = useWorkedOn(queryFor('getProviderStatement', { params: { id } }), WORK);
  return statement ? <Statement key={id} statement={statement} /> : null;
}

function Statement({ statement }: { readonly statement: StatementImport }) {
  const { id, provider, statement_ref, statement_date, currency, file_name, version } = statement;
  const go = useGo();
  const operations = useMemo(() => statementLines(id), [id]);
  const map = useMapStatement();
  const actions = statementActions(statement, () => void go({ to: STATEMENTS }));
  const { menu, run, running, dialog } = useRecordActions(actions);
  const book = actions.find(({ key }) => key === 'book');
  useRecordTitle(statement_ref);
  return (
    <>
      <ListScreen
        title={`Statement ${statement_ref}`}
        label="Lines"
        facts={[provider.name, <DateText key="day" value={statement_date} />, currency, file_name]}
        back={{ to: STATEMENTS }}
        menu={menu.filter(({ key }) => key !== 'book')}
        operations={operations}
        noun={{ one: 'line', many: 'lines' }}
        columns={LINE_COLUMNS}
        rowTarget={(row) =>
          row.payment_id === null ? null : { to: `${PROVIDER_PAYMENTS}/$id`, params: { id: row.payment_id } }
        }
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{ title: 'There are no lines.' }}
      >
        <div className={layout.block}>
          <StatementState
            statement={statement}
            book={book && { label: book.label, run: () => run('book'), running: running === 'book' }}
          />
          <StatementMapping
            statement={statement}
            save={(fields) => map({ params: { id }, body: { fields }, ifMatch: version })}
          />
        </div>
      </ListScreen>
      {dialog}
    </>
  );
}
