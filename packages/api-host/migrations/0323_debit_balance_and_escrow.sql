-- What a reinstatement gives back of a line in escrow names that line: it waits there for as long as the line does, and was never owed
-- (R-MNY-12).
create or replace view debit_balance as
select chargeback_id, associate_code, currency, since, cents
from (
  select debt.id as chargeback_id, debt.associate_code, debt.currency, greatest(debt.event_date, given.on_date) as since,
    debt.amount_cents - debt.recovered_cents - debt.written_off_cents - coalesce(given.unpaid_cents, 0) as cents
  from chargeback debt
  left join policy_event event on event.id = debt.policy_event_id and event.reinstated_at is not null
  left join lateral (
    select (max(posted_at) at time zone 'America/New_York')::date as on_date,
      (sum(amount_cents - charged_cents) filter (where status in ('Pending', 'Escrow')))::bigint as unpaid_cents
    from (
      select posted_at, amount_cents, charged_cents, status from compensation_line line
      where debt.dispute_status = 'Approved' and line.source_kind = 'dispute' and line.source_id = debt.id::text
        and line.voided_at is null
      union all
      select posted_at, amount_cents, charged_cents, status from compensation_line line
      where event.id is not null and line.policy_id = debt.policy_id and line.associate_code = debt.associate_code
        and line.compensation_type = 'Adjustment' and line.amount_cents > 0 and line.source_kind = 'policy'
        and line.posted_at = event.reinstated_at and line.voided_at is null and line.original_line_id is null
    ) line
  ) given on true
  where debt.transferred_to_id is null and debt.recovered_cents + debt.written_off_cents < debt.amount_cents
) open
where cents > 0;
