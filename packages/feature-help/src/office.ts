import { defineFeature } from '@upline/shell';
import {
  announcementCreateRoute,
  announcementEditRoute,
  announcementRoute,
  announcementsRoute,
  articleCreateRoute,
  articleEditRoute,
  articleRoute,
  articlesRoute,
  categoriesRoute,
  contentPageCreateRoute,
  contentPageEditRoute,
  contentPageRoute,
  contentPagesRoute,
} from './office/content.route.ts';

/** Help, pages and announcements as the home office writes them (domain.md 2.36). Mounted by the admin app. */
export const officeContentFeature = defineFeature({
  id: 'content',
  routes: {
    articlesRoute,
    articleCreateRoute,
    articleRoute,
    articleEditRoute,
    categoriesRoute,
    contentPagesRoute,
    contentPageCreateRoute,
    contentPageRoute,
    contentPageEditRoute,
    announcementsRoute,
    announcementCreateRoute,
    announcementRoute,
    announcementEditRoute,
  },
});
