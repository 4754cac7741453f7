import type { OperationAnswer } from '@upline/api-client';
import { useSave } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { RequestId } from '@upline/ui-kit/errors/request-id.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { DEBTS_SHOWN_BY, LINES_SHOWN_BY } from '../../office-shown-by.ts';
import type { chargeBody } from './charge-values.ts';

export interface ChargePreviewProps {
  readonly preview: OperationAnswer<'previewChargeback'>;
  readonly body: ReturnType<typeof chargeBody> & { note: string | null; document_id: string | null };
  readonly onBack: () => void;
  readonly onBooked: (answer: OperationAnswer<'createChargeback'>) => void;
}

/** What the chargeback would take, line by line; it is booked from here. */
export function ChargePreview({ preview, body, onBack, onBooked }: ChargePreviewProps) {
  const { lines, currency, policy_number, total_cents, is_fully_charged_back } = preview;
  const charge = useSave({
    operation: 'createChargeback',
    refresh: [...DEBTS_SHOWN_BY, ...LINES_SHOWN_BY],
    message: 'Chargeback created successfully',
  });
  const task = useTask(
    async () => onBooked(await charge.send({ body })),
    () => undefined,
  );
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <div className={layout.stack}>
      <Banner
        title="Nothing is booked yet"
        actions={
          <>
            <Button onClick={onBack} disabled={task.processing}>
              Back
            </Button>
            <Button variant="filled" loading={task.processing} onClick={() => void task.run()}>
              Book chargeback
            </Button>
          </>
        }
      >
        {body.reason} takes {money(total_cents)} from policy {policy_number}.
        {is_fully_charged_back && ' Nothing stands on it afterwards: it becomes Full Chargedback.'}
      </Banner>
      <Card title="Before and after">
        <FactTable
          label="What the chargeback takes"
          rows={lines.filter(({ standing_cents, taken_cents }) => standing_cents !== 0 || taken_cents !== 0)}
          rowKey={({ line_no }) => String(line_no)}
          columns={[
            { label: 'Associate', of: ({ associate }) => <Private>{associate.name}</Private> },
            { label: 'Line', of: ({ compensation_type }) => compensation_type },
            { label: 'Before', isNumber: true, of: ({ standing_cents }) => money(standing_cents) },
            { label: 'Taken', isNumber: true, of: ({ taken_cents }) => money(taken_cents) },
            {
              label: 'After',
              isNumber: true,
              of: ({ standing_cents, taken_cents }) => money(standing_cents - taken_cents),
            },
          ]}
        />
      </Card>
      {task.problem && (
        <Banner tone="danger" live title={task.problem.fields[0]?.message ?? task.problem.message}>
          Nothing was booked, and what you entered is kept.
          <RequestId id={task.problem.requestId} />
        </Banner>
      )}
    </div>
  );
}
