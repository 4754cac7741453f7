import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';

export interface DocumentLineProps {
  readonly document: {
    readonly category: string;
    readonly effective_date: string | null;
    readonly expires_on: string | null;
  };
  /** What else is to be known of it, at the end of the line. */
  readonly children?: ReactNode;
}

/** What a document of a carrier is, and from when until when it holds. */
export function DocumentLine({
  document: { category, effective_date, expires_on },
  children,
}: DocumentLineProps) {
  return (
    <p className={layout.caption}>
      {category}
      {effective_date && (
        <>
          {' · from '}
          <DateText value={effective_date} />
        </>
      )}
      {expires_on && (
        <>
          {' · until '}
          <DateText value={expires_on} />
        </>
      )}
      {children}
    </p>
  );
}
