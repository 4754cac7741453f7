import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, screen, userEvent } from 'storybook/test';
import { businessFeature } from './feature.ts';

type Shown = Parameters<typeof isShown>[0];

const open = async (shown: Shown, typed = '') => {
  await isShown(shown);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search people/ }, { timeout: 30_000 });
  if (typed) await userEvent.type(field, typed);
  await screen.findAllByRole('option', undefined, { timeout: 30_000 });
};

const meta = {
  title: 'Pages/Palette',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  args: { at: '/business/clients' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTyping: Story = { play: (shown) => open(shown) };
export const PaletteNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (shown) => {
    await isShown(shown);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Search' }))[0] as HTMLElement);
    await screen.findByRole('combobox', { name: /^Search people/ }, { timeout: 30_000 });
  },
};
export const Found: Story = {
  play: async (shown) => {
    await open(shown, 'okafor');
    await expect(await screen.findByText(/^Birthday/, undefined, { timeout: 30_000 })).toBeVisible();
  },
};
export const Keys: Story = {
  play: async (shown) => {
    await isShown(shown);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 30_000 });
  },
};
