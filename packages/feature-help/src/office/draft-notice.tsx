import type { PublishStatus } from '@upline/domain';
import { Banner } from '@upline/ui-kit';

interface DraftNoticeProps {
  readonly status: PublishStatus;
  /** Where readers find it once it is published. */
  readonly address: string;
}

/** Says who sees what is below. */
export function DraftNotice({ status, address }: DraftNoticeProps) {
  if (status === 'Published')
    return <Banner>Associates it is for see it as it is below, at {address}.</Banner>;
  return (
    <Banner tone="warning">
      {status === 'Draft' ? 'This is a draft.' : 'It was taken back.'} Associates see nothing of it.
      Published, it is at {address}.
    </Banner>
  );
}
