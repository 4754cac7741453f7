import { parseBody } from '../../platform/operation/field-errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { policyList } from '../policies/lists/policies.list.ts';
import { ownSource } from '../policies/lists/policies.source.ts';
import { type PolicyEditBody, policyEditBody } from '../policies/policies.schemas.ts';
import { policies } from '../policies/policies.service.ts';
import type { PolicyWithShares } from '../policies/splits/policy-points.ts';
import { idsOf } from './bulk.shared.ts';
import { changeField, type Values, valuesOf, withValues } from './change-field.ts';
import type { EditedResource, Target } from './change-resource.ts';

const { shape } = policyEditBody;

/** What R-POL-01 leaves to the associate, without the number, which no two policies share. */
const FIELDS = [
  changeField('submit_date', shape.submit_date),
  changeField('issue_date', shape.issue_date),
  changeField('placed_date', shape.placed_date),
  changeField('paid_to_date', shape.paid_to_date),
  changeField('shared_note', shape.shared_note),
];

/** Policies in bulk: R-POL-01 and the submission check of 2.13 decide for each. */
export function policiesInBulk(platform: Platform): EditedResource {
  const service = policies(platform);

  const bodyWith = ({ policy }: PolicyWithShares, changes: Values): PolicyEditBody => {
    const { policy_number, submit_date, issue_date, placed_date, paid_to_date, shared_note } = policy;
    const body = { policy_number, submit_date, issue_date, placed_date, paid_to_date, shared_note };
    return parseBody(policyEditBody, withValues(body, changes));
  };

  return {
    name: 'policies',
    noun: { one: 'policy', many: 'policies' },
    needs: 'business.write',
    // The submission check asks the database a dozen times a policy.
    most: 500,
    editable: FIELDS,
    refusedInProxy: [],

    matching: (context, asked, most) =>
      idsOf(policyList, asked, context, (filter) => ownSource(context.db, context.caller, { filter }), most),

    async find(context, ids) {
      const found = new Map<string, Target>();
      const { db, caller } = context;
      const reached = await ownSource(db, caller, { filter: {} }).rows([...ids].sort());
      for (const { id } of reached) {
        const state = await service.get(context, id);
        const { policy } = state;
        found.set(id, {
          id,
          name: policy.policy_number,
          version: policy.version,
          values: valuesOf(policy, FIELDS),
          async plan(changes) {
            return valuesOf(
              (await service.planEdit(context, state, bodyWith(state, changes))).columns,
              FIELDS,
            );
          },
          // The service locks the policy and compares its version.
          async save(changes) {
            const saved = await service.edit(context, id, policy.version, bodyWith(state, changes));
            return saved.policy.version;
          },
        });
      }
      return found;
    },

    async reached({ db, caller }, ids) {
      return new Set((await ownSource(db, caller, { filter: {} }).rows(ids)).map(({ id }) => id));
    },
  };
}
