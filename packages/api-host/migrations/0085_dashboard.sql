-- What dashboards read of money over months (domain.md 2.34): amounts charged back are few among an associate's lines, and
-- bonuses by leg need five columns of many.
create index compensation_line_charged on compensation_line (posted_at) include (associate_code, currency, amount_cents)
  where amount_cents < 0 and voided_at is null;
create index compensation_line_charged_of on compensation_line (associate_code, posted_at) include (currency, amount_cents)
  where amount_cents < 0 and voided_at is null;
