import type { PurchaseKind } from '@upline/domain';
import { type CardMoney, setCardLedger } from '../../cards/card-ledger.ts';
import { numberText } from '../../cards/card-payments.store.ts';
import type { Area } from '../../platform/host.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { type Journal, type Posting, postJournals, reverseJournals } from '../ledger/ledger.ts';
import { cardJournalsOf } from './card-journals.store.ts';

type Account = 'Card Receipts' | 'Disputed Card Receipts' | 'Fee Revenue' | 'Sales Revenue';

const REVENUE: Readonly<Record<PurchaseKind, Account>> = {
  Registration: 'Fee Revenue',
  'Yearly Renewal': 'Fee Revenue',
  'Builder Plan': 'Fee Revenue',
  'Store Order': 'Sales Revenue',
  'Event Ticket': 'Sales Revenue',
};

const moved = (cents: number, from: Account, to: Account): Posting[] => [
  { account: to, cents },
  { account: from, cents: -cents },
];

/** The journals that a payment needs by its facts, whether or not they are posted. */
export function cardJournals({ payment, refunds, disputes }: CardMoney): Journal[] {
  if (payment.paid_at === null) return [];
  const { currency } = payment;
  const revenue = REVENUE[payment.kind];
  const number = numberText(payment.number);
  return [
    {
      kind: 'Card Payment',
      sourceId: payment.id,
      currency,
      description: `Card payment ${number}`,
      postings: moved(payment.amount_cents, revenue, 'Card Receipts'),
    },
    ...refunds
      .filter(({ status }) => status === 'Pending' || status === 'Succeeded')
      .map(
        ({ id, amount_cents }): Journal => ({
          kind: 'Card Refund',
          sourceId: id,
          currency,
          description: `Refund of ${number}`,
          postings: moved(amount_cents, 'Card Receipts', revenue),
        }),
      ),
    ...disputes.flatMap(({ id, amount_cents, status }): Journal[] => {
      const dispute = { sourceId: id, currency };
      const opened: Journal = {
        ...dispute,
        kind: 'Card Dispute',
        description: `Dispute of ${number}`,
        // The bank holds the money until it decides.
        postings: moved(amount_cents, 'Card Receipts', 'Disputed Card Receipts'),
      };
      if (status === 'Open') return [opened];
      const isWon = status === 'Won';
      return [
        opened,
        {
          ...dispute,
          kind: isWon ? 'Card Dispute Won' : 'Card Dispute Lost',
          description: `Dispute of ${number} ${isWon ? 'won' : 'lost'}`,
          postings: moved(amount_cents, 'Disputed Card Receipts', isWon ? 'Card Receipts' : revenue),
        },
      ];
    }),
  ];
}

const eventOf = ({ kind, sourceId }: Pick<Journal, 'kind' | 'sourceId'>) => `${kind} ${sourceId}`;

/**
 * Posts what the facts call for and the ledger does not have yet, and takes back the journal of a refund that failed after it
 * was on its way. Facts may come in any order and any number of times: each has one journal.
 */
export async function keepCardJournals(
  context: Pick<Context, 'db' | 'now' | 'today' | 'caller'>,
  money: CardMoney,
): Promise<void> {
  const { payment, refunds, disputes } = money;
  const sources = [payment.id, ...refunds.map(({ id }) => id), ...disputes.map(({ id }) => id)];
  const posted = await cardJournalsOf(context.db, sources);
  const known = new Set(posted.map(({ kind, source_id }) => eventOf({ kind, sourceId: source_id })));
  await postJournals(
    context,
    cardJournals(money).filter((journal) => !known.has(eventOf(journal))),
  );
  const failed = new Set(refunds.filter(({ status }) => status === 'Failed').map(({ id }) => id));
  await reverseJournals(
    context,
    posted
      .filter(
        ({ kind, source_id, is_reversed }) => kind === 'Card Refund' && failed.has(source_id) && !is_reversed,
      )
      .map(({ id, description }) => ({ id, description: `${description} failed` })),
  );
}

/** Connects the ledger to card payments. */
export const cardJournalsArea: Area = (platform) => {
  setCardLedger(platform, keepCardJournals);
  return [];
};
