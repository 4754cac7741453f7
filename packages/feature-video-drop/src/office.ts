import { defineFeature } from '@upline/shell';
import { videoCreateRoute, videoEditRoute, videoRoute, videosRoute } from './office/videos.route.ts';

/** Videos as the home office keeps them (domain.md 2.36). Mounted by the admin app. */
export const officeVideosFeature = defineFeature({
  id: 'videos',
  routes: { videosRoute, videoCreateRoute, videoRoute, videoEditRoute },
});
