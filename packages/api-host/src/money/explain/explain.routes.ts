import { COMPENSATION_TYPES, type Country, CURRENCIES, type Currency } from '@upline/domain';
import { explainLine, explainNothing } from '@upline/domain/compensation';
import { z } from 'zod';
import { findPolicy } from '../../business/policies/policies.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/database/names-of.ts';
import type { Area } from '../../platform/host.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { codeParam, idParam, person } from '../../platform/operation/fields.ts';
import { operation, type SignedInPolicy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { linesOn, portionsOf, reachesPerson, reachesPolicy } from './explain.store.ts';
import { codesIn, receiptOf, receiptSteps } from './explanations.ts';

const params = z.strictObject({ id: idParam() });
const query = z.strictObject({
  associate_code: codeParam()
    .optional()
    .meta({ label: 'Associate', description: 'Somebody of the own downline; the caller when absent' }),
});
const answer = z.strictObject({
  associate: person,
  outcome: z.enum(['Line', 'Nothing', 'Not posted']),
  rule: z
    .enum(['Status', 'License', 'Same Level', 'Generation Beyond 6', 'Not In Chain'])
    .nullable()
    .meta({ description: 'The first rule that left the person out (R-EXP-02)' }),
  text: z.string().nullable(),
  lines: z
    .array(
      z.strictObject({
        line_no: z.int(),
        compensation_type: z.enum(COMPENSATION_TYPES),
        amount_cents: z.int().meta({ description: 'For the whole first year' }),
        currency: z.enum(CURRENCIES),
        receipt: receiptSteps,
        sentences: z.array(z.string()),
      }),
    )
    .meta({ description: 'Of the caller only: what others earn is never told (domain.md 7.1)' }),
});

interface Asked {
  readonly db: Db;
  readonly caller: Pick<Caller, 'kind' | 'code' | 'country'>;
}

/** Lines are explained to their own associate and to admins; of others only whether there is one. */
async function explain(
  { db, caller }: Asked,
  policyId: string,
  code: string,
): Promise<z.input<typeof answer>> {
  const policy = await findPolicy(db, policyId);
  if (!policy) throw notFound();
  const portions = await portionsOf(db, policyId);
  const lines = await linesOn(db, policyId, code);
  const mentioned = portions.flatMap(({ snapshot, outcomes }) => [
    snapshot.producer.code,
    ...(outcomes ?? []).flatMap((outcome) => [outcome.code, outcome.paid_below_code]),
  ]);
  const names = await namesOf(db, [
    ...new Set([code, ...mentioned, ...lines.flatMap(({ trace }) => codesIn(trace))]),
  ]);
  const nameOf = (each: string) => names.get(each) ?? each;
  const associate = { code, name: nameOf(code) };
  if (portions.length === 0 || portions.some(({ is_final }) => !is_final))
    return { associate, outcome: 'Not posted', rule: null, text: null, lines: [] };
  const wording: { nameOf: typeof nameOf; currency: Currency; viewer: Country } = {
    nameOf,
    currency: policy.currency,
    viewer: caller.country,
  };
  const reason = explainNothing(
    portions.map(({ snapshot, outcomes }) => ({ snapshot, outcomes: outcomes ?? [] })),
    code,
    wording,
  );
  if (reason) return { associate, outcome: 'Nothing', ...reason, lines: [] };
  const standing = lines.filter(({ is_void }) => !is_void);
  if (lines.length > 0 && standing.length === 0) {
    const text = `What ${nameOf(code)} was to be paid on this policy was taken back before it was paid.`;
    return { associate, outcome: 'Nothing', rule: null, text, lines: [] };
  }
  const mayRead = caller.kind !== 'Associate' || caller.code === code;
  return {
    associate,
    outcome: 'Line',
    rule: null,
    text: null,
    lines: mayRead
      ? standing.map(({ line_no, compensation_type, amount_cents, trace }) => ({
          line_no,
          compensation_type,
          amount_cents,
          currency: policy.currency,
          receipt: receiptOf(trace, nameOf),
          sentences: explainLine(trace, wording),
        }))
      : [],
  };
}

const example = {
  associate: { code: 'U000017', name: 'Kim Tran' },
  outcome: 'Nothing',
  rule: 'Same Level',
  text: 'Kim Tran has no line on this policy: same level as the writer.',
  lines: [],
} satisfies z.input<typeof answer>;

const operationOf = (
  id: string,
  path: string,
  policy: SignedInPolicy,
  summary: string,
  ask: (asked: Asked, policyId: string, code: string) => Promise<void>,
) =>
  operation({
    id,
    method: 'GET',
    path,
    tag: 'Explain',
    summary,
    description: 'Why somebody has a line on a policy, or which rule left them out (R-EXP-01, R-EXP-02).',
    policy,
    params,
    query,
    answer: { status: 200, schema: answer },
    examples: {
      params: { id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02' },
      query: { associate_code: 'U000017' },
      answer: example,
    },
    async handler(input) {
      const code = input.query.associate_code ?? input.caller.code;
      await ask(input, input.params.id, code);
      return explain(input, input.params.id, code);
    },
  });

/** "Explain my commission" for a policy (domain.md 9.3 item 1). */
export const explainRoutes: Area = () => [
  operationOf(
    'explainPolicy',
    '/business/policies/{id}/explain',
    { needs: 'payments.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    'Why the caller, or somebody of the downline, was paid or not on a policy',
    async ({ db, caller }, policyId, code) => {
      if (!(await reachesPolicy(db, caller, policyId)) || !(await reachesPerson(db, caller, code)))
        throw notFound();
    },
  ),
  operationOf(
    'explainAnyPolicy',
    '/admin/policies/{id}/explain',
    { needs: 'payments.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    'Why somebody was paid or not on a policy',
    async ({ db, caller }, _, code) => {
      if (!(await reachesPerson(db, caller, code))) throw notFound();
    },
  ),
];
