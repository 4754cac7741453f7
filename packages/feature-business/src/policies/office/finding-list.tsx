import type { OperationAnswer } from '@upline/api-client';
import { usePageAt } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import parts from '../../parts.module.css';
import { MEANING } from '../form/finding-words.ts';

type Finding = OperationAnswer<'checkAdminPolicy'>['findings'][number];

/** The way to where it is mended, where this app has that page. */
function Fix({ to, label }: Finding['fix']) {
  const page = usePageAt()(to);
  return page && <Link to={page}>{label}</Link>;
}

/** What is between a saved policy and its pay, each with the page where it is mended. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className={layout.list} aria-label="Findings">
      {findings.map(({ check, severity, message, associate_code, fix }) => (
        <li key={`${check} ${associate_code} ${message}`} className={parts.entry}>
          <div className={layout.entry}>
            <p className={layout.words}>{message}</p>
            <Status value={MEANING[severity].word} tone={MEANING[severity].tone} />
          </div>
          <Fix {...fix} />
        </li>
      ))}
    </ul>
  );
}
