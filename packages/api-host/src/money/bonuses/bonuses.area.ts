import type { Area } from '../../platform/host.ts';
import { builderBonus } from './builder-bonus.ts';
import { programRoutes } from './programs.routes.ts';
import { scholarships } from './scholarships.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'close-builder-month': Record<string, never>;
    'award-scholarships': Record<string, never>;
    'review-scholarships': Record<string, never>;
    'tell-near-scholarships': Record<string, never>;
    'tell-near-builders': Record<string, never>;
  }
}

/** Programs that pay by themselves, each job one transaction; on most days they find nothing to do. */
export const bonusesArea: Area = (platform) => {
  const { jobs } = platform;
  const builders = builderBonus(platform);
  const grants = scholarships(platform);
  jobs.define('close-builder-month', { run: builders.closeMonth });
  jobs.define('award-scholarships', { run: grants.award });
  jobs.define('review-scholarships', { run: grants.review });
  jobs.define('tell-near-scholarships', { run: grants.tellNear });
  jobs.define('tell-near-builders', { run: builders.tellNear });
  jobs.schedule('close-builder-month', { dailyAt: '02:30' }, 'close-builder-month', {});
  jobs.schedule('award-scholarships', { dailyAt: '02:40' }, 'award-scholarships', {});
  jobs.schedule('review-scholarships', { dailyAt: '02:50' }, 'review-scholarships', {});
  jobs.schedule('tell-near-scholarships', { dailyAt: '07:00' }, 'tell-near-scholarships', {});
  jobs.schedule('tell-near-builders', { dailyAt: '07:05' }, 'tell-near-builders', {});
  return programRoutes(platform);
};
