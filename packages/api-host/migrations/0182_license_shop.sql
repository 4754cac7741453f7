-- Licenses carry the shop of their associate, as shares of policies do, so that those of a team which end soonest are read by
-- shop; kept by the network (src/network/shop-facts.store.ts).
alter table license add column shop_code text;
update license set shop_code = app_user.shop_code from app_user where app_user.code = license.associate_code;
create index license_shop on license (shop_code, expiration_date, id) include (associate_code, status)
  where approval_status = 'Approved';
create index license_ending on license (expiration_date, id) include (shop_code, associate_code, status)
  where approval_status = 'Approved';
