-- What the business dashboard counts, by shop: policies that wait are few, and those issued in some days are not near each other
-- in the order of submission. Both are read from the index alone; a policy stands in the first only while it waits.
create index policy_share_waiting_business on policy_share (shop_code) include (associate_code, policy_id, portion, approval_status)
  where business_status in ('Pending', 'Action Required');
create index policy_share_issued on policy_share (shop_code, issue_date)
  include (associate_code, policy_id, submit_date, portion, approval_status)
  where issue_date is not null;
-- Rows of money carry their explanation, so that few fit a page of the table. What sums are made of stands beside the order in
-- which they are read already: a year of somebody's money, or of the company's, is a walk of one index.
drop index compensation_line_owner;
create index compensation_line_owner on compensation_line (associate_code, posted_at desc, id desc)
  include (source_associate_code, compensation_type, currency, amount_cents, status, voided_at);
drop index compensation_line_newest;
create index compensation_line_newest on compensation_line (posted_at desc, id desc)
  include (compensation_type, currency, amount_cents, voided_at);
