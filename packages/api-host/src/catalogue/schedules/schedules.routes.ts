import { COUNTRIES, PRODUCT_TYPES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing, uuid } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { scheduleList } from './schedules.list.ts';
import {
  scheduleExamples as examples,
  newScheduleBody,
  publishedSchedule,
  ratesBody,
  scheduleBody,
  scheduleDetail,
  scheduleDiff,
  scheduleRow,
} from './schedules.schemas.ts';
import { publishedPlan, schedules, toSchedule } from './schedules.service.ts';
import { scheduleSource } from './schedules.store.ts';

const tag = 'Compensation schedule';
const managing = {
  needs: 'schedule.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const detail = { status: 200, schema: scheduleDetail } as const;
const writing = { params, ifMatch: 'required', refusals: [409] } as const;

/** The published plan, and its versions as admins prepare them (domain.md 2.16). */
export const scheduleRoutes: Area = (platform) => {
  const service = schedules(platform);
  return [
    operation({
      id: 'getPublishedSchedule',
      method: 'GET',
      path: '/business/compensation-schedule',
      tag,
      summary: 'The plan in force: rates of every level by provider and product',
      policy: { needs: 'schedule.view', audience: 'portal', scope: 'none', proxy: 'allowed' },
      query: z.strictObject({
        provider_id: uuid('Provider').optional(),
        product_type: z.enum(PRODUCT_TYPES).optional().meta({ label: 'Product Type' }),
        country: z.enum(COUNTRIES).optional().meta({ label: 'Country' }),
      }),
      answer: { status: 200, schema: publishedSchedule },
      examples: { query: { country: 'USA' }, answer: examples.published },
      async handler({ db, caller, today, query }) {
        const plan = await publishedPlan(db, caller.code, today);
        const providers = plan.providers
          .filter(({ id }) => query.provider_id === undefined || id === query.provider_id)
          .map((provider) => ({
            ...provider,
            products: provider.products.filter(
              ({ product_type, country }) =>
                (query.product_type === undefined || product_type === query.product_type) &&
                (query.country === undefined || country === query.country),
            ),
          }))
          .filter(({ products }) => products.length > 0);
        return { ...plan, providers };
      },
    }),
    ...listOperations(platform, {
      name: 'CompensationSchedules',
      path: '/admin/compensation-schedules',
      tag,
      summary: 'Versions of the schedule, the latest first',
      policy: managing,
      list: scheduleList,
      row: scheduleRow,
      source: ({ db }) => scheduleSource(db),
      toRow: (row, { caller }) => toSchedule(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Draft"}}' }, rows: [examples.row] },
      count: { summary: 'How many versions match', example: { count: 1 } },
    }),
    operation({
      id: 'getCompensationSchedule',
      method: 'GET',
      path: '/admin/compensation-schedules/{id}',
      tag,
      summary: 'A version with its rates and what stands against opening it',
      policy: managing,
      params,
      answer: detail,
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => service.get(input, input.params.id),
    }),
    operation({
      id: 'getCompensationScheduleDiff',
      method: 'GET',
      path: '/admin/compensation-schedules/{id}/diff',
      tag,
      summary: 'What a version changes of the one before, after the lookup',
      policy: managing,
      params,
      answer: { status: 200, schema: scheduleDiff },
      examples: { params: examples.params, answer: examples.diff },
      handler: ({ db, params: { id } }) => service.diff(db, id),
    }),
    operation({
      id: 'createCompensationSchedule',
      method: 'POST',
      path: '/admin/compensation-schedules',
      tag,
      summary: 'Begin a version as a Draft',
      policy: managing,
      body: newScheduleBody,
      answer: { status: 201, schema: scheduleDetail },
      examples: { body: { ...examples.body, copy_of: null }, answer: examples.detail },
      handler: (input) => service.create(input, input.body),
    }),
    operation({
      ...writing,
      id: 'updateCompensationSchedule',
      method: 'PUT',
      path: '/admin/compensation-schedules/{id}',
      tag,
      summary: 'Rename a Draft or move its beginning',
      policy: managing,
      body: scheduleBody,
      answer: detail,
      examples: { params: examples.params, body: examples.body, answer: examples.detail },
      handler: (input) => service.update(input, input.params.id, input.version, input.body),
    }),
    operation({
      ...writing,
      id: 'setCompensationScheduleRates',
      method: 'PUT',
      path: '/admin/compensation-schedules/{id}/rates',
      tag,
      summary: 'All rates of a Draft',
      description:
        'Looked up product first, then product type, then every product (neither given), then the ladder. A version in use answers 409 (R-SCH-03).',
      policy: managing,
      body: ratesBody,
      answer: detail,
      examples: { params: examples.params, body: examples.rates, answer: examples.detail },
      handler: (input) => service.setRates(input, input.params.id, input.version, input.body.rates),
    }),
    operation({
      ...writing,
      id: 'openCompensationSchedule',
      method: 'POST',
      path: '/admin/compensation-schedules/{id}/open',
      tag,
      summary: 'Open a Draft; the version that was Open is Closed',
      description:
        'Answers 422 while R-SCH-01 or R-SCH-02 is broken on any of the nine levels after the lookup.',
      policy: managing,
      answer: detail,
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => service.open(input, input.params.id, input.version),
    }),
    operation({
      ...writing,
      id: 'deleteCompensationSchedule',
      method: 'DELETE',
      path: '/admin/compensation-schedules/{id}',
      tag,
      summary: 'Delete a Draft',
      policy: managing,
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.remove(input, input.params.id, input.version),
    }),
  ];
};
