import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnIn, isShown, overlapsIn, pagesOf } from '@upline/testing/page-story';
import { expect, within } from 'storybook/test';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Policies',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business?filter={"business_status":{"in":["Pending"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
/** Text at 200 %: nothing is on anything else, and the names of pages are whole (WCAG 1.4.4). */
export const ListInLargeText: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async (story) => {
    await isShown({ ...story, args: {} });
    const { canvasElement } = story;
    const page = within(canvasElement);
    const table = await page.findByRole('table', { name: 'Policies' });
    const sidebar = page.getByRole('navigation', { name: 'Business' });
    const parts = [
      ...page.getAllByRole('banner'),
      sidebar,
      page.getByRole('toolbar'),
      ...within(table).getAllByRole('row'),
      page.getByRole('navigation', { name: 'Pages' }),
    ];
    for (const part of parts) await expect(drawnIn(part)).not.toHaveLength(0);
    await expect(parts.flatMap(overlapsIn)).toEqual([]);
    const cut = drawnIn(sidebar).filter(({ isCut }) => isCut);
    await expect(cut.map(({ what }) => what)).toEqual([]);
  },
};
export const Policy: Story = { args: { at: '/business/GM-1004711' } };
export const PolicyLoading: Story = {
  args: { at: '/business/GM-1004711', state: 'Loading' },
};
export const PolicyError: Story = {
  args: { at: '/business/GM-1004711', state: 'Error' },
};
export const PolicyForbidden: Story = {
  args: { at: '/business/GM-1004711', state: 'Forbidden' },
};
export const Create: Story = { args: { at: '/business/create' } };
export const CreateForbidden: Story = {
  args: { at: '/business/create', state: 'Forbidden' },
};
export const Edit: Story = { args: { at: '/business/GM-1004711/edit' } };
export const EditError: Story = {
  args: { at: '/business/GM-1004711/edit', state: 'Error' },
};
