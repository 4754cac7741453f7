import { sql } from 'kysely';
import { expect } from 'vitest';
import { internationalActions } from '../account/international/international.actions.ts';
import { legalNameActions } from '../account/legal-names/legal-names.actions.ts';
import { adminActions } from '../admin/admins/admins.actions.ts';
import { associateActions, listedActions } from '../admin/associates/associates.actions.ts';
import { betaUserActions } from '../admin/beta-users/beta-users.routes.ts';
import { jobActions, messageActions } from '../admin/failed-work/failed-work.actions.ts';
import { productActions } from '../catalogue/products/products.actions.ts';
import { providerActions } from '../catalogue/providers/providers.actions.ts';
import { scheduleActions } from '../catalogue/schedules/schedules.actions.ts';
import { conflictActions } from '../conflicts/conflicts.routes.ts';
import { announcementActions } from '../content/announcements/announcements.actions.ts';
import { articleActions } from '../content/articles/articles.actions.ts';
import { categoryActions } from '../content/categories/categories.actions.ts';
import { pageActions } from '../content/pages/pages.actions.ts';
import { taskActions } from '../efast-start/tasks/tasks.actions.ts';
import { eventActions, typeActions } from '../events/office/events.actions.ts';
import { feeActions } from '../fees/fees.actions.ts';
import { holidayActions } from '../holidays/holidays.actions.ts';
import { contestActions } from '../leaderboards/contests/contests.actions.ts';
import { legalDocumentActions } from '../legal/legal-documents.actions.ts';
import { legalTextActions } from '../legal/legal-texts.actions.ts';
import { appointmentActions } from '../licensing/appointments/appointments.actions.ts';
import { credentialActions } from '../licensing/credentials/credentials.actions.ts';
import { templateActions } from '../notifications/templates/message-templates.actions.ts';
import { registrationActions } from '../registration/office/office-registrations.actions.ts';
import { orderActions, ownOrderActions } from '../store/orders/orders.actions.ts';
import { productActions as storeProductActions } from '../store/products/products.actions.ts';
import type { TestClient } from '../testing/index.ts';
import { videoActions } from '../video-drop/videos/videos.actions.ts';
import { compareOffered, type Offering, type Resource, type Row } from './offered.test-support.ts';
import { STATES } from './office.test-support.ts';

/** One kind of credential, of its owner and of the office. */
const credential = (name: string, singular: string, table: string, keepsProposals = false): Resource => {
  const path = table.replace('_', '-').replace('policy', 'policie');
  return {
    actions: credentialActions({ name, singular, keepsProposals }),
    states: {
      table,
      columns: `approval_status, ${keepsProposals ? 'proposed is null' : 'true'}, associate_code in (
        select code from app_user where username in ('ana', 'ben'))`,
    },
    portal: `/account/${path}s`,
    admin: `/admin/${path}s/{id}`,
    by: ['approval_status'],
  };
};

