import type { ShirtColor, ShirtSize, StoreCategory } from '@upline/domain';

interface Goods {
  readonly slug: string;
  readonly name: string;
  readonly category: StoreCategory;
  readonly description: string;
  /** US and Canadian price in cents. */
  readonly prices: readonly [number | null, number | null];
  readonly sku: string;
  readonly sizes?: readonly ShirtSize[];
  readonly colors?: readonly ShirtColor[];
  /** Null without a limit. */
  readonly stock: number | null;
  readonly max?: number;
  readonly status?: 'Draft' | 'Unpublished';
  readonly isUntaxed?: true;
  /** Of a download: the name of its file, and what stands in it. */
  readonly file?: readonly [name: string, lines: readonly string[]];
}

/** What the demo network may buy, in the order of the shelf. */
export const GOODS: readonly Goods[] = [
  {
    slug: 'polo-shirt',
    name: 'Polo shirt',
    category: 'Apparel',
    description:
      'Piqué cotton with the mark of the company stitched on the chest.\nWash at 30 degrees, inside out.',
    prices: [3_450, 4_600],
    sku: 'POLO',
    sizes: ['S', 'M', 'L', 'XL', '2XL'],
    colors: ['Navy', 'Black'],
    stock: 24,
    max: 10,
  },
  {
    slug: 'team-t-shirt',
    name: 'Team T-shirt',
    category: 'Apparel',
    description: 'Soft cotton, printed on the back.',
    prices: [1_800, 2_400],
    sku: 'TEE',
    sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
    colors: ['White', 'Royal Blue', 'Grey'],
    stock: 40,
  },
  {
    slug: 'business-cards-250',
    name: 'Business cards, 250 pieces',
    category: 'Business Cards',
    description: 'Matt card of 400 g. Your name, level and phone are printed as they stand in your profile.',
    prices: [2_990, 3_990],
    sku: 'CARDS-250',
    stock: null,
    max: 4,
  },
  {
    slug: 'family-brochure',
    name: 'Brochure “Protect your family”, 50 pieces',
    category: 'Marketing Materials',
    description: 'Eight pages about income, debt and education, without figures of any product.',
    prices: [2_250, 2_950],
    sku: 'BRO-FAMILY',
    stock: 160,
  },
  {
    slug: 'licensing-kit',
    name: 'Licensing study kit',
    category: 'Training Kits',
    description: 'Workbook, flash cards and three practice exams for the life license of US states.',
    prices: [4_900, null],
    sku: 'KIT-LIFE-US',
    stock: 35,
    max: 2,
    isUntaxed: true,
  },
  {
    slug: 'meeting-planner',
    name: 'Client meeting planner, to print',
    category: 'Digital',
    description:
      'Twelve sheets for the week: who to call, what was said, what comes next.\nA PDF for your own use; print it as often as you like.',
    prices: [1_200, 1_600],
    sku: 'PLANNER-PDF',
    stock: null,
    max: 1,
    file: [
      'client-meeting-planner.pdf',
      [
        'Client meeting planner',
        '',
        'Who to call this week',
        '1. ______________________   2. ______________________',
        '3. ______________________   4. ______________________',
        '',
        'What was said',
        '____________________________________________________',
        '',
        'What comes next, and when',
        '____________________________________________________',
      ],
    ],
  },
  {
    slug: 'notebook',
    name: 'Meeting notebook',
    category: 'Office',
    description: '192 dotted pages, thread-bound, with a pocket for cards.',
    prices: [1_250, 1_650],
    sku: 'NOTE-A5',
    stock: 88,
  },
  {
    slug: 'enamel-mug',
    name: 'Enamel mug',
    category: 'Office',
    description: 'Holds 350 ml and survives the trunk of a car.',
    prices: [1_400, 1_850],
    sku: 'MUG',
    stock: 0,
  },
  {
    slug: 'convention-lanyard',
    name: 'Convention lanyard',
    category: 'Event Merchandise',
    description: 'Woven, with a clip for the badge.',
    prices: [650, 850],
    sku: 'LANYARD',
    colors: ['Navy', 'Red'],
    stock: 200,
  },
  {
    slug: 'winter-jacket',
    name: 'Winter jacket',
    category: 'Apparel',
    description: 'Waiting for the prices of the supplier.',
    prices: [8_900, 11_900],
    sku: 'JACKET',
    sizes: ['M', 'L', 'XL'],
    colors: ['Black'],
    stock: 0,
    status: 'Draft',
  },
  {
    slug: 'desk-calendar',
    name: 'Desk calendar',
    category: 'Office',
    description: 'Of the year that has passed.',
    prices: [990, 1_290],
    sku: 'CALENDAR',
    stock: 12,
    status: 'Unpublished',
  },
];

interface Bought {
  readonly by: string;
  readonly daysAgo: number;
  readonly status: 'Processing' | 'Shipped' | 'Cancelled';
  /** SKU and quantity. */
  readonly lines: readonly (readonly [string, number])[];
  readonly state: string;
  readonly city: string;
  readonly postal: string;
  readonly taxBps: number;
  /** What went back afterwards. */
  readonly refund?: { readonly cents: number; readonly daysAgo: number; readonly reason: string };
}

/** Orders of the named people, the oldest first. */
export const BOUGHT: readonly Bought[] = [
  {
    ...{
      by: 'ana',
      daysAgo: 26,
      status: 'Shipped',
      state: 'TX',
      city: 'Austin',
      postal: '78704',
      taxBps: 625,
    },
    lines: [
      ['POLO-NVY-M', 2],
      ['NOTE-A5', 1],
    ],
  },
  {
    ...{
      by: 'hal',
      daysAgo: 17,
      status: 'Shipped',
      state: 'TX',
      city: 'Dallas',
      postal: '75201',
      taxBps: 625,
    },
    lines: [['BRO-FAMILY', 5]],
    refund: { cents: 4_500, daysAgo: 12, reason: 'Two packs arrived wet' },
  },
  {
    ...{
      by: 'ben',
      daysAgo: 9,
      status: 'Cancelled',
      state: 'TX',
      city: 'Austin',
      postal: '78701',
      taxBps: 625,
    },
    lines: [['CARDS-250', 1]],
  },
  {
    ...{
      by: 'ana',
      daysAgo: 6,
      status: 'Shipped',
      state: 'TX',
      city: 'San Antonio',
      postal: '78205',
      taxBps: 625,
    },
    lines: [['PLANNER-PDF', 1]],
  },
  {
    ...{
      by: 'celine',
      daysAgo: 3,
      status: 'Processing',
      state: 'ON',
      city: 'Toronto',
      postal: 'M5V 2T6',
      taxBps: 1_300,
    },
    lines: [['TEE-WHT-L', 3]],
  },
  {
    ...{
      by: 'dev',
      daysAgo: 1,
      status: 'Processing',
      state: 'TX',
      city: 'Houston',
      postal: '77002',
      taxBps: 625,
    },
    lines: [
      ['LANYARD-NVY', 10],
      ['KIT-LIFE-US', 1],
    ],
  },
];
