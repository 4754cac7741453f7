import type { Country } from '@upline/domain';
import { toColumns } from '../../src/business/clients/clients.record.ts';
import type { ClientValues } from '../../src/business/clients/clients.rules.ts';
import { clientBody } from '../../src/business/clients/clients.schemas.ts';
import { allFields } from '../../src/platform/operation/record-fields.ts';
import type { Vault } from '../../src/platform/vault/vault.ts';
import { CANARY_DOCUMENTS } from '../canaries.ts';
import { addressIn, mailName, phoneIn } from '../contact-data.ts';
import { COMPANY_TRADES, COMPANY_WORDS, FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../data/names.ts';
import { PLACES } from '../data/places.ts';
import { addDays } from '../days.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

function clientCount(random: Random, person: Person, hasFew: boolean): number {
  if (person.clients !== undefined) return person.clients;
  if (hasFew) return person.level === 'TA' ? 0 : 1;
  if (person.level === 'TA' || random.chance(0.25)) return 0;
  return random.chance(0.15) ? random.int(15, 40) : random.int(3, 14);
}

const NO_SECRETS = {
  id_document_type: null,
  id_document_number: null,
  id_document_expiry: null,
  dependents: [],
} satisfies Partial<ClientValues>;

const NOTES = [
  'Prefers calls after 6 pm.',
  'Review coverage after the baby arrives.',
  'Has group cover at work until next summer.',
  'Asked about college savings.',
  'Referred by a neighbor.',
] as const;

/** Clients of every associate, as rows of `client`; few of them have neither documents nor dependents, which would be sealed. */
export function clientRows(
  random: Random,
  vault: Vault,
  people: readonly Person[],
  today: string,
  hasFew = false,
): { id: string; owner_code: string }[] {
  return people.flatMap((owner) =>
    Array.from({ length: clientCount(random, owner, hasFew) }, (_, index) =>
      clientRow(random, vault, owner, index, today, hasFew),
    ),
  );
}

function clientRow(
  random: Random,
  vault: Vault,
  owner: Person,
  index: number,
  today: string,
  isPlain: boolean,
) {
  const id = random.uuid();
  const document = index === 0 ? CANARY_DOCUMENTS[owner.key ?? ''] : undefined;
  const values =
    !document && random.chance(0.07) ? business(random, owner) : individual(random, owner, document, today);
  const created = addDays(today, -random.int(2, Math.max(3, owner.joinedDaysAgo)));
  const active = addDays(today, -random.int(0, 400));
  const createdAt = `${created}T17:00:00Z`;
  const activeAt = active > created ? `${active}T18:30:00Z` : createdAt;
  return {
    id,
    owner_code: owner.code,
    ...toColumns(vault, id, isPlain && !document ? { ...values, ...NO_SECRETS } : values),
    archived_at: index > 4 && random.chance(0.05) ? activeAt : null,
    last_activity_at: activeAt,
    created_at: createdAt,
    created_by: owner.code,
    updated_at: activeAt,
    updated_by: owner.code,
  };
}

function placeNear(random: Random, owner: Person) {
  const country: Country = random.chance(0.97)
    ? owner.place.country
    : owner.place.country === 'USA'
      ? 'Canada'
      : 'USA';
  return random.chance(0.6) && country === owner.place.country ? owner.place : random.pick(PLACES[country]);
}

function individual(
  random: Random,
  owner: Person,
  document: string | undefined,
  today: string,
): ClientValues {
  const isFemale = random.chance(0.5);
  const first = random.pick(isFemale ? FEMALE_NAMES : MALE_NAMES);
  const last = random.pick(LAST_NAMES);
  const place = placeNear(random, owner);
  const hasDocument = document !== undefined || random.chance(0.2);
  const income = random.int(28, 190) * 100_000;
  const hasEmail = random.chance(0.85);
  const birth = addDays(today, -random.int(19 * 366, 78 * 365));
  return {
    type: 'Individual',
    first_name: first,
    last_name: last,
    company_name: null,
    date_of_birth: birth,
    gender: isFemale ? 'Female' : 'Male',
    marital_status: random.weighted({ Single: 30, Married: 50, Divorced: 12, Widowed: 8 }),
    email: hasEmail ? `${mailName(first, last)}${random.int(1, 99)}@example.com` : null,
    phone: !hasEmail || random.chance(0.9) ? phoneIn(random, place) : null,
    address: { ...addressIn(random, place), country: place.country },
    mailing: null,
    tobacco: random.chance(0.15),
    citizenship: place.country,
    id_document_type: hasDocument ? 'Passport' : null,
    id_document_number: hasDocument ? (document ?? `P${random.int(10_000_000, 99_999_999)}`) : null,
    id_document_expiry: hasDocument ? addDays(today, random.int(60, 3_000)) : null,
    annual_income_cents: random.chance(0.7) ? income : null,
    net_worth_cents: random.chance(0.4) ? income * random.int(1, 8) : null,
    dependents: random.chance(0.3)
      ? [
          {
            name: `${random.pick(FEMALE_NAMES)} ${last}`,
            relation: 'Child',
            date_of_birth: addDays(today, -random.int(200, 6_000)),
          },
        ]
      : [],
    beneficiary_notes: null,
    general_notes: random.chance(0.2) ? random.pick(NOTES) : null,
    marketing_consent_email: hasEmail && random.chance(0.5),
    marketing_consent_sms: random.chance(0.2),
  };
}

function business(random: Random, owner: Person): ClientValues {
  const place = placeNear(random, owner);
  const word = random.pick(COMPANY_WORDS);
  // Everything that only a person has stays empty.
  const body = clientBody.parse({
    type: 'Business',
    company_name: `${word} ${random.pick(COMPANY_TRADES)}`,
    email: `office@${word.toLowerCase()}.example`,
    phone: phoneIn(random, place),
    address: { ...addressIn(random, place), country: place.country },
    annual_income_cents: random.int(20, 400) * 1_000_000,
    marketing_consent_email: true,
  });
  return {
    ...allFields(clientBody, body),
    id_document_number: null,
    dependents: [],
  };
}
