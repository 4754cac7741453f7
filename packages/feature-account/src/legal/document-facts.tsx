import { AMA_PLAN_NAMES } from '@upline/domain';
import { DateText, Private } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import classes from './legal.module.css';
import type { LegalDocument } from './legal.ts';

/** Who signed it when and from where, and the fingerprint of the file (R-LEG-02). */
export function DocumentFacts({ document }: { readonly document: LegalDocument }) {
  const { signed_at, signed_name, document_hash, ip, user_agent, revoked_at, revoked_by, reason } = document;
  return (
    <FactList
      facts={[
        { label: 'Country', value: document.country },
        { label: 'Plan', value: document.plan && AMA_PLAN_NAMES[document.plan] },
        { label: 'Version', value: document.text_version },
        { label: 'Requested', value: <DateText value={document.requested_at} /> },
        { label: 'Signed', value: signed_at && <DateText value={signed_at} /> },
        { label: 'Signature', value: signed_name && <Private>{signed_name}</Private> },
        { label: 'IP Address', value: ip && <Private>{ip}</Private> },
        { label: 'Browser', value: user_agent },
        { label: 'SHA-256', value: document_hash && <span className={classes.hash}>{document_hash}</span> },
        { label: 'Revoked', value: revoked_at && <DateText value={revoked_at} /> },
        { label: 'Revoked By', value: revoked_by?.name },
        { label: 'Reason', value: reason },
      ].filter(({ value }) => value !== null && value !== undefined)}
    />
  );
}
