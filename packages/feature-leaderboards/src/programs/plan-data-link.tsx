import { useMay } from '@upline/shell';
import { Link } from '@upline/ui-kit';

/** The way to where windows and rules are changed, for who may. */
export function PlanDataLink() {
  const may = useMay('getPlanData');
  if (!may) return 'Window and rules are plan data, which super admins change.';
  return <Link to={{ to: '/settings/plan-data' }}>Change window and rules</Link>;
}
