import { usePageAt } from '@upline/shell';
import { Card, Link, Status } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CASES_NEEDED, type Program } from './program.ts';
import classes from './training.module.css';

/** What became of the money, or becomes of it, in words (R-MNY-11). */
const WORDS: Readonly<Record<Program['status'], string>> = {
  Pending: 'Your training lines wait until the program is completed.',
  Open: 'Your training lines wait until the program is completed. Both of these complete it:',
  Reopen:
    'The home office has reopened the program. Your training lines wait until it is completed. Both of these complete it:',
  Completed: 'The program is completed, and what waited was released.',
  Defaulted:
    'The time has run out. The home office may reopen the program within 30 days; after that the money goes to those who wrote the policies.',
  Reverted: 'The money went to those who wrote the policies. This is final.',
};

/** What releases the money in escrow, and what is still missing for it. */
export function Release({ program }: { readonly program: Program }) {
  const pageAt = usePageAt();
  const { status, checklist, cases_acknowledged: counted } = program;
  const isRunning = status === 'Pending' || status === 'Open' || status === 'Reopen';
  const isLicensed = checklist.some(({ step, is_done }) => step === 'license_active' && is_done);
  const missing = CASES_NEEDED - counted;
  const needs = [
    {
      label: 'An active life license',
      isMet: isLicensed,
      missing: 'Enter it, and the home office approves it.',
      at: pageAt('/account/licenses'),
      where: 'Add a license',
    },
    {
      label: 'Three acknowledged cases',
      isMet: missing <= 0,
      missing: missing === 1 ? '1 more case.' : `${missing} more cases.`,
      at: undefined,
      where: '',
    },
  ];
  return (
    <Card title="What releases the escrow">
      <div className={classes.part}>
        <p>{WORDS[status]}</p>
        {isRunning && (
          <ul className={layout.list} aria-label="What releases the escrow">
            {needs.map(({ label, isMet, missing: words, at, where }) => (
              <li key={label} className={classes.need}>
                <span className={classes.line}>
                  {label}
                  <Status value={isMet ? 'Done' : 'Missing'} tone={isMet ? 'success' : 'warning'} />
                </span>
                {!isMet && <span className={layout.muted}>{words}</span>}
                {!isMet && at && (
                  <span>
                    <Link to={at}>{where}</Link>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
