-- Card payments in the ledger (R-10): the payment, what goes back, and what a bank takes while it decides.
insert into ledger_account_kind (kind, side, is_personal) values
  ('Card Receipts', 1, false),
  ('Disputed Card Receipts', 1, false),
  ('Fee Revenue', -1, false),
  ('Sales Revenue', -1, false);

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in ('Compensation', 'Escrow Release', 'Escrow Hold',
  'Void', 'Chargeback', 'Reinstatement', 'Adjustment', 'Write-Off', 'Debt Transfer', 'Pay Run', 'Payout',
  'Payout Release', 'Payout Return', 'Provider Payment', 'Card Payment', 'Card Refund', 'Card Dispute',
  'Card Dispute Won', 'Card Dispute Lost', 'Reversal'));

-- What cards paid before the ledger kept it.
create temporary table card_fact as
with revenue as (
  select id, number, currency, paid_at,
    case when kind in ('Store Order', 'Event Ticket') then 'Sales Revenue' else 'Fee Revenue' end as account
  from card_payment where paid_at is not null
), fact as (
  select 'Card Payment' as kind, card_payment.id::text as source_id, revenue.currency, revenue.paid_at as at,
    'Card payment P-' || lpad(revenue.number::text, 6, '0') as description,
    'Card Receipts' as debit, account as credit, amount_cents as cents
  from card_payment join revenue using (id)
  union all
  select 'Card Refund', card_refund.id::text, currency, coalesce(settled_at, created_at),
    'Refund of P-' || lpad(number::text, 6, '0'), account, 'Card Receipts', amount_cents
  from card_refund join revenue on revenue.id = payment_id where status in ('Pending', 'Succeeded')
  union all
  select 'Card Dispute', card_dispute.id, currency, opened_at,
    'Dispute of P-' || lpad(number::text, 6, '0'), 'Disputed Card Receipts', 'Card Receipts', amount_cents
  from card_dispute join revenue on revenue.id = payment_id
  union all
  select 'Card Dispute ' || status, card_dispute.id, currency, closed_at,
    'Dispute of P-' || lpad(number::text, 6, '0') || ' ' || lower(status),
    case status when 'Won' then 'Card Receipts' else account end, 'Disputed Card Receipts', amount_cents
  from card_dispute join revenue on revenue.id = payment_id where status <> 'Open'
)
select gen_random_uuid() as id, fact.* from fact where cents > 0;

insert into ledger_account (kind, side, is_personal, currency)
select kind.kind, kind.side, kind.is_personal, used.currency
from (select debit as kind, currency from card_fact union select credit, currency from card_fact) as used
join ledger_account_kind as kind on kind.kind = used.kind
on conflict (kind, associate_code, currency) do nothing;

insert into journal (id, kind, source_id, currency, on_date, description, line_count, created_at)
select id, kind, source_id, currency, (at at time zone 'America/New_York')::date, description, 2, at from card_fact;

insert into journal_line (journal_id, line_no, account_id, currency, amount_cents)
select card_fact.id, side.line_no, account.id, card_fact.currency, side.sign * cents
from card_fact cross join (values (1, 1), (2, -1)) as side (line_no, sign)
join ledger_account as account on account.currency = card_fact.currency and account.associate_code is null
  and account.kind = case side.sign when 1 then debit else credit end;

drop table card_fact;
