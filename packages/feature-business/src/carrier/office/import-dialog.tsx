import { Banner, Button, DateText, LinkButton } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Sideways } from '@upline/ui-kit/detail/sideways.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import table from '../../providers/small-table.module.css';
import classes from './feeds.module.css';
import { casesBy, UNMATCHED } from './feeds-lists.ts';
import { type ImportDetail, unmatchedOf } from './imports-table.tsx';

export interface ImportDialogProps {
  /** Undefined: there is no such import. */
  readonly done: ImportDetail | undefined;
  readonly onClose: () => void;
}

/** More are read in a file of their own. */
const MOST_SHOWN = 50;
const number = (count: number) => count.toLocaleString('en-US');
/** `31 new, 3 refused` */
const words = (counts: readonly (readonly [count: number, word: string])[]) =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${number(count)} ${word}`)
    .join(', ');

/** What became of a file's rows, and why some were refused (R-CAR-03). */
export function ImportDialog({ done, onClose }: ImportDialogProps) {
  return (
    <Dialog opened title={done?.file_name ?? 'Import'} size="lg" onClose={onClose}>
      {done ? <ImportState done={done} /> : <EmptyState>This import is not there.</EmptyState>}
    </Dialog>
  );
}

function ImportState({ done }: { readonly done: ImportDetail }) {
  if (done.status === 'Processing') return <UnderWay done={done} />;
  return <Outcome done={done} />;
}

/** How far a file is read. */
function UnderWay({ done: { rows_read, rows_total } }: { readonly done: ImportDetail }) {
  const text = `${number(rows_read)} of ${number(rows_total)} rows`;
  return (
    <div className={layout.stack}>
      <p>Reading the file: {text}.</p>
      <ProgressBar label="Rows read" value={rows_read} goal={Math.max(rows_total, 1)} text={text} />
      <p className={layout.muted}>
        It goes on when you close this. The list of imports says when it is done.
      </p>
    </div>
  );
}

function Outcome({ done }: { readonly done: ImportDetail }) {
  const unmatched = unmatchedOf(done);
  const isKnown = done.rows_created + done.rows_updated === 0 && done.rows_unchanged > 0;
  return (
    <div className={layout.stack}>
      {done.status === 'Failed' && (
        <Banner tone="danger">
          The import stopped after {number(done.rows_read)} of {number(done.rows_total)} rows. Import the file
          again: rows that were read change nothing then.
        </Banner>
      )}
      {isKnown && done.status === 'Completed' && (
        <Banner tone="info">
          Nothing changed: every row taken was known already
          {done.rows_older > 0 && ', or is older than what is known'}.
        </Banner>
      )}
      <FactList
        facts={[
          { label: 'Provider', value: done.provider.name },
          {
            label: 'Imported',
            value: (
              <>
                <DateText value={done.created_at} /> by {done.created_by.name}
              </>
            ),
          },
          {
            label: 'Rows',
            value: `${number(done.rows_read)}: ${words([
              [done.rows_created, 'new'],
              [done.rows_updated, 'changed'],
              [done.rows_unchanged - done.rows_older, 'unchanged'],
              [done.rows_older, 'older than what is known'],
              [done.rows_failed, 'refused'],
            ])}`,
          },
          {
            label: 'Matched',
            value:
              done.rows_matched === null
                ? null
                : `${number(done.rows_matched)} of ${number(done.rows_read - done.rows_failed)}`,
          },
        ]}
      />
      {unmatched !== undefined && unmatched > 0 && (
        <div className={layout.buttons}>
          <LinkButton to={casesBy({ ...UNMATCHED, provider: { eq: done.provider.name } })}>
            All cases of {done.provider.name} not matched
          </LinkButton>
        </div>
      )}
      {done.failures.length > 0 && <Refused done={done} />}
    </div>
  );
}

/** The refused rows, by their line in the file; mended, they are imported with the file again. */
function Refused({ done: { failures, file_name } }: { readonly done: ImportDetail }) {
  const save = () => {
    const lines = failures.map(({ line, reason }) => `${line},"${reason.replaceAll('"', '""')}"`);
    saveFile(`refused-${file_name}`, new Blob([['row,reason', ...lines].join('\r\n')], { type: 'text/csv' }));
  };
  return (
    <div className={layout.stack}>
      <Sideways label="Refused rows, table">
        <table className={table.table}>
          <caption className={classes.caption}>Refused rows</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                Row
              </th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {failures.slice(0, MOST_SHOWN).map(({ line, reason }) => (
              <tr key={line}>
                <td className={classes.number}>{line}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {failures.length > MOST_SHOWN && (
        <p className={layout.muted}>And {number(failures.length - MOST_SHOWN)} more.</p>
      )}
      <div className={layout.buttons}>
        <Button size="xs" onClick={save}>
          Save refused rows
        </Button>
      </div>
    </div>
  );
}
