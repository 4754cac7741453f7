import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { officeContentFeature } from './office.ts';

const HELP = '/content/help';
const ARTICLE = `${HELP}/${exampleOf('getHelpArticle').id}`;
const CATEGORIES = `${HELP}/categories`;
const CATEGORY = `${CATEGORIES}/${exampleOf('getHelpCategory').id}`;
const PAGES = '/content/pages';
const PAGE = `${PAGES}/${exampleOf('getContentPage').id}`;
const NEWS = '/content/announcements';
const ANNOUNCEMENT = `${NEWS}/${exampleOf('getAnnouncement').id}`;
const EFAST = '/content/efast-start';
const TASK = `${EFAST}/${exampleOf('getEfastTask').id}`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Content',
  component: pagesOf(officeContentFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: HELP },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Articles: Story = {};
export const ArticlesNarrow: Story = { globals: narrow };
export const ArticlesEmpty: Story = { args: { state: 'Empty' } };
export const ArticlesError: Story = { args: { state: 'Error' } };
export const ArticlesForbidden: Story = { args: { state: 'Forbidden' } };
export const Article: Story = { args: { at: ARTICLE } };
export const ArticleNarrow: Story = { args: { at: ARTICLE }, globals: narrow };
export const ArticleError: Story = { args: { at: ARTICLE, state: 'Error' } };
export const CreateArticle: Story = { args: { at: `${HELP}/create` } };
export const EditArticle: Story = { args: { at: `${ARTICLE}/edit` } };
export const EditArticleNarrow: Story = {
  args: { at: `${ARTICLE}/edit` },
  globals: narrow,
};
export const Categories: Story = { args: { at: CATEGORIES } };
export const CategoriesEmpty: Story = { args: { at: CATEGORIES, state: 'Empty' } };
export const Category: Story = { args: { at: CATEGORY } };
export const CategoryError: Story = { args: { at: CATEGORY, state: 'Error' } };
export const Pages: Story = { args: { at: PAGES } };
export const PagesEmpty: Story = { args: { at: PAGES, state: 'Empty' } };
export const Page: Story = { args: { at: PAGE } };
export const CreatePage: Story = { args: { at: `${PAGES}/create` } };
export const EditPage: Story = { args: { at: `${PAGE}/edit` } };
export const Announcements: Story = { args: { at: NEWS } };
export const AnnouncementsEmpty: Story = { args: { at: NEWS, state: 'Empty' } };
export const Announcement: Story = { args: { at: ANNOUNCEMENT } };
export const CreateAnnouncement: Story = { args: { at: `${NEWS}/create` } };
export const EditAnnouncement: Story = { args: { at: `${ANNOUNCEMENT}/edit` } };
export const Tasks: Story = { args: { at: EFAST } };
export const TasksEmpty: Story = { args: { at: EFAST, state: 'Empty' } };
export const TasksError: Story = { args: { at: EFAST, state: 'Error' } };
export const Task: Story = { args: { at: TASK } };
export const TaskNarrow: Story = { args: { at: TASK }, globals: narrow };
export const CreateTask: Story = { args: { at: `${EFAST}/create` } };
export const EditTask: Story = { args: { at: `${TASK}/edit` } };
