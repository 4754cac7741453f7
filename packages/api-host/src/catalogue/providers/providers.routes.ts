import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { managedProviderExport, managedProviderList, providerList } from './providers.list.ts';
import {
  providerExamples as examples,
  managedProvider,
  providerBody,
  providerDetail,
  providerRow,
} from './providers.schemas.ts';
import { providers, toManaged } from './providers.service.ts';
import {
  managedProviders,
  ownAppointments,
  type ProviderListRow,
  providerSource,
} from './providers.store.ts';

const tag = 'Providers';
const reading = {
  needs: 'providers.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const managing = {
  needs: 'providers.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });

const toRow = (row: ProviderListRow): z.input<typeof providerRow> => ({
  id: row.id,
  name: row.name,
  short_name: row.short_name,
  status: row.status,
  countries: row.countries,
  product_types: row.product_types,
  has_logo: row.logo_key !== null,
  website: row.website,
  producer_portal_url: row.producer_portal_url,
  phone: row.phone,
  am_best_rating: row.am_best_rating,
  my_appointment_status: row.my_appointment_status,
  my_writing_number: row.my_writing_number,
});

/** Providers: read by associates with their own appointments, managed by admins (domain.md 2.14). */
export const providerRoutes: Area = (platform) => {
  const service = providers(platform);
  return [
    ...listOperations(platform, {
      name: 'Providers',
      path: '/business/product-providers',
      tag,
      summary: 'Providers with the own appointment and writing number',
      description: 'Inactive ones are left out unless the filter names `status`.',
      policy: reading,
      list: providerList,
      row: providerRow,
      source: ({ db, caller }) => providerSource(db, caller.code),
      toRow: toRow,
      examples: {
        query: { filter: '{"product_types":{"contains":"Term Life"},"appointed":{"eq":true}}' },
        rows: [examples.row],
      },
      count: { summary: 'How many providers match', example: { count: 4 } },
    }),
    operation({
      id: 'getProvider',
      method: 'GET',
      path: '/business/product-providers/{id}',
      tag,
      summary: 'A provider with the own appointments by state',
      policy: reading,
      params,
      answer: { status: 200, schema: providerDetail },
      examples: { params: examples.params, answer: examples.detail },
      async handler({ db, caller, params: { id } }) {
        const [row] = await providerSource(db, caller.code).rows([id]);
        if (!row) throw notFound();
        const { jit, writing_number_required, pre_appointment_states, aml_validity_months } = row;
        return {
          ...toRow(row),
          jit,
          writing_number_required,
          pre_appointment_states,
          aml_validity_months,
          appointments: await ownAppointments(db, id, caller.code),
          may_request_appointment:
            row.status === 'Active' && !caller.isReadOnly && caller.proxyAdminCode === undefined,
        };
      },
    }),
    ...listOperations(platform, {
      name: 'ManagedProviders',
      path: '/admin/providers',
      tag,
      summary: 'All providers',
      policy: managing,
      list: managedProviderList,
      row: managedProvider,
      source: ({ db }) => managedProviders(db),
      toRow: (row, { caller }) => toManaged(row, caller),
      examples: { query: { order: '{"name":"ASC"}' }, rows: [examples.managed] },
      count: { summary: 'How many providers match', example: { count: 5 } },
      export: managedProviderExport,
    }),
    ...recordOperations(
      {
        name: 'Provider',
        path: '/admin/providers',
        tag,
        reading: managing,
        writing: managing,
        body: providerBody,
        answer: managedProvider,
        examples: { ...examples, answer: examples.managed },
        get: { id: 'getManagedProvider', summary: 'A provider with all its settings' },
        create: { summary: 'Add a provider' },
        update: {
          summary: 'Change a provider',
          description:
            'Inactive: no new policies, products or appointments; existing policies stay as they are (R-PRV-01).',
        },
        remove: {
          summary: 'Delete a provider nothing refers to',
          description:
            'With policies, products or appointments it answers 409 and can be set Inactive instead (R-PRV-02).',
          refusals: [409],
        },
      },
      service,
    ),
  ];
};
