import { type Country, foldText, type ProductType } from '@upline/domain';
import type { Random } from '../random.ts';

interface Provider {
  readonly name: string;
  readonly short_name: string;
  readonly status: 'Active' | 'Inactive';
  readonly countries: readonly Country[];
  readonly product_types: readonly ProductType[];
  readonly am_best_rating: string;
  readonly pre_appointment_states: readonly string[];
  readonly phone: string;
}

/** One with pre-appointment states, one Canadian, one Inactive and two more (domain.md 10.3). */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'Granite Mutual Life',
    short_name: 'Granite',
    status: 'Active',
    countries: ['USA'],
    product_types: ['Term Life', 'Whole Life', 'Indexed Universal Life', 'Final Expense'],
    am_best_rating: 'A+',
    pre_appointment_states: ['PA', 'KS', 'TX'],
    phone: '8005550101',
  },
  {
    name: 'Northwind Assurance',
    short_name: 'Northwind',
    status: 'Active',
    countries: ['USA'],
    product_types: ['Indexed Universal Life', 'Fixed Annuity', 'Indexed Annuity', 'Long-Term Care'],
    am_best_rating: 'A',
    pre_appointment_states: ['PA'],
    phone: '8335550102',
  },
  {
    name: 'Maple Shield Life',
    short_name: 'Maple Shield',
    status: 'Active',
    countries: ['Canada'],
    product_types: ['Term Life', 'Critical Illness', 'Disability', 'Segregated Fund'],
    am_best_rating: 'A+',
    pre_appointment_states: [],
    phone: '8445550103',
  },
  {
    name: 'Two Rivers Financial',
    short_name: 'Two Rivers',
    status: 'Active',
    countries: ['USA', 'Canada'],
    product_types: ['Term Life', 'Universal Life', 'Travel'],
    am_best_rating: 'A-',
    pre_appointment_states: ['PA'],
    phone: '8555550104',
  },
  {
    name: 'Old Harbor Life',
    short_name: 'Old Harbor',
    status: 'Inactive',
    countries: ['USA'],
    product_types: ['Whole Life', 'Final Expense'],
    am_best_rating: 'B++',
    pre_appointment_states: ['PA'],
    phone: '8665550105',
  },
];

/** Carriers, as rows of `provider`. */
export function providerRows(random: Random) {
  return PROVIDERS.map((provider) => {
    const host = foldText(provider.short_name).replaceAll(' ', '-');
    return {
      id: random.uuid(),
      ...provider,
      name_key: foldText(provider.name),
      short_name_key: foldText(provider.short_name),
      website: `https://www.${host}.example`,
      producer_portal_url: `https://producers.${host}.example`,
    };
  });
}
