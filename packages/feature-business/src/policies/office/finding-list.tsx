import type { OperationAnswer } from '@upline/api-client';
import { Link } from '@upline/ui-kit';
import { Status } from '@upline/ui-kit/status/status.tsx';
import parts from '../../parts.module.css';
import { MEANING } from '../form/finding-words.ts';

type Finding = OperationAnswer<'checkAdminPolicy'>['findings'][number];

/** What stands between a saved policy and its pay, each with the page where it is mended. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul className={parts.list} aria-label="Findings">
      {findings.map(({ check, severity, message, associate_code, fix }) => (
        <li key={`${check} ${associate_code} ${message}`} className={parts.entry}>
          <div className={parts.row}>
            <p className={parts.words}>{message}</p>
            <Status value={MEANING[severity].word} tone={MEANING[severity].tone} />
          </div>
          {fix.to.startsWith('/') && <Link to={{ to: fix.to }}>{fix.label}</Link>}
        </li>
      ))}
    </ul>
  );
}
