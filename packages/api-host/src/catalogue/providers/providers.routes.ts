import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam, nothing } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import {
  providerExamples as examples,
  managedProvider,
  providerBody,
  providerDetail,
  providerRow,
} from './provider.schemas.ts';
import { managedProviderExport, managedProviderList, providerList } from './providers.list.ts';
import { providers, toManaged } from './providers.service.ts';
import { findProvider, ownAppointments, type ProviderListRow, providerSource } from './providers.store.ts';

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
    operation({
      id: 'listProviders',
      method: 'GET',
      path: '/business/product-providers',
      tag,
      summary: 'Providers with the own appointment and writing number',
      description: 'Inactive ones are left out unless the filter names `status`.',
      policy: reading,
      query: providerList.query,
      answer: { status: 200, schema: listAnswer(providerRow) },
      examples: {
        query: { filter: '{"product_types":{"contains":"Term Life"},"appointed":{"eq":true}}' },
        answer: { rows: [examples.row] },
      },
      async handler({ db, caller, query }) {
        const rows = await providerList.page(query, providerSource(db, caller.code));
        return { rows: rows.map(toRow) };
      },
    }),
    operation({
      id: 'countProviders',
      method: 'GET',
      path: '/business/product-providers/count',
      tag,
      summary: 'How many providers match',
      policy: reading,
      query: providerList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { answer: { count: 4 } },
      handler: async ({ db, caller, query }) => ({
        count: await providerList.count(query.filter, providerSource(db, caller.code).scoped),
      }),
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
    operation({
      id: 'listManagedProviders',
      method: 'GET',
      path: '/admin/providers',
      tag,
      summary: 'All providers',
      policy: managing,
      query: managedProviderList.query,
      answer: { status: 200, schema: listAnswer(managedProvider) },
      examples: { query: { order: '{"name":"ASC"}' }, answer: { rows: [examples.managed] } },
      async handler({ db, query }) {
        const rows = await managedProviderList.page(query, providerSource(db, null));
        return {
          rows: rows.map(({ my_appointment_status, my_writing_number, ...row }) => toManaged(row)),
        };
      },
    }),
    operation({
      id: 'countManagedProviders',
      method: 'GET',
      path: '/admin/providers/count',
      tag,
      summary: 'How many providers match',
      policy: managing,
      query: managedProviderList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { answer: { count: 5 } },
      handler: async ({ db, query }) => ({
        count: await managedProviderList.count(query.filter, providerSource(db, null).scoped),
      }),
    }),
    exportOperation(platform, managedProviderExport, {
      id: 'exportManagedProviders',
      list: '/admin/providers',
      tag,
      policy: managing,
    }),
    operation({
      id: 'getManagedProvider',
      method: 'GET',
      path: '/admin/providers/{id}',
      tag,
      summary: 'A provider with all its settings',
      policy: managing,
      params,
      answer: { status: 200, schema: managedProvider },
      examples: { params: examples.params, answer: examples.managed },
      async handler({ db, params: { id } }) {
        const row = await findProvider(db, id);
        if (!row) throw notFound();
        return toManaged(row);
      },
    }),
    operation({
      id: 'createProvider',
      method: 'POST',
      path: '/admin/providers',
      tag,
      summary: 'Add a provider',
      policy: managing,
      body: providerBody,
      answer: { status: 201, schema: managedProvider },
      examples: { body: examples.body, answer: examples.managed },
      handler: (input) => service.create(input, input.body),
    }),
    operation({
      id: 'updateProvider',
      method: 'PUT',
      path: '/admin/providers/{id}',
      tag,
      summary: 'Change a provider',
      description:
        'Inactive: no new policies, products or appointments; existing policies stay as they are (R-PRV-01).',
      policy: managing,
      params,
      body: providerBody,
      ifMatch: 'required',
      answer: { status: 200, schema: managedProvider },
      examples: { params: examples.params, body: examples.body, answer: { ...examples.managed, version: 2 } },
      handler: (input) => service.update(input, input.params.id, input.version, input.body),
    }),
    operation({
      id: 'deleteProvider',
      method: 'DELETE',
      path: '/admin/providers/{id}',
      tag,
      summary: 'Delete a provider nothing refers to',
      description:
        'With policies, products or appointments it answers 409 and can be set Inactive instead (R-PRV-02).',
      policy: managing,
      params,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.remove(input, input.params.id, input.version),
    }),
  ];
};
