import type { ReactNode } from 'react';
import type { ApprovalField } from '../approval-kind.ts';

/** A value of a record: what it is called, what it is, and how it is shown. */
export interface ShownField<Values> {
  readonly label: string;
  readonly value: (values: Values) => unknown;
  readonly show: (values: Values) => ReactNode;
}

/** The fields of a record; with `before` each as it is in force and as it would be (R-ADM-01). */
export const shownFields = <Values,>(
  fields: readonly ShownField<Values>[],
  after: Values,
  before?: Values | null,
): ApprovalField[] =>
  fields.map(({ label, value, show }) =>
    before
      ? { label, before: show(before), after: show(after), isChanged: value(before) !== value(after) }
      : { label, after: show(after) },
  );
