import { foldText } from '@upline/domain';
import { matchNumber } from '../../src/business/carrier/carrier-feed.ts';
import { addDays } from '../days.ts';
import {
  type CaseFacts,
  type KnownClient,
  type KnownPolicy,
  latestFirst,
  nobodysCase,
  ownCases,
  reported,
  WORDS,
} from '../examples/carrier-examples.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';
import { empty, type SoldProduct } from './sale-rows.ts';

/** Enough of a team to look at; a large network has thousands below a beta user. */
const MOST_PEOPLE = 60;
const MOST_CASES = 14;
/** After its end a case is shown that long (domain.md 2.21). */
const CLOSE_AFTER_DAYS = 60;

/** What the imports are counted by. */
interface KnownCase {
  readonly provider_id: string;
  readonly policy_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface Sources {
  readonly team: ReadonlyMap<string, Person>;
  readonly clients: readonly KnownClient[];
  readonly policies: readonly KnownPolicy[];
  readonly products: readonly (SoldProduct & { readonly name: string })[];
  readonly today: string;
}

/** Beta users and people below them, nearest first, by code. */
export function betaTeams(people: Iterable<Person>): Map<string, Person> {
  const found = new Map<string, Person>();
  for (const person of people) {
    if (!person.isBeta) continue;
    const queue = [person];
    for (let one = queue.shift(); one && found.size < MOST_PEOPLE; one = queue.shift()) {
      found.set(one.code, one);
      queue.push(...one.directs);
    }
  }
  return found;
}

/**
 * What carriers report about the policies of beta users and their teams (domain.md 2.21), in every state there is: matched,
 * with something to decide, past a due day, missing in the business list, ended. The policies that wait for a decision come with it.
 */
export function carrierRows(random: Random, sources: Sources) {
  const { team, clients, policies, products, today } = sources;
  const day = (days: number) => addDays(today, days);
  const names = new Map(clients.map((client) => [client.id, nameOf(client)]));
  const productNames = new Map(products.map(({ id, name }) => [id, name]));
  const rows = {
    ...empty(),
    carrier_status: statusRows(products, day(-200)),
    carrier_case: [] as (KnownCase & Record<string, unknown>)[],
    carrier_case_requirement: [] as object[],
    carrier_suggestion: [] as object[],
    carrier_import: [] as object[],
  };

  function add(facts: CaseFacts): void {
    const { lifecycle, last_update, came_on = facts.received_on, policy_id = null } = facts;
    const applicant = names.get(facts.client_id) ?? 'Grace Okafor';
    const isFinal = !['Submitted', 'Underwriting', 'Issued'].includes(lifecycle);
    const id = random.uuid();
    const stamp = `${last_update}T11:30:00Z`;
    rows.carrier_case.push({
      id,
      provider_id: facts.provider_id,
      carrier_policy_number: facts.number,
      match_number: matchNumber(facts.number),
      applicant_name: applicant,
      applicant_key: foldText(applicant),
      product_text: productNames.get(facts.product_id) ?? null,
      state: facts.state,
      premium_cents: facts.annual_premium_cents,
      writing_number: facts.writing_number,
      associate_code: facts.associate_code,
      carrier_status_text: WORDS[lifecycle],
      lifecycle,
      received_on: facts.received_on,
      issued_on: facts.issued_on ?? null,
      last_update,
      policy_id,
      matched_at: policy_id === null ? null : stamp,
      final_since: isFinal ? last_update : null,
      status: isFinal && last_update <= day(-CLOSE_AFTER_DAYS) ? 'Closed' : 'Active',
      created_at: `${came_on}T11:30:00Z`,
      updated_at: stamp,
    });
    (facts.requirements ?? []).forEach(({ text, ordered, due, closed }, position) => {
      rows.carrier_case_requirement.push({
        case_id: id,
        position,
        text,
        ordered_on: day(ordered),
        due_on: day(due),
        closed_on: closed === undefined ? null : day(closed),
      });
    });
    if (facts.suggests && policy_id !== null)
      rows.carrier_suggestion.push({
        id: random.uuid(),
        case_id: id,
        policy_id,
        lifecycle,
        on_date: facts.issued_on ?? last_update,
        created_at: stamp,
      });
  }

  for (const person of [...team.values()].filter(({ isBeta }) => isBeta)) {
    const own = {
      person,
      clients: clients.filter(({ owner_code }) => owner_code === person.code),
      policies: policies.filter(({ writing_associate_code }) => writing_associate_code === person.code),
      products,
    };
    for (const facts of ownCases(rows, random, own, today)) add(facts);
  }
  const others = policies.filter(({ writing_associate_code: code }) => !team.get(code)?.isBeta);
  for (const policy of [...others].sort(latestFirst).slice(0, MOST_CASES))
    add({
      ...reported(policy, today),
      requirements:
        policy.lifecycle === 'Underwriting' || policy.lifecycle === 'Submitted'
          ? [
              { text: 'Attending physician statement', ordered: -12, due: random.int(-3, 12) },
              { text: 'Telephone interview', ordered: -12, due: -4, closed: -6 },
            ]
          : [],
    });
  const term = products.find(({ code }) => code === 'GT20');
  if (term) add(nobodysCase(term, today));
  rows.carrier_import.push(...importRows(random, rows.carrier_case, today));
  return rows;
}

/** Yesterday's file of every provider, and the one of a week before. */
function importRows(random: Random, cases: readonly KnownCase[], today: string): object[] {
  const providers = [...new Set(cases.map(({ provider_id }) => provider_id))];
  return providers.flatMap((provider_id, index) =>
    [8, 1].map((ago) => {
      const day = addDays(today, -ago);
      const there = cases.filter((one) => one.provider_id === provider_id && one.created_at <= `${day}T23`);
      const isLatest = ago === 1;
      const failures =
        isLatest && index === 0 ? [{ line: there.length + 2, reason: 'Last update is not a date' }] : [];
      const created = there.filter(({ created_at }) => created_at > `${addDays(day, -7)}T23`);
      const updated = there.filter((one) => !created.includes(one) && one.updated_at.startsWith(day));
      return {
        id: random.uuid(),
        provider_id,
        file_name: `pending-business-${day}.csv`,
        status: 'Completed',
        rows_total: there.length + failures.length,
        file_key: null,
        rows_read: there.length + failures.length,
        rows_created: created.length,
        rows_updated: updated.length,
        rows_unchanged: there.length - created.length - updated.length,
        rows_failed: failures.length,
        rows_matched: there.filter(({ policy_id }) => policy_id !== null).length,
        failures,
        created_at: `${day}T12:00:00Z`,
        created_by: 'A000001',
      };
    }),
  );
}

const nameOf = ({ first_name, last_name, company_name }: KnownClient) =>
  company_name ?? `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** What the words of every provider mean; one nobody has mapped yet. */
function statusRows(products: Sources['products'], since: string): object[] {
  const providers = [...new Set(products.map(({ provider_id }) => provider_id))];
  const row = (provider_id: string, text: string, lifecycle: string | null) => ({
    provider_id,
    text_key: foldText(text),
    text,
    lifecycle,
    updated_at: `${since}T12:00:00Z`,
  });
  return providers.flatMap((provider_id, index) => [
    ...Object.entries(WORDS).map(([lifecycle, text]) => row(provider_id, text, lifecycle)),
    ...(index === 0 ? [row(provider_id, 'Referred to the reinsurer', null)] : []),
  ]);
}
