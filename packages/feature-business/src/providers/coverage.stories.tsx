import type { Meta, StoryObj } from '@storybook/react-vite';
import { STATES } from '@upline/domain';
import { type CoverageMapProps, CoverageTable, CoverageTiles } from './coverage-map.tsx';

const OPEN: Readonly<Record<string, number>> = { TX: 12, CA: 3, NV: 1 };

function Coverage({ form, ...props }: CoverageMapProps & { readonly form: 'map' | 'table' }) {
  return form === 'map' ? <CoverageTiles {...props} /> : <CoverageTable {...props} />;
}

const meta = {
  title: 'Pages/Providers/Coverage',
  component: Coverage,
  args: {
    form: 'map',
    country: 'USA',
    picked: 'TX',
    onPick: () => undefined,
    states: STATES.USA.slice(0, 51).map(({ code, name }) => {
      const products = OPEN[code] ?? 0;
      return {
        code,
        name,
        products,
        cells: [
          {
            provider_id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10',
            state: code,
            can_sell: products > 0,
            products,
            reasons: products > 0 ? [] : [`No valid Life license in ${code} on 11/21/2026`],
          },
        ],
      };
    }),
  },
} satisfies Meta<typeof Coverage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const TilesNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Table: Story = { args: { form: 'table' } };
