import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import { ANNOUNCEMENT_LIST, ARTICLE_LIST, CATEGORY_LIST, EFAST_LIST, PAGE_LIST } from './content-lists.ts';
import { everyArticle, everyCategory } from './content-queries.ts';

export const articlesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/help',
  staticData: { title: 'Help', needs: 'listHelpArticles', lists: { 'help-articles': {} } },
  ...listPage(ARTICLE_LIST),
  component: lazyRouteComponent(() => import('./articles/articles-screen.tsx'), 'ArticlesScreen'),
});

export const articleCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/help/create',
  staticData: { title: 'Create article', needs: 'createHelpArticle' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(everyCategory), queryClient.ensureQueryData(everyArticle)]),
  component: lazyRouteComponent(() => import('./articles/article-form-screens.tsx'), 'ArticleCreateScreen'),
});

export const categoriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/help/categories',
  staticData: { title: 'Help categories', needs: 'listHelpCategories', lists: { 'help-categories': {} } },
  ...listPage(CATEGORY_LIST),
  component: lazyRouteComponent(() => import('./categories/categories-screen.tsx'), 'CategoriesScreen'),
});

export const categoryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/help/categories/$id',
  staticData: { title: 'Help category', needs: 'getHelpCategory' },
  loader: loadRecord('getHelpCategory'),
  component: lazyRouteComponent(() => import('./categories/category-screen.tsx'), 'CategoryScreen'),
});

export const articleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/help/$id',
  staticData: { title: 'Article', needs: 'getHelpArticle' },
  loader: loadRecord('getHelpArticle'),
  component: lazyRouteComponent(() => import('./articles/article-screen.tsx'), 'ArticleScreen'),
});

export const articleEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/help/$id/edit',
  staticData: { title: 'Edit', needs: 'updateHelpArticle' },
  loader: ({ context, params }) =>
    Promise.all([
      loadNewest('getHelpArticle')({ context, params }),
      context.queryClient.ensureQueryData(everyCategory),
      context.queryClient.ensureQueryData(everyArticle),
    ]),
  component: lazyRouteComponent(() => import('./articles/article-form-screens.tsx'), 'ArticleEditScreen'),
});

export const contentPagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/pages',
  staticData: { title: 'Pages', needs: 'listContentPages', lists: { 'content-pages': {} } },
  ...listPage(PAGE_LIST),
  component: lazyRouteComponent(() => import('./pages/pages-screen.tsx'), 'PagesScreen'),
});

export const contentPageCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/pages/create',
  staticData: { title: 'Create page', needs: 'createContentPage' },
  component: lazyRouteComponent(() => import('./pages/page-form-screens.tsx'), 'PageCreateScreen'),
});

export const contentPageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/pages/$id',
  staticData: { title: 'Page', needs: 'getContentPage' },
  loader: loadRecord('getContentPage'),
  component: lazyRouteComponent(() => import('./pages/page-screen.tsx'), 'PageScreen'),
});

export const contentPageEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/pages/$id/edit',
  staticData: { title: 'Edit', needs: 'updateContentPage' },
  loader: loadNewest('getContentPage'),
  component: lazyRouteComponent(() => import('./pages/page-form-screens.tsx'), 'PageEditScreen'),
});

export const announcementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/announcements',
  staticData: { title: 'Announcements', needs: 'listAnnouncements', lists: { announcements: {} } },
  ...listPage(ANNOUNCEMENT_LIST),
  component: lazyRouteComponent(
    () => import('./announcements/announcements-screen.tsx'),
    'AnnouncementsScreen',
  ),
});

export const announcementCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/announcements/create',
  staticData: { title: 'Create announcement', needs: 'createAnnouncement' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listAnnouncementTeams')),
  component: lazyRouteComponent(
    () => import('./announcements/announcement-form-screens.tsx'),
    'AnnouncementCreateScreen',
  ),
});

export const announcementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/announcements/$id',
  staticData: { title: 'Announcement', needs: 'getAnnouncement' },
  loader: loadRecord('getAnnouncement'),
  component: lazyRouteComponent(
    () => import('./announcements/announcement-screen.tsx'),
    'AnnouncementScreen',
  ),
});

export const announcementEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/announcements/$id/edit',
  staticData: { title: 'Edit', needs: 'updateAnnouncement' },
  loader: ({ context, params }) =>
    Promise.all([
      loadNewest('getAnnouncement')({ context, params }),
      context.queryClient.ensureQueryData(queryFor('listAnnouncementTeams')),
    ]),
  component: lazyRouteComponent(
    () => import('./announcements/announcement-form-screens.tsx'),
    'AnnouncementEditScreen',
  ),
});

export const efastTasksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/efast-start',
  staticData: { title: 'eFast Start', needs: 'listEfastTasks', lists: { 'efast-tasks': {} } },
  ...listPage(EFAST_LIST),
  component: lazyRouteComponent(() => import('./efast/efast-tasks-screen.tsx'), 'EfastTasksScreen'),
});

export const efastTaskCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/efast-start/create',
  staticData: { title: 'Create task', needs: 'createEfastTask' },
  component: lazyRouteComponent(() => import('./efast/efast-form-screens.tsx'), 'EfastCreateScreen'),
});

export const efastTaskRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/efast-start/$id',
  staticData: { title: 'Task', needs: 'getEfastTask' },
  loader: loadRecord('getEfastTask'),
  component: lazyRouteComponent(() => import('./efast/efast-task-screen.tsx'), 'EfastTaskScreen'),
});

export const efastTaskEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/efast-start/$id/edit',
  staticData: { title: 'Edit', needs: 'updateEfastTask' },
  loader: loadNewest('getEfastTask'),
  component: lazyRouteComponent(() => import('./efast/efast-form-screens.tsx'), 'EfastEditScreen'),
});
