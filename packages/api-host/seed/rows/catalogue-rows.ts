import {
  addMonths,
  firstOfMonth,
  foldText,
  formatDate,
  LEVELS,
  POLICY_COMPENSATION_TYPES,
  type ProductType,
  productLineOf,
  STATES,
} from '@upline/domain';
import type { Random } from '../random.ts';

interface Product {
  readonly provider: string;
  readonly name: string;
  readonly code: string;
  readonly product_type: ProductType;
  readonly country: 'USA' | 'Canada';
  readonly bv_rate_bps: number;
  readonly more?: object;
}

const FACES = { min_face_cents: 10_000_000, max_face_cents: 500_000_000 };

/** Six products (domain.md 10.3), the last one withdrawn. */
const PRODUCTS: readonly Product[] = [
  {
    provider: 'Granite',
    name: 'Granite Term 20',
    code: 'GT20',
    product_type: 'Term Life',
    country: 'USA',
    bv_rate_bps: 10_000,
    more: { min_age: 18, max_age: 65, ...FACES },
  },
  {
    provider: 'Northwind',
    name: 'Northwind Index Builder',
    code: 'NIB',
    product_type: 'Indexed Universal Life',
    country: 'USA',
    bv_rate_bps: 8_500,
    more: {
      max_age: 75,
      nearest_birthday: true,
      renewal_bv_rate_bps: { 2: 500, 3: 300 },
      min_face_cents: 5_000_000,
      max_face_cents: 1_000_000_000,
    },
  },
  {
    provider: 'Northwind',
    name: 'Northwind Secure Annuity 7',
    code: 'NSA7',
    product_type: 'Fixed Annuity',
    country: 'USA',
    bv_rate_bps: 500,
    more: { max_age: 85, excess_bv_rate_bps: 0, payment_basis: 'As Earned' },
  },
  {
    provider: 'Granite',
    name: 'Granite Final Chapter',
    code: 'GFC',
    product_type: 'Final Expense',
    country: 'USA',
    bv_rate_bps: 9_000,
    more: { min_age: 45, max_age: 85, min_face_cents: 200_000, max_face_cents: 4_000_000 },
  },
  {
    provider: 'Maple Shield',
    name: 'Maple Shield Critical 25',
    code: 'MSC25',
    product_type: 'Critical Illness',
    country: 'Canada',
    bv_rate_bps: 7_500,
    more: { min_age: 18, max_age: 60 },
  },
  {
    provider: 'Two Rivers',
    name: 'Two Rivers Flex Life',
    code: 'TRFL',
    product_type: 'Universal Life',
    country: 'USA',
    bv_rate_bps: 8_000,
    more: {
      ...FACES,
      available_from: '2015-01-01',
      available_until: '2024-06-30',
      status: 'Unpublished',
    },
  },
];

interface ProviderRow {
  readonly id: string;
  readonly short_name: string;
}

/** A state that has the product; New York has carriers of its own, as usual. */
const statesOf = ({ country, product_type }: Product) =>
  STATES[country].map(({ code }) => code).filter((code) => code !== 'NY' || product_type === 'Term Life');

const DEFAULTS = {
  min_age: 0,
  max_age: 80,
  nearest_birthday: false,
  min_face_cents: null,
  max_face_cents: null,
  excess_bv_rate_bps: 300,
  renewal_bv_rate_bps: {},
  payment_basis: 'Advance',
  available_from: null,
  available_until: null,
  status: 'Published',
};

function contentOf(random: Random, providers: readonly ProviderRow[]) {
  const published = (provider: ProviderRow, position: number) => ({
    id: random.uuid(),
    provider_id: provider.id,
    position,
    status: 'Published',
  });
  const host = ({ short_name }: ProviderRow) => foldText(short_name).replaceAll(' ', '-');
  return {
    provider_contact: providers.flatMap((provider, index) =>
      (['New Business', 'Commissions', 'Licensing'] as const).map((department, position) => ({
        ...published(provider, position + 1),
        name: `${provider.short_name} ${department}`,
        department,
        phone: `80055501${String(index * 10 + position + 20)}`,
        email: `${foldText(department).replace(' ', '-')}@${host(provider)}.example`,
        hours: 'Monday to Friday, 8 am to 6 pm Eastern',
      })),
    ),
    provider_video: providers.map((provider) => ({
      ...published(provider, 1),
      title: `Writing your first ${provider.short_name} application`,
      video: `https://video.${host(provider)}.example/first-application`,
      duration_seconds: 540,
      description: 'From the quote to the signature in nine minutes.',
    })),
    provider_link: providers.flatMap((provider) =>
      ['Quotes', 'Application status'].map((title, index) => ({
        ...published(provider, index + 1),
        title,
        url: `https://producers.${host(provider)}.example/${foldText(title).replace(' ', '-')}`,
      })),
    ),
  };
}

/** The ladder as rates of a version, of every product. */
const ladderAsRates = (schedule_id: string) =>
  POLICY_COMPENSATION_TYPES.flatMap((kind) =>
    LEVELS.map(({ code, rate_bps }) => ({
      schedule_id,
      product_type: null,
      level_code: code,
      kind,
      rate_bps,
    })),
  );

/** What the home office has in mind for the months to come: the first levels earn more on term life. */
function plannedSchedule(id: string, today: string) {
  const effective_from = addMonths(firstOfMonth(today), 5);
  const raised = [
    ['TA', 2_600],
    ['A', 3_650],
    ['SA', 4_600],
  ] as const;
  return {
    version: {
      id,
      name: `Compensation Schedule ${formatDate(effective_from)}`,
      effective_from,
      status: 'Draft',
      created_by: 'A000001',
      updated_by: 'A000001',
    },
    rates: raised.map(([level_code, rate_bps]) => ({
      schedule_id: id,
      product_type: 'Term Life',
      level_code,
      kind: 'First Year',
      rate_bps,
    })),
  };
}

/** Products, what providers show, and the schedule that equals the ladder, as rows by table in order of insertion. */
export function catalogueRows(random: Random, providers: readonly ProviderRow[], today: string) {
  const schedule = random.uuid();
  const providerOf = (name: string) => providers.find(({ short_name }) => short_name === name)?.id;
  const products = PRODUCTS.map((product) => ({
    id: random.uuid(),
    provider_id: providerOf(product.provider),
    name: product.name,
    name_key: foldText(product.name),
    code: product.code,
    product_type: product.product_type,
    line: productLineOf(product.product_type),
    country: product.country,
    states: statesOf(product),
    bv_rate_bps: product.bv_rate_bps,
    ...DEFAULTS,
    ...product.more,
  }));
  const content = contentOf(random, providers);
  const planned = plannedSchedule(random.uuid(), today);
  return {
    product: products,
    compensation_schedule: [
      {
        id: schedule,
        name: 'Compensation Schedule 2010',
        effective_from: '2010-01-01',
        status: 'Open',
        opened_at: '2009-12-15T15:00:00Z',
        created_by: null,
        updated_by: null,
      },
      planned.version,
    ],
    compensation_schedule_rate: [
      ...ladderAsRates(schedule),
      ...ladderAsRates(planned.version.id),
      ...planned.rates,
    ],
    ...content,
  };
}
