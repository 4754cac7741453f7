-- What a payout recovered of a debt in another currency, in the currency of the debt; amount_cents is in that of the payout. Null
-- where they are the same (domain.md 4.10, R-MNY-30).
alter table payout_recovery add column debt_cents bigint check (debt_cents > 0);
