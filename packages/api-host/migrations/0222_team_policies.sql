-- A team's policies of a type, product or provider from the index alone: whose they are stands there already.
drop index policy_share_shop;
create index policy_share_shop on policy_share (shop_code, submit_date desc, id desc)
  include (associate_code, portion, approval_status, business_status, product_id, bv_cents);
drop index policy_share_newest;
create index policy_share_newest on policy_share (submit_date desc, id desc)
  include (shop_code, associate_code, portion, approval_status, business_status, product_id);
-- What waits for action is little among millions.
create index policy_share_action on policy_share (submit_date desc, id desc)
  include (shop_code, associate_code, portion, approval_status) where business_status = 'Action Required';
