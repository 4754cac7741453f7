import { isPlausibleDate, messages, STATES } from '@upline/domain';
import { attachmentsById } from '../../attachments/attachments.store.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import type { FieldError } from '../../platform/operation/problem.ts';

/** The purpose under which documents of licenses and certificates are stored. */
export const DOCUMENT_PURPOSE = 'licensing-document';

/** Collects the refusals of one body; for each field it keeps the first. */
export function fieldChecks() {
  const errors: FieldError[] = [];
  return {
    errors,
    refuse(field: string, message: string): void {
      if (!errors.some((error) => error.field === field)) errors.push({ field, message });
    },
  };
}

type Checks = ReturnType<typeof fieldChecks>;

/** Whether the state exists at all, in either country. */
export const isAnyState = (code: string): boolean =>
  [...STATES.USA, ...STATES.Canada].some((state) => state.code === code);

/** The document must belong to the owner of the credential. Associates must send one. */
export async function checkDocument(
  { db, caller }: SignedInContext,
  ownerCode: string,
  documentId: string | null,
  label: string,
  { refuse }: Checks,
): Promise<void> {
  if (documentId === null) {
    if (caller.kind === 'Associate') refuse('document_id', messages.required(label));
    return;
  }
  const document = (await attachmentsById(db, [documentId])).get(documentId);
  if (document?.owner_code !== ownerCode || document.purpose !== DOCUMENT_PURPOSE)
    refuse('document_id', messages.invalid(label));
}

/** A day in the past or today. */
export function checkPast(
  field: string,
  label: string,
  date: string,
  today: string,
  { refuse }: Checks,
): void {
  if (date > today) refuse(field, messages.dateFuture(label));
}

/** The end is after the beginning and within R-VAL-14. */
export function checkEnd(
  { from, to }: { from: { label: string; date: string }; to: { field: string; label: string; date: string } },
  today: string,
  { refuse }: Checks,
): void {
  if (to.date <= from.date) refuse(to.field, messages.dateOrder(to.label, from.label));
  else if (!isPlausibleDate(to.date, today, 99)) refuse(to.field, messages.invalid(to.label));
}
