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

-- Fees and taxes, each value with the day from which it holds, until the next one of the same (domain.md 1.7, 2.25). A value is never
-- changed: one that has not begun is withdrawn, and so nothing that was charged can be read differently later.
create table fee (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('Membership Fee', 'Yearly Renewal', 'Builder Plan', 'Sales Tax')),
  country text not null check (country in ('USA', 'Canada')),
  -- Of a membership fee.
  plan text check (plan in ('associate', 'builder')),
  -- State or province of a tax.
  region text,
  effective_from date not null,
  amount_cents bigint check (amount_cents >= 0),
  rate_bps integer check (rate_bps between 0 and 5000),
  created_at timestamptz not null,
  -- Null of what the portal started with.
  created_by text references app_user (code),
  withdrawn_at timestamptz,
  withdrawn_by text references app_user (code),
  check ((kind = 'Membership Fee') = (plan is not null)),
  check ((kind = 'Sales Tax') = (region is not null)),
  check ((kind = 'Sales Tax') = (rate_bps is not null)),
  check ((rate_bps is null) = (amount_cents is not null)),
  check (created_by is null or effective_from >= (created_at at time zone 'America/New_York')::date),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint fee_has_begun check (effective_from > (withdrawn_at at time zone 'America/New_York')::date)
);
create unique index fee_from on fee (kind, country, plan, region, effective_from) nulls not distinct
  where withdrawn_at is null;

create function keep_fee() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null or (new.id, new.kind, new.country, new.plan, new.region, new.effective_from,
    new.amount_cents, new.rate_bps, new.created_at, new.created_by)
    is distinct from (old.id, old.kind, old.country, old.plan, old.region, old.effective_from,
    old.amount_cents, old.rate_bps, old.created_at, old.created_by) then
    raise exception 'A fee does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger fee_kept before update on fee for each row execute function keep_fee();
create trigger fee_append_only before delete on fee for each row execute function refuse_change();
create trigger fee_no_truncate before truncate on fee for each statement execute function refuse_change();

-- Of known ids: a database that is copied is compared with one that was only migrated.
insert into fee (id, kind, country, plan, effective_from, amount_cents, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'Membership Fee', 'USA', 'associate', '2000-01-01', 12500, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'Membership Fee', 'USA', 'builder', '2000-01-01', 12500, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000003', 'Membership Fee', 'Canada', 'associate', '2000-01-01', 15000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000004', 'Membership Fee', 'Canada', 'builder', '2000-01-01', 15000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000005', 'Yearly Renewal', 'USA', null, '2000-01-01', 6000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000006', 'Yearly Renewal', 'Canada', null, '2000-01-01', 7500, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000007', 'Builder Plan', 'USA', null, '2000-01-01', 4900, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000008', 'Builder Plan', 'Canada', null, '2000-01-01', 5900, '2000-01-01T05:00:00Z');

-- What was set before there was a table of fees, and the fees of agreements that were published.
insert into fee (kind, country, effective_from, amount_cents, created_at)
select case setting.key when 'renewal_fee' then 'Yearly Renewal' else 'Builder Plan' end, place.country,
  setting.effective_from, (setting.value ->> place.currency)::bigint, setting.created_at
from setting cross join (values ('USA', 'USD'), ('Canada', 'CAD')) as place (country, currency)
where setting.key in ('renewal_fee', 'builder_plan_price') and setting.value ? place.currency
on conflict do nothing;
insert into fee (kind, country, plan, effective_from, amount_cents, created_at)
select distinct on (country, plan, on_date) 'Membership Fee', country, plan, on_date, fee_cents, published_at
from (select *, (published_at at time zone 'America/New_York')::date as on_date from legal_text) as text
where type = 'AMA' and status <> 'Draft'
order by country, plan, on_date, published_at desc
on conflict do nothing;
delete from setting where key = 'builder_plan_price';
update setting set value = value - 'USD' - 'CAD' where key = 'renewal_fee';
