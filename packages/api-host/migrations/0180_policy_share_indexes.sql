-- Pages of one's own policies, of a shop's and of the company's newest are each one walk of an index that holds all a page is
-- chosen by: a share that is refused, or somebody else's, is passed over without its row.
drop index policy_share_associate;
create index policy_share_associate on policy_share (associate_code, submit_date desc, policy_id desc)
  include (id, portion, approval_status, business_status);
drop index policy_share_shop;
create index policy_share_shop on policy_share (shop_code, submit_date desc, id desc)
  include (associate_code, portion, approval_status, business_status);
drop index policy_share_newest;
create index policy_share_newest on policy_share (submit_date desc, id desc)
  include (shop_code, associate_code, portion, approval_status, business_status);
