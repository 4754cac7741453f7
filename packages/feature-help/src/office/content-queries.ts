import { queryFor } from '@upline/shell';

const MOST = 500;

/** All categories, to choose one from. */
export const everyCategory = queryFor('listHelpCategories', { query: { limit: MOST } });
/** All articles, to choose related ones from. */
export const everyArticle = queryFor('listHelpArticles', { query: { limit: MOST } });
