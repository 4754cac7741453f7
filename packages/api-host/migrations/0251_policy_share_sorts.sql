-- A large team's policies by status, provider, number and newest issued: walked in that order, others' passed over without their
-- rows, instead of read whole and sorted. Indexes only are made; of five million shares each takes some 10 s, in which writers of
-- policies wait: a large network is stopped for it.
create index policy_share_status on policy_share (business_status, id) include (shop_code, associate_code, portion, approval_status);
create index policy_share_provider on policy_share (provider_id, id) include (shop_code, associate_code, portion, approval_status);
create index policy_share_newest_issued on policy_share (issue_date desc nulls last, id desc)
  include (shop_code, associate_code, portion, approval_status);
create index policy_last_four on policy ((right(policy_number, 4) collate "C"), id);
-- With the date of issue: what was issued in some days is found among the newest.
drop index policy_share_newest;
create index policy_share_newest on policy_share (submit_date desc, id desc)
  include (shop_code, associate_code, portion, approval_status, business_status, product_id, issue_date);
