import type { Country, LegalTextType, Partner } from '@upline/domain';
import { addDays } from '../days.ts';
import type { Person } from '../network.ts';
import { Random } from '../random.ts';
import { BUILDERS } from './money/builder-plan-rows.ts';

const SEED = 20_261_127;
const DAY_MS = 86_400_000;

const PAID = {
  USA: { once: 12_500, text: 'USD 125 once and USD 60 a year', builder: 'USD 49 a month' },
  Canada: { once: 15_000, text: 'CAD 150 once and CAD 75 a year', builder: 'CAD 59 a month' },
} as const;

/** The agreement in the words of a demonstration: no contract of anybody. */
function agreement(country: Country, plan: 'associate' | 'builder', partner: Partner | null = null): string {
  const fees = PAID[country];
  return [
    '# 1. Independent contractor',
    'You are an independent contractor. Nothing in this agreement makes you an employee, partner or agent of Upline beyond what your licenses and appointments allow.',
    '# 2. What you may do',
    'You may recommend and sell the products of our providers where you are licensed and appointed, and you may introduce others to the business. Nobody is paid for recruiting alone.',
    '# 3. Compensation',
    'Compensation follows the published schedules in force on the day a policy is submitted. A commission that a provider takes back is charged back to you, and what you owe may be withheld from what you earn.',
    '# 4. Fees',
    `The membership fee is ${fees.text}.${plan === 'builder' ? ` The builder plan is ${fees.builder} in addition; you can end it at the end of any month.` : ''} A new associate who cancels within 72 hours gets the fee back.`,
    '# 5. Conduct',
    'You describe products truthfully, keep the data of clients confidential, follow the law of the place where you sell, and complete the trainings that the law and our providers ask for.',
    '# 6. Ending',
    'You may resign at any time. We may end this agreement for cause. What was earned before stays yours, less what you owe.',
    ...(partner === null
      ? []
      : [
          `# 7. ${partner}`,
          `You come to Upline through ${partner}. ${partner} learns your name, your code and the day you joined, and nothing of your clients or your pay. It is no party to this agreement and takes nothing of what you earn.`,
        ]),
  ].join('\n\n');
}

const PRIVACY =
  '# What we keep\n\nWe keep what your membership, your licenses and your pay need: your names, addresses, identifiers and bank account, encrypted where the law asks for it.\n\n# Who sees it\n\nYour uplines see your name, level and status, and reach you by phone and email. Nobody outside of the home office sees your identifiers or your bank account.';
const E_SIGN =
  '# Electronic documents\n\nYou agree to receive and to sign documents electronically. A typed signature counts as one on paper. You can ask the home office for a copy on paper at any time.';

interface TextRow {
  readonly id: string;
  readonly type: LegalTextType;
  readonly country: Country;
  readonly plan: 'associate' | 'builder' | null;
  readonly partner: Partner | null;
}

/** What is in force in both countries, and a draft that waits to be published. */
export function legalTextRows(now: Date): (TextRow & object)[] {
  const random = new Random(SEED);
  const published = new Date(now.getTime() - 900 * DAY_MS);
  const row = (type: LegalTextType, country: Country, plan: TextRow['plan'], body: string) => ({
    id: random.uuid(),
    type,
    country,
    plan,
    partner: null as Partner | null,
    text_version: 1,
    status: 'Published' as 'Published' | 'Draft',
    body,
    fee_cents: (type === 'AMA' ? PAID[country].once : null) as number | null,
    published_at: published as Date | null,
    created_at: published,
    updated_at: published,
  });
  const texts = (['USA', 'Canada'] as const).flatMap((country) => [
    row('AMA', country, 'associate', agreement(country, 'associate')),
    row('AMA', country, 'builder', agreement(country, 'builder')),
    row('Privacy Notice', country, null, PRIVACY),
    row('E-Sign Consent', country, null, E_SIGN),
  ]);
  const draft = {
    ...row(
      'Arbitration',
      'USA',
      null,
      `# Disputes\n\n${'A dispute is first talked over, then settled by an arbitrator.'}`,
    ),
    status: 'Draft' as const,
    published_at: null,
    created_at: now,
    updated_at: now,
  };
  const ofPartner = (['USA', 'Canada'] as const).flatMap((country) =>
    (['associate', 'builder'] as const).map((plan) => ({
      ...row('AMA', country, plan, agreement(country, plan, 'WFS')),
      partner: 'WFS' as const,
      fee_cents: null,
    })),
  );
  return [...texts, draft, ...ofPartner];
}

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;
const textFor = (
  texts: readonly TextRow[],
  type: LegalTextType,
  country: Country,
  plan: TextRow['plan'] = null,
) =>
  texts.find(
    (text) => text.type === type && text.country === country && text.plan === plan && text.partner === null,
  ) as TextRow;

/** Everybody signed the agreement when they joined; `withSignedFiles` adds the files of those who did so in the portal. */
export function agreementRows(
  random: Random,
  people: readonly Person[],
  texts: readonly TextRow[],
  today: string,
): object[] {
  return people.map((person) => {
    const plan = BUILDERS.has(person.key ?? '') ? 'builder' : 'associate';
    const joined = `${addDays(today, -person.joinedDaysAgo)}T15:00:00Z`;
    return {
      id: random.uuid(),
      associate_code: person.code,
      type: 'AMA',
      country: person.place.country,
      plan,
      text_id: textFor(texts, 'AMA', person.place.country, plan).id,
      text_version: 1,
      status: 'Signed',
      requested_at: joined,
      signed_at: joined,
      signed_name: nameOf(person),
      ip: null,
      user_agent: null,
      document_hash: null,
      file_key: null,
      version: 1,
    };
  });
}

/** What waits for a signature: the privacy notice of those who can sign in, and a plan for one person. */
export function waitingRows(
  random: Random,
  people: readonly Person[],
  texts: readonly TextRow[],
  now: Date,
): object[] {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const row = (person: Person, type: string) => ({
    id: random.uuid(),
    associate_code: person.code,
    type,
    country: person.place.country,
    text_id: null as string | null,
    body: null as string | null,
    text_version: 1,
    status: 'Pending',
    requested_at: hoursAgo(50),
    reason: null as string | null,
    revoked_at: null as Date | null,
  });
  const named = (key: string) => people.filter((person) => person.key === key);
  return [
    ...['ana', 'ben', 'hal', 'celine'].flatMap(named).map((person) => ({
      ...row(person, 'Privacy Notice'),
      text_id: textFor(texts, 'Privacy Notice', person.place.country).id,
    })),
    ...named('hal').map((person) => ({
      ...row(person, 'Supervision Plan'),
      body: 'Every application of the next six months is reviewed by your supervisor before it is submitted. You meet every second week and look at the open cases together.',
    })),
    ...named('ben').map((person) => ({
      ...row(person, 'Debt Repayment Plan'),
      body: 'You repay what is open in six equal parts, each on the first of a month.',
      status: 'Revoked',
      revoked_at: hoursAgo(20),
      reason: 'The debt was recovered by a pay run',
    })),
  ];
}
