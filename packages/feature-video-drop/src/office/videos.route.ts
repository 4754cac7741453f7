import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, signedInRoute } from '@upline/shell';
import { VIDEO_LIST } from './video-lists.ts';

export const videosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/videos',
  staticData: { title: 'Videos', needs: 'listVideos', lists: { videos: {} } },
  ...listPage(VIDEO_LIST),
  component: lazyRouteComponent(() => import('./videos-screen.tsx'), 'VideosScreen'),
});

export const videoCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/videos/create',
  staticData: { title: 'Create video', needs: 'createVideo' },
  component: lazyRouteComponent(() => import('./video-form-screens.tsx'), 'VideoCreateScreen'),
});

export const videoRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/videos/$id',
  staticData: { title: 'Video', needs: 'getVideo' },
  loader: loadRecord('getVideo'),
  component: lazyRouteComponent(() => import('./video-screen.tsx'), 'VideoScreen'),
});

export const videoEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/content/videos/$id/edit',
  staticData: { title: 'Edit', needs: 'updateVideo' },
  loader: loadNewest('getVideo'),
  component: lazyRouteComponent(() => import('./video-form-screens.tsx'), 'VideoEditScreen'),
});
