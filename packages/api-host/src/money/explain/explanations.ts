import {
  eventReceipt,
  explainEvent,
  explainLine,
  lineReceipt,
  programReceipt,
  RECEIPT_STEPS,
  type ReceiptStep,
  type Wording,
} from '@upline/domain/compensation';
import { z } from 'zod';
import { person } from '../../platform/operation/fields.ts';
import type { Explanation } from '../compensation/compensation.tables.ts';

/** The people whom an explanation names. */
export function codesIn(explanation: Explanation): string[] {
  if (!('passed' in explanation)) return [];
  const { associate_code, producer_code, paid_below_code, passed } = explanation;
  return [
    associate_code,
    producer_code,
    ...(paid_below_code === null ? [] : [paid_below_code]),
    ...passed.map(({ code }) => code),
  ];
}

/** Builds sentences only from what is stored with a line (R-EXP-01). */
export function sentencesOf(explanation: Explanation, wording: Wording): string[] {
  if ('passed' in explanation) return explainLine(explanation, wording);
  if ('reason_class' in explanation) return explainEvent(explanation, wording);
  return [explanation.text];
}

export const receiptSteps = z
  .array(
    z.strictObject({
      kind: z.enum(RECEIPT_STEPS),
      label: z.string(),
      person: person.nullable().meta({ description: 'Who the step speaks of' }),
      reason: z.string().nullable(),
      bps: z.int().nullable(),
      unit: z.enum(['bv', 'money']).nullable(),
      value: z.string().nullable().meta({ description: 'Cents as a reduced fraction, `104938/25`' }),
    }),
  )
  .meta({ description: 'The amount step by step, from the trace alone (R-EXP-01)' });

function stepsOf(explanation: Explanation): readonly ReceiptStep[] {
  if ('passed' in explanation) return lineReceipt(explanation);
  if ('reason_class' in explanation) return eventReceipt(explanation);
  if ('program' in explanation) return programReceipt(explanation);
  const none = { code: null, reason: null, bps: null, unit: null, value: null };
  return [{ kind: 'text', label: explanation.text, ...none }];
}

/** The steps of a receipt with the names of the people in it. */
export const receiptOf = (
  explanation: Explanation,
  nameOf: (code: string) => string,
): z.input<typeof receiptSteps> =>
  stepsOf(explanation).map(({ code, ...step }) => ({
    ...step,
    person: code === null ? null : { code, name: nameOf(code) },
  }));
