import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TreePerson } from '../model/person.ts';
import { generatedTree, SAMPLE_DAY } from '../sample/generated-tree.ts';
import { rowsBelow, sampleSource } from '../sample/sample-source.ts';
import { TreePanel } from './tree-panel.tsx';
import { PLAIN_VIEW, type TreeView } from './tree-view.ts';

interface Shown {
  /** How many people there are in all. */
  readonly people: number;
  /** All of them are open; otherwise they come level by level. */
  readonly whole?: boolean;
  readonly view?: Partial<TreeView>;
  readonly at?: string;
  readonly state?: 'filled' | 'loading' | 'empty' | 'error';
  readonly changed?: boolean;
}

const CHANGED: readonly TreePerson['difference'][] = [
  { changes: ['joined'], upline: null, level: null, status: null },
  { changes: ['moved'], upline: { code: 'U0000009', name: 'Ivy Haddad' }, level: null, status: null },
  { changes: ['level'], upline: null, level: { code: 'A', name: 'Associate' }, status: null },
  { changes: ['left'], upline: { code: 'U0000004', name: 'Dev Bennett' }, level: null, status: null },
];

const sample = new Error('No answer');

function Tree({ people, whole = false, view: start, at, state = 'filled', changed = false }: Shown) {
  const network = useMemo(() => generatedTree(people), [people]);
  const source = useMemo(() => sampleSource(network), [network]);
  const [view, setView] = useState<TreeView>({ ...PLAIN_VIEW, ...start });
  const first = useMemo(() => {
    if (state === 'loading' || state === 'error') return undefined;
    if (state === 'empty') return [];
    const rows = rowsBelow(network, 0, 3);
    return changed
      ? rows.map((row, index) => ({ ...row, difference: index === 0 ? null : (CHANGED[index % 9] ?? null) }))
      : rows;
  }, [network, state, changed]);
  return (
    <div style={{ height: '38rem' }}>
      <TreePanel
        label="Team of Ana Alvarez"
        first={first}
        error={state === 'error' ? sample : undefined}
        onRetry={() => undefined}
        source={source}
        view={view}
        onView={(change) => setView((now) => ({ ...now, ...change }))}
        actions={({ code }) => [{ key: 'open', label: 'Open member', to: { to: `/team/${code}` } }]}
        at={at}
        today={SAMPLE_DAY}
        {...(whole && { known: network })}
      />
    </div>
  );
}

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { people: 60 },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const person = canvas.getByRole('button', { name: /directs, open/ });
    person.focus();
    const first = person.getAttribute('aria-label');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(person).not.toHaveAttribute('aria-label', first));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Chosen person' })).toBeVisible();
  },
};
export const LeftToRight: Story = { args: { view: { orientation: 'horizontal' } } };
export const MonthBv: Story = { args: { view: { color: 'month_bv', size: 'month_bv' } } };
export const Found: Story = { args: { people: 1_000, at: 'U0000731' } };
export const Changes: Story = { args: { changed: true } };
export const Outline: Story = {
  args: { view: { look: 'outline' } },
  async play({ canvasElement }) {
    const tree = within(canvasElement).getByRole('tree');
    const [root] = within(tree).getAllByRole('treeitem');
    root?.focus();
    await expect(root).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(1));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(tree).getAllByRole('treeitem').length).toBeGreaterThan(1));
  },
};
export const Treemap: Story = { args: { people: 400, whole: true, view: { look: 'treemap' } } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'error' } };
export const Hidden: Story = { args: { view: { color: 'month_bv' } }, globals: { privacy: 'on' } };
export const HiddenOutline: Story = { args: { view: { look: 'outline' } }, globals: { privacy: 'on' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const NarrowOutline: Story = {
  args: { view: { look: 'outline' } },
  globals: { viewport: { value: 'narrow' } },
};
export const Thousand: Story = { args: { people: 1_000, whole: true } };
export const HundredThousand: Story = { args: { people: 100_000, whole: true } };
export const HundredThousandOutline: Story = {
  args: { people: 100_000, whole: true, view: { look: 'outline' } },
};
export const HundredThousandTreemap: Story = {
  args: { people: 100_000, whole: true, view: { look: 'treemap' } },
};
