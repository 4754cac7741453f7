import { builtInViews, type ListOperations } from '@upline/shell';

const drafts = { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } } as const;
const shown = { id: 'published', name: 'Published', filter: { status: { in: ['Published'] } } } as const;
const taken = {
  id: 'unpublished',
  name: 'Unpublished',
  filter: { status: { in: ['Unpublished'] } },
} as const;

export const ARTICLE_LIST = {
  name: 'help-articles',
  list: 'listHelpArticles',
  count: 'countHelpArticles',
  views: builtInViews('listHelpArticles', () => [drafts, shown, taken]),
} as const satisfies ListOperations;

export const CATEGORY_LIST = {
  name: 'help-categories',
  list: 'listHelpCategories',
  count: 'countHelpCategories',
} as const satisfies ListOperations;

export const PAGE_LIST = {
  name: 'content-pages',
  list: 'listContentPages',
  count: 'countContentPages',
  views: builtInViews('listContentPages', () => [drafts, shown, taken]),
} as const satisfies ListOperations;

export const ANNOUNCEMENT_LIST = {
  name: 'announcements',
  list: 'listAnnouncements',
  count: 'countAnnouncements',
  views: builtInViews('listAnnouncements', () => [drafts, shown, taken]),
} as const satisfies ListOperations;

export const EFAST_LIST = {
  name: 'efast-tasks',
  list: 'listEfastTasks',
  count: 'countEfastTasks',
  views: builtInViews('listEfastTasks', () => [drafts, shown, taken]),
} as const satisfies ListOperations;

const ARTICLES = ['listHelpArticles', 'countHelpArticles'] as const;
const CATEGORIES = ['listHelpCategories', 'countHelpCategories'] as const;
const PAGES = ['listContentPages', 'countContentPages'] as const;
const ANNOUNCEMENTS = ['listAnnouncements', 'countAnnouncements'] as const;

const EFAST = ['listEfastTasks', 'countEfastTasks'] as const;

/** The answers that a change of each kind is seen in. */
export const SHOWN_BY = {
  articles: [...ARTICLES, 'listHelpCategories', 'getHelpCategory', 'getHelpArticle'],
  categories: [...CATEGORIES, 'getHelpCategory', ...ARTICLES, 'getHelpArticle'],
  pages: [...PAGES, 'getContentPage'],
  announcements: [...ANNOUNCEMENTS, 'getAnnouncement'],
  efast: [...EFAST, 'getEfastTask'],
} as const;

/** After a deletion: the record itself is gone. */
export const LISTED_BY = {
  articles: [...ARTICLES, 'listHelpCategories', 'getHelpCategory'],
  categories: [...CATEGORIES, ...ARTICLES, 'getHelpArticle'],
  pages: PAGES,
  announcements: ANNOUNCEMENTS,
  efast: EFAST,
} as const;
