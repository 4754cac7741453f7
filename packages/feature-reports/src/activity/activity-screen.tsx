import { getRouteApi } from '@tanstack/react-router';
import { useAccess } from '@upline/shell';
import { ACTIVITY } from './activity-report.ts';
import { ActivityView } from './activity-view.tsx';

const route = getRouteApi('/signed-in/reports/activity');

/** `reports/activity`: what oneself or each person of a team made (domain.md 2.24). */
export function ActivityScreen() {
  const { user } = useAccess();
  return (
    <ActivityView
      report={ACTIVITY}
      search={route.useSearch()}
      // The own row is made of the own policies.
      personAt={(code) =>
        code === user.code
          ? { to: '/business/dashboard', search: { team: 'Personal' } }
          : { to: '/team/$code', params: { code } }
      }
    />
  );
}
