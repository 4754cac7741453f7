/// <reference types="@upline/ui-kit/ambient.d.ts" />
import { defineFeature } from '@upline/shell';
import { OPEN_TEAM } from './open-team-verb.ts';
import { officeVisualizerRoute, officeVisualizerTypeRoute } from './visualizer/visualizer.route.ts';

/** Everybody's team, for the home office. Mounted by the admin app. */
export const officeTeamFeature = defineFeature({
  id: 'team',
  routes: { officeVisualizerRoute, officeVisualizerTypeRoute },
  verbs: OPEN_TEAM,
});
