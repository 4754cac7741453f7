import { getRouteApi } from '@tanstack/react-router';
import { Banner, Button, RequestId } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useSave } from '../data/use-save.ts';

const NOTHING = [] as const;

/** One button: the ticket is good for a day, the link it gives for a minute. */
export function DownloadScreen() {
  const { ticket } = getRouteApi('/signed-in/downloads/$ticket').useParams();
  const claim = useSave({ operation: 'claimDownload', refresh: NOTHING });
  const download = () => claim.save({ params: { ticket } }, ({ url }) => window.location.assign(url));
  return (
    <>
      <PageHeader title="Your export is ready" facts={['It can be downloaded once, within 24 hours']} />
      {claim.error && (
        <Banner
          tone="danger"
          live
          title={claim.error.statusCode === 404 ? 'This export is no longer there' : claim.error.message}
        >
          {claim.error.statusCode === 404
            ? 'Export the list again to get a new link.'
            : 'Nothing was downloaded. Try again.'}
          <RequestId id={claim.error.requestId} />
        </Banner>
      )}
      <p>
        <Button variant="filled" loading={claim.saving} onClick={() => void download()}>
          Download the file
        </Button>
      </p>
    </>
  );
}
