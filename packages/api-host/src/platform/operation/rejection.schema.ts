import { messages, REJECTION_REASONS } from '@upline/domain';
import { z } from 'zod';
import { oneOf, optionalText } from './fields.ts';

/** Of everything an admin refuses: one of the reasons, or words of one's own. */
export const rejectionBody = z
  .strictObject({
    reason: oneOf('Reason', REJECTION_REASONS),
    text: optionalText('Text', { max: 500, multiline: true }),
  })
  .refine(({ reason, text: words }) => reason !== 'Other' || words !== null, {
    path: ['text'],
    message: messages.required('Text'),
  });
export type Rejection = z.output<typeof rejectionBody>;

/** A rejection as the person reads it: the reason and what was added, or the words alone. */
export const rejectionWords = ({ reason, text }: Rejection): string =>
  reason === 'Other' ? (text ?? '') : [reason, text].filter(Boolean).join('. ');
