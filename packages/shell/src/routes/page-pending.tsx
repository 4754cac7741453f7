import { Loading } from '@upline/ui-kit/feedback/loading.tsx';

/** What stands in the frame until the first page has its data. Later pages stay until the next one has its own. */
export const PagePending = () => <Loading label="page" shape="rows" count={8} />;
