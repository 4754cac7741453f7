import type { OperationAnswer } from '@upline/api-client';
import { usePageAt } from '@upline/shell';
import { Link, type LinkTarget } from '@upline/ui-kit';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import parts from '../../parts.module.css';
import { MEANING } from '../form/finding-words.ts';

type Finding = OperationAnswer<'checkAdminPolicy'>['findings'][number];

interface FindingListProps {
  readonly findings: readonly Finding[];
  /** A better place for it than the page that the check names. */
  readonly placeOf?: (finding: Finding) => LinkTarget | undefined;
}

/** What is between a saved policy and its pay, each with the page where it is mended, if this app has that page. */
export function FindingList({ findings, placeOf }: FindingListProps) {
  const pageAt = usePageAt();
  const linkOf = (finding: Finding) => {
    const { to, label } = finding.fix;
    const page = pageAt(to) && (placeOf?.(finding) ?? pageAt(to));
    return page && <Link to={page}>{label}</Link>;
  };
  return (
    <ul className={layout.list} aria-label="Findings">
      {findings.map((finding) => {
        const { check, severity, message, associate_code } = finding;
        return (
          <li key={`${check} ${associate_code} ${message}`} className={parts.entry}>
            <div className={layout.entry}>
              <p className={layout.words}>{message}</p>
              <Status value={MEANING[severity].word} tone={MEANING[severity].tone} />
            </div>
            {linkOf(finding)}
          </li>
        );
      })}
    </ul>
  );
}
