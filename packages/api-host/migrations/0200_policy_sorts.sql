-- Millions of policies by what the office sorts by most: one walk of an index instead of reading and sorting all. Indexes only
-- are added, no row is written anew; of five million policies each takes 5 to 10 s, in which writers of policies wait: all
-- migrations run in one transaction, so a large network is stopped for this one.
create index policy_bv on policy (bv_cents, id);
-- Who wrote them, by name: people are walked in order and their policies read.
create index policy_writer on policy (writing_associate_code);
create index policy_issued on policy (issue_date desc nulls last, id desc);
-- Of a team: whose a share is stands beside, so that others' are passed over without their rows.
create index policy_share_bv on policy_share (bv_cents, id) include (shop_code, associate_code, portion, approval_status);
-- Empty dates come last in both directions, so that each is an index of its own.
create index policy_issued_first on policy (issue_date, id);
