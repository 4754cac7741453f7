import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { formatNumber } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Banner, DateText, Loading } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

type Preview = OperationAnswer<'previewTransfer'>;
type Upline = Preview['uplines'][number];

const turn = ({ before, after }: { readonly before: number; readonly after: number }) =>
  before === after ? formatNumber(before) : `${formatNumber(before)} → ${formatNumber(after)}`;

const metOf = ({ next_level }: Upline) =>
  next_level === null
    ? 'Top of the ladder'
    : `${next_level.level.code}: ${turn({ before: next_level.before.met, after: next_level.after.met })} of ${next_level.after.asked}`;

/** What a transfer would change in teams, levels and pay, before anybody starts it (R-LVL-06, R-UPL-03). */
export function TransferEffects({ preview }: { readonly preview: Preview }) {
  const { moved, needs_super, counts_from, uplines, pay, to_upline } = preview;
  return (
    <div className={layout.stack}>
      {needs_super && (
        <Banner tone="warning" live>
          Only a SuperAdmin moves an RMD or somebody into another country.
        </Banner>
      )}
      <p>
        {moved === 1 ? '1 person moves' : `${formatNumber(moved)} people move`} under{' '}
        <Private>{to_upline.name}</Private>. Production and recruits count there from{' '}
        <DateText value={counts_from} /> on.
      </p>
      {uplines.length > 0 && (
        <FactTable
          label="Uplines before and after"
          rows={uplines}
          rowKey={({ associate }) => associate.code}
          columns={[
            { label: 'Upline', of: ({ associate }) => <Private>{associate.name}</Private> },
            { label: 'Side', of: ({ side }) => side },
            { label: 'Team', isNumber: true, of: ({ team }) => turn(team) },
            { label: 'Base shop', isNumber: true, of: ({ base_shop }) => turn(base_shop) },
            { label: 'Next level met', of: metOf },
            {
              label: 'Pay',
              isNumber: true,
              of: ({ pay: { before, after } }) => (
                <>
                  <Money cents={before} /> → <Money cents={after} />
                </>
              ),
            },
          ]}
        />
      )}
      <p className={layout.muted}>
        Pay: {formatNumber(pay.policies)} policies of the last {pay.months} months, as they are and as they
        would be{pay.is_complete ? '.' : '; there are more than are looked at.'}
      </p>
    </div>
  );
}

interface TransferPreviewProps {
  readonly code: string;
  readonly body: { readonly upline_code: string; readonly with_downline: boolean } | undefined;
}

/** The same, asked of the server once upline and downline are chosen. */
export function TransferPreview({ code, body }: TransferPreviewProps) {
  const preview = useQuery({
    ...queryFor('previewTransfer', {
      params: { code },
      body: { upline_code: body?.upline_code ?? '', with_downline: body?.with_downline ?? true },
    }),
    enabled: body !== undefined,
    retry: false,
  });
  if (body === undefined)
    return <p className={layout.muted}>Choose the new upline to see what would change.</p>;
  if (preview.isPending) return <Loading label="What would change" />;
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  return <TransferEffects preview={preview.data} />;
}