const RESOURCES: Readonly<Record<string, Resource>> = {
  'listed associates': {
    actions: listedActions,
    admin: '/admin/associates',
    by: ['status'],
    bodies: { view_as: ({ code }) => ({ associate_code: code, reason: 'Asked for help with a form' }) },
    refusing: [422],
  },
  associates: {
    actions: associateActions,
    states: { table: 'app_user', columns: `kind, status` },
    admin: '/admin/associates/{code}',
    bodies: {
      view_as: ({ code }) => ({ associate_code: code, reason: 'Asked for help with a form' }),
      ...Object.fromEntries(
        (
          [
            ['suspend', 'Suspended', 'Active'],
            ['end_suspension', 'Active', 'Suspended'],
            ['announce_resignation', 'Resignation Initiated', 'Active'],
            ['withdraw_resignation', 'Active', 'Resignation Initiated'],
            ['resign', 'Resigned', 'Resignation Initiated'],
            ['terminate', 'Terminated', 'Active, Suspended, Resignation Initiated'],
            ['readmit', 'Active', 'Resigned, Terminated'],
          ] as const
        ).map(([action, to, from]) => [
          action,
          // Several actions lead to one status: from another one than its own, an action is what changes nothing.
          ({ status }: Row) => ({
            status: from.split(', ').includes(String(status)) ? to : status,
            reason: 'Said by the test',
            ...(to === 'Terminated' && { cause: null }),
          }),
        ]),
      ),
      // Into another country it takes a SuperAdmin (R-UPL-04).
      transfer: ({ upline_rmd, code, country }) => ({
        upline_code: country === 'USA' ? ((upline_rmd as Row | null)?.code ?? code) : code,
        with_downline: true,
        effective_date: null,
        reason: 'Said by the test',
      }),
      // Only who is Active is promoted.
      change_level: ({ level, status }) => {
        const { code } = level as { code: string };
        return {
          level_code: status === 'Active' && code === 'TA' ? 'A' : 'TA',
          reason: 'Said by the test',
        };
      },
      set_guarantee: () => ({ level_code: null, reason: 'Said by the test' }),
    },
    // Each flag has a path of its own.
    skipped: ['set_flags'],
    // Who cannot sign in is no choice of the field (7.3).
    refusing: [422],
  },
  'compensation schedules': {
    actions: scheduleActions,
    states: { table: 'compensation_schedule', columns: 'status' },
    admin: '/admin/compensation-schedules/{id}',
  },
  providers: {
    actions: providerActions,
    states: {
      table: 'provider',
      columns: 'status, exists (select from product where provider_id = provider.id)',
    },
    admin: '/admin/providers/{id}',
    // A picture is sent in another way.
    skipped: ['set_logo'],
    bodies: {
      update: ({ name, short_name, countries, product_types }, example) => ({
        ...example,
        name,
        short_name,
        countries,
        product_types,
      }),
    },
  },
  products: {
    actions: productActions,
    states: {
      table: 'product',
      columns: 'status, exists (select from policy where product_id = product.id)',
    },
    admin: '/admin/products/{id}',
    bodies: {
      update: ({ name, provider, product_type, country, states }, example) => ({
        ...example,
        name,
        provider_id: (provider as Row).id,
        product_type,
        country,
        states,
      }),
    },
  },
  licenses: credential('license', 'License', 'license', true),
  'E&O policies': credential('E&O policy', 'EoPolicy', 'eo_policy'),
  'training certificates': credential('training certificate', 'TrainingCertificate', 'training_certificate'),
  appointments: {
    actions: appointmentActions,
    portal: '/account/appointments',
    admin: '/admin/appointments',
    by: ['status'],
    // A license is missing (R-APT-01), which is judged before whether there is an appointment already.
    refusing: [422],
    bodies: {
      ...Object.fromEntries(
        (
          [
            ['process', 'In Process'],
            ['appoint', 'Appointed'],
            ['decline', 'Declined'],
            ['terminate', 'Terminated'],
          ] as const
        ).map(([action, to]) => [
          action,
          (_: Row, example: object) => ({ ...example, to, reason: 'Said by the test' }),
        ]),
      ),
      request: ({ provider, state }, example) =>
        'to' in example ? { ...example, to: 'Requested' } : { provider_id: (provider as Row).id, state },
    },
  },
  'legal names': {
    actions: legalNameActions,
    portal: '/account/legal-name-changes',
    admin: '/admin/legal-name-changes',
    by: ['status'],
  },
  'international appointments': {
    actions: internationalActions,
    portal: '/account/international-appointments',
    admin: '/admin/international-appointments',
    by: ['status'],
  },
  'legal documents': {
    actions: legalDocumentActions,
    states: { table: 'legal_document', columns: 'status, type' },
    portal: '/account/legal-documents',
    admin: '/admin/legal-documents/{id}',
    by: ['status'],
  },
  'legal texts': {
    actions: legalTextActions,
    states: { table: 'legal_text', columns: 'status, type' },
    admin: '/admin/legal-texts/{id}',
    bodies: { update: ({ fee_cents, body }) => ({ fee_cents, body }) },
  },
  'help categories': {
    actions: categoryActions,
    states: {
      table: 'help_category',
      columns: 'exists (select from help_article where category_id = help_category.id)',
    },
    admin: '/admin/help-categories/{id}',
    bodies: { update: ({ name, slug, icon }) => ({ name, slug, icon }) },
  },
  'help articles': {
    actions: articleActions,
    states: { table: 'help_article', columns: 'status' },
    admin: '/admin/help-articles/{id}',
    bodies: {
      update: ({ title, category_id, body }) => ({
        ...{ title, slug: null, category_id, body, country: null, min_level: null },
        files: [],
        related: [],
      }),
    },
  },
  pages: {
    actions: pageActions,
    states: { table: 'content_page', columns: 'status' },
    admin: '/admin/content-pages/{id}',
    bodies: { update: ({ title, slug, body, show_in_menu }) => ({ title, slug, body, show_in_menu }) },
  },
  announcements: {
    actions: announcementActions,
    states: { table: 'announcement', columns: 'status' },
    admin: '/admin/announcements/{id}',
    bodies: { update: (_, example) => ({ ...example, audience: 'Everybody' }) },
  },
  'store products': {
    actions: storeProductActions,
    states: { table: 'store_product', columns: 'status' },
    admin: '/admin/store-products/{id}',
    bodies: {
      update: (_, example) => ({
        ...example,
        slug: null,
        images: [],
        variants: [{ id: null, sku: 'OFFERED', size: null, color: null, stock: 1, price_delta_cents: 0 }],
      }),
    },
  },
  'store orders': {
    actions: orderActions,
    states: { table: 'store_order', columns: 'status' },
    admin: '/admin/store-orders/{id}',
  },
  'own store orders': {
    actions: ownOrderActions,
    before: sql`update store_order set status = 'Pending', carrier = null, tracking_number = null, shipped_at = null
      where status = 'Shipped' and associate_code = (select code from app_user where username = 'ana')`,
    states: { table: 'store_order', columns: 'status' },
    portal: '/store/orders/{id}',
  },
  'tasks of eFast Start': {
    actions: taskActions,
    states: { table: 'efast_task', columns: 'status' },
    admin: '/admin/efast-tasks/{id}',
    bodies: { update: (_, example) => example },
  },
  videos: {
    actions: videoActions,
    states: { table: 'video', columns: 'status' },
    admin: '/admin/videos/{id}',
    bodies: { update: ({ thumbnail_id }, example) => ({ ...example, thumbnail_id }) },
  },
  events: {
    actions: eventActions,
    states: {
      table: 'event',
      columns: 'status, exists (select from event_ticket where event_id = event.id)',
    },
    admin: '/admin/events/{id}',
  },
  'ticket types': {
    actions: typeActions,
    states: {
      table: 'event',
      columns: 'exists (select from event_ticket where event_id = event.id)',
    },
    admin: '/admin/events/{id}/ticket-types',
    parts: ({ rows }) => rows as readonly Row[],
    by: ['guest_type'],
  },
  admins: {
    actions: adminActions,
    states: { table: 'app_user', columns: 'kind, status', where: `kind <> 'Associate'` },
    admin: '/admin/admins/{code}',
    // Ending none is not refused.
    skipped: ['end_sessions'],
  },
  contests: { actions: contestActions, admin: '/admin/contests', by: ['status'] },
  holidays: {
    actions: holidayActions,
    before: sql`insert into holiday (day, name) values ('2025-01-01', 'New Year’s Day'), ('2099-01-01', 'New Year’s Day')
      on conflict do nothing`,
    admin: ['/admin/holidays?year=2025', '/admin/holidays?year=2099'],
  },
  'message templates': {
    actions: templateActions,
    before: sql`insert into message_template (key, title, body) values ('policy-not-taken', 'Not taken', 'It is not taken.')
      on conflict do nothing`,
    admin: ['/admin/message-templates/policy-not-taken', '/admin/message-templates/lockout'],
    bodies: { update: ({ title, body }) => ({ title, body }) },
  },
  'beta users': { actions: betaUserActions, admin: '/admin/beta-users', by: ['status'] },
  fees: {
    actions: feeActions,
    admin: '/admin/fees/{id}',
    states: { table: 'fee', columns: 'kind, effective_from' },
  },
  // A refund that is offered needs a card that paid: the tests of registration compare it.
  registrations: {
    actions: registrationActions,
    admin: '/admin/registrations/{id}',
    states: { table: 'registration_draft', columns: 'status, email is null, duplicate_of is null' },
    bodies: {
      reopen: () => ({ decision: 'Reopen Account', reason: 'The same person' }),
      ask_again: () => ({ decision: 'Ask Again', reason: 'A slip, it seems' }),
      refuse: () => ({ decision: 'Refuse', reason: 'Not wanted here' }),
    },
    skipped: ['refund'],
  },
  // Its path names two people, whom the row holds as such.
  conflicts: { actions: conflictActions, admin: '/admin/conflicts', skipped: ['remove'] },
  'failed jobs': { actions: jobActions, admin: '/admin/failed-jobs', by: ['task'] },
  'failed messages': { actions: messageActions, admin: '/admin/failed-messages', by: ['kind'] },
};

compareOffered(RESOURCES, [], fill);

/** Papers and requests in every state, and versions of the schedule. */
async function fill({ host, callers }: Offering): Promise<void> {
  const office = callers.super as TestClient;
  const draft = await office.post('/admin/compensation-schedules', {
    body: { name: 'Next year', effective_from: '2030-01-01', copy_of: null },
  });
  expect(draft.statusCode, draft.body).toBe(201);
  for (const each of STATES) await each.execute(host.db);
  for (const username of ['invited', 'disabled']) {
    const made = await office.post('/admin/admins', {
      body: {
        first_name: 'Nora',
        last_name: 'Lind',
        email: `${username}@upline.test`,
        username,
        kind: 'Admin',
        roles: ['Support'],
        reason: 'Made for the test',
      },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(made.statusCode, made.body).toBe(201);
  }
  await sql`update app_user set status = 'Suspended' where username = 'disabled'`.execute(host.db);
}
