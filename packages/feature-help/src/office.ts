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
  efastTaskCreateRoute,
  efastTaskEditRoute,
  efastTaskRoute,
  efastTasksRoute,
} from './office/content.route.ts';

/** Help, pages, announcements and eFast Start as the home office writes them (domain.md 2.36). Mounted by the admin app. */
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
    efastTasksRoute,
    efastTaskCreateRoute,
    efastTaskRoute,
    efastTaskEditRoute,
  },
});
