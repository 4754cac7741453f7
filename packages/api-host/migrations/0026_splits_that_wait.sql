-- Since when a split waits for the present answer, and when its person was reminded (domain.md 8.1). Of splits from before, the
-- days are counted from now.
alter table policy_share add column asked_at timestamptz not null default now(), add column reminded_at timestamptz;
create index policy_share_unanswered on policy_share (asked_at)
  where approval_status in ('Pending For Owner', 'Pending For Associate') and reminded_at is null;
