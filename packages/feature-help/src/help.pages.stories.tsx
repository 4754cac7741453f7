import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { helpFeature } from './feature.ts';

const HELP = '/help';
const CATEGORY = '/help/category/getting-paid';
const ARTICLE = '/help/how-a-statement-is-read';
const PAGE = '/pages/privacy';
const EFAST = '/university/efast-start';
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Help',
  component: pagesOf(helpFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: HELP },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {};
export const HelpNarrow: Story = { globals: narrow };
export const HelpLoading: Story = { args: { state: 'Loading' } };
export const HelpError: Story = { args: { state: 'Error' } };
export const HelpForbidden: Story = { args: { state: 'Forbidden' } };
export const Search: Story = { args: { at: `${HELP}?search=statement` } };
export const Category: Story = { args: { at: CATEGORY } };
export const CategoryError: Story = { args: { at: CATEGORY, state: 'Error' } };
export const Article: Story = { args: { at: ARTICLE } };
export const ArticleNarrow: Story = { args: { at: ARTICLE }, globals: narrow };
export const ArticleLoading: Story = { args: { at: ARTICLE, state: 'Loading' } };
export const ArticleError: Story = { args: { at: ARTICLE, state: 'Error' } };
export const Page: Story = { args: { at: PAGE } };
export const PageNarrow: Story = { args: { at: PAGE }, globals: narrow };
export const EfastStart: Story = { args: { at: EFAST } };
export const EfastStartNarrow: Story = { args: { at: EFAST }, globals: narrow };
export const EfastStartHidden: Story = {
  args: { at: EFAST },
  globals: { privacy: 'on' },
};
export const EfastStartEmpty: Story = { args: { at: EFAST, state: 'Empty' } };
export const EfastStartLoading: Story = { args: { at: EFAST, state: 'Loading' } };
export const EfastStartError: Story = { args: { at: EFAST, state: 'Error' } };
