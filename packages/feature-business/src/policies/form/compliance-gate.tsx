import type { OperationAnswer } from '@upline/api-client';
import { Button, Link } from '@upline/ui-kit';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { MEANING } from './finding-words.ts';
import classes from './policy-form.module.css';

export type FormCheck = OperationAnswer<'checkPolicy'>;
type Finding = FormCheck['findings'][number];

export interface ComplianceGateProps {
  /** What the check said last; undefined until it could say something. */
  readonly check: FormCheck | undefined;
  /** It is being asked again. */
  readonly checking: boolean;
  readonly error?: unknown;
  readonly onRetry: () => void;
  /** Leads to a field of the form. */
  readonly onPick: (path: string) => void;
  /** The way to an address, where the app has a page there. */
  readonly pageAt: (address: string) => LinkTarget | undefined;
}

/** Where on the form a part lies that a finding names. */
const PARTS: Readonly<Record<string, string>> = {
  '#product': 'product_id',
  '#policy_number': 'policy_number',
  '#shares': 'splits',
};

/** The answer of the submission check beside the form (domain.md 2.13): grey, green, or what is missing with its fix. */
export function ComplianceGate(props: ComplianceGateProps) {
  const { check, checking, error, onRetry, onPick } = props;
  const open = check ? check.findings.length + check.refused.length : undefined;
  return (
    <section
      className={classes.gate}
      aria-label="Submission check"
      data-state={open === 0 ? 'clear' : 'open'}
    >
      <h2 className={classes.gateTitle}>Submission check</h2>
      <p role="status" className={classes.gateState}>
        {open === undefined ? (
          'Choose product, state and date, and the check begins.'
        ) : open === 0 ? (
          <Status value="Nothing stands in the way" tone="success" />
        ) : (
          `${open} ${open === 1 ? 'thing' : 'things'} to look at`
        )}
        {checking && <span className={classes.muted}> Checking…</span>}
      </p>
      {error !== undefined && error !== null && <ErrorState error={error} onRetry={onRetry} />}
      {check && open !== 0 && (
        <ul className={classes.findings} aria-label="Findings">
          {check.refused.map(({ field, message }) => (
            <li key={field} className={classes.finding}>
              <Status value={MEANING.blocks_save.word} tone="danger" />
              <span>{message}</span>
              <Button size="xs" onClick={() => onPick(field)}>
                Go to the field
              </Button>
            </li>
          ))}
          {check.findings.map((finding) => (
            <li
              key={`${finding.check} ${finding.associate_code} ${finding.message}`}
              className={classes.finding}
            >
              <Status value={MEANING[finding.severity].word} tone={MEANING[finding.severity].tone} />
              <span>{finding.message}</span>
              <Fix {...props} fix={finding.fix} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One click to where it is mended: a field of the form, or a page beside it, so that nothing typed is lost. */
function Fix({ fix, onPick, pageAt }: ComplianceGateProps & { readonly fix: Finding['fix'] }) {
  const field = PARTS[fix.to];
  if (field)
    return (
      <Button size="xs" onClick={() => onPick(field)}>
        {fix.label}
      </Button>
    );
  if (fix.to === '#attachments') return <span className={classes.muted}>{fix.label} after saving</span>;
  const page = pageAt(fix.to);
  if (!page) return <span className={classes.muted}>{fix.label}</span>;
  return (
    <Link to={page} target="_blank">
      {fix.label}
    </Link>
  );
}
