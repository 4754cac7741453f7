import type { OperationAnswer } from '@upline/api-client';
import { Button, Link, Private } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { BusinessVolume, Dash, Money } from '@upline/ui-kit/format/formats.tsx';
import { IconCircleCheck } from '@upline/ui-kit/icons/icons.ts';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useState } from 'react';
import { MEANING } from './finding-words.ts';
import classes from './policy-form.module.css';

export type FormCheck = OperationAnswer<'checkPolicy'>;
type Finding = FormCheck['findings'][number];

/** What is being sold, as far as it is filled in. */
export interface GateSummary {
  readonly client: string | undefined;
  readonly product: string | undefined;
  readonly premium_cents: number | null;
  /** `Monthly` */
  readonly mode: string;
  readonly currency: 'USD' | 'CAD';
  /** Names of those who share it, by code. */
  readonly people: ReadonlyMap<string, string>;
}

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
  /** The fields that the form has, where it has not all of a policy. */
  readonly fields?: ReadonlySet<string> | undefined;
  readonly summary?: GateSummary | undefined;
  /** The page of the own account that mends a finding, and the way there that keeps what is typed. */
  readonly placeOf?: ((finding: Finding) => LinkTarget | undefined) | undefined;
  readonly onLeave?: ((to: LinkTarget) => void) | undefined;
}

/** Where on the form a part lies that a finding names. */
const PARTS: Readonly<Record<string, string>> = {
  '#product': 'product_id',
  '#policy_number': 'policy_number',
  '#shares': 'splits',
};

/**
 * What is being sold and what it brings, and the submission check beside the form (domain.md 2.13): each row with its tick, or
 * with its one fix. On a phone the rows are folded under the figure and the count, so that the form stays in view.
 */
export function ComplianceGate(props: ComplianceGateProps) {
  const { check, checking, error, onRetry, onPick, summary } = props;
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const open = check ? check.findings.length + check.refused.length : undefined;
  const isShown = !isNarrow || isOpen;
  return (
    <section
      className={classes.gate}
      aria-label="Submission check"
      data-state={open === 0 ? 'clear' : 'open'}
    >
      {summary && isShown && <Summary summary={summary} expected={check?.expected ?? null} />}
      {summary && !isShown && <Earning expected={check?.expected ?? null} />}
      <h2 className={classes.gateTitle}>Submission check</h2>
      <p role="status" className={layout.muted}>
        {open === undefined ? (
          'Choose product, state and date, and the check begins.'
        ) : open === 0 ? (
          <Status value="Nothing stands in the way" tone="success" />
        ) : (
          `${open} ${open === 1 ? 'thing' : 'things'} to look at`
        )}
        {checking && <span className={layout.muted}> Checking…</span>}
      </p>
      {error !== undefined && error !== null && <ErrorState error={error} onRetry={onRetry} />}
      {isNarrow && check && (
        <Button size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide what was checked' : 'Show what was checked'}
        </Button>
      )}
      {check && isShown && open !== 0 && (
        <ul className={layout.list} aria-label="Findings">
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
              <Fix {...props} finding={finding} />
            </li>
          ))}
        </ul>
      )}
      {check && isShown && check.passed.length > 0 && (
        <ul className={classes.passed} aria-label="What holds">
          {check.passed.map(({ check: name, label, associate_code }) => (
            <li key={`${name} ${associate_code}`} className={classes.pass}>
              <IconCircleCheck className={classes.tick} size={18} stroke={1.75} aria-hidden />
              <span>
                {label}
                {associate_code && summary?.people.has(associate_code) && (
                  <>
                    {', '}
                    <Private>{summary.people.get(associate_code)}</Private>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ExpectedProps {
  readonly expected: FormCheck['expected'];
}

/** What the policy pays the reader; nothing while it is not known, and nothing for the home office. */
function Earning({ expected }: ExpectedProps) {
  if (!expected || expected.own_cents === null) return null;
  return (
    <p className={classes.earning}>
      You earn about <Money cents={expected.own_cents} currency={expected.currency} />
    </p>
  );
}

function Summary({ summary, expected }: ExpectedProps & { readonly summary: GateSummary }) {
  const { client, product, premium_cents, mode, currency } = summary;
  const premium: ReactNode =
    premium_cents === null ? null : (
      <>
        <Money cents={premium_cents} currency={currency} /> {mode}
      </>
    );
  return (
    <div className={classes.summary}>
      <Earning expected={expected} />
      <FactList
        facts={[
          { label: 'Client', value: client, private: 'name' },
          { label: 'Product', value: product },
          { label: 'Premium', value: premium },
          { label: 'BV', value: expected ? <BusinessVolume cents={expected.bv_cents} /> : <Dash /> },
        ]}
      />
    </div>
  );
}

/**
 * One click to where it is mended: a field of the form, a page of the own account that leads back here, or a page beside it.
 * Nothing typed is lost.
 */
function Fix({
  finding,
  onPick,
  pageAt,
  placeOf,
  onLeave,
  fields,
}: ComplianceGateProps & { readonly finding: Finding }) {
  const { fix } = finding;
  const field = PARTS[fix.to];
  if (field && fields && !fields.has(field))
    return <span className={layout.muted}>The home office changes it</span>;
  if (field)
    return (
      <Button size="xs" onClick={() => onPick(field)}>
        {fix.label}
      </Button>
    );
  if (fix.to === '#attachments') return <span className={layout.muted}>{fix.label} after saving</span>;
  const place = placeOf?.(finding);
  if (place && onLeave && pageAt(place.to))
    return (
      <Button size="xs" onClick={() => onLeave(place)}>
        {fix.label}
      </Button>
    );
  const page = pageAt(fix.to);
  if (!page) return <span className={layout.muted}>{fix.label}</span>;
  return (
    <Link to={page} target="_blank">
      {fix.label}
    </Link>
  );
}
