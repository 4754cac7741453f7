import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { ExposureView } from './exposure-view.tsx';

/** What would be charged back if policies lapsed (domain.md 9.3 item 3). */
export function ExposurePart() {
  const { data } = useSuspenseQuery(queryFor('getExposure'));
  return <ExposureView exposure={data} />;
}
