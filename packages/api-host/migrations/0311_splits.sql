-- A team's splits, newest first: few among all credits, found without those of the writing associates.
create index policy_share_split on policy_share (id) include (shop_code, associate_code, portion, approval_status)
  where portion > 0;
