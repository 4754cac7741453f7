import type { ChartData } from '../chart/chart-data.ts';

/** Where stories look for photos: nothing answers there, which is the fallback worth seeing. */
export const demoPhotos = 'https://photos.invalid';

/** A name as long as they come. */
export const longName = 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'] as const;

export const demoChart: ChartData = {
  heading: 'Month',
  labels: months,
  series: [
    { name: 'Submitted', values: [42, 38, 51, 64, 58, 71, 69, 88, 81, 97, 104].map((value) => value * 1000) },
    {
      name: 'Issued',
      values: [31, 35, 33, 48, 52, null, 60, 66, 74, 79, 83].map((value) => value && value * 1000),
    },
  ],
  format: (value) => `${value.toLocaleString('en-US')} BV`,
  tick: (value) => (value >= 10_000 ? `${Math.round(value / 1000)}K` : String(value)),
};

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const demoError = { statusCode: 500, message: 'Internal server error', requestId: '01J8-7F3K' };
