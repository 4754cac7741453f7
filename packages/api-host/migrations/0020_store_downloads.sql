-- Goods of the store that are saved as files instead of being sent (domain.md 2.25), and the refunds of orders as a list.

alter table store_product drop constraint store_product_category_check;
alter table store_product add constraint store_product_category_check check (category in ('Apparel', 'Business Cards',
  'Marketing Materials', 'Training Kits', 'Office', 'Event Merchandise', 'Digital'));

alter table store_product add column file_id uuid references attachment (id);
alter table store_product add constraint store_product_file check ((category = 'Digital') = (file_id is not null));
create index store_product_file_id on store_product (file_id);
create trigger document_named after insert or update of file_id on store_product
  for each row execute function document_named('file_id');

-- What the buyer may save; another file of the product does not reach what was sold.
alter table store_order_line add column file_id uuid references attachment (id);
create index store_order_line_file on store_order_line (file_id);
create trigger document_named after insert or update of file_id on store_order_line
  for each row execute function document_named('file_id');

-- An order of downloads alone goes nowhere. The state in which it is taxed stays: that in which the buyer lives.
alter table store_order add column is_download boolean not null default false;
alter table store_order alter column ship_name drop not null;
alter table store_order alter column ship_phone drop not null;
alter table store_order alter column ship_line1 drop not null;
alter table store_order alter column ship_city drop not null;
alter table store_order alter column ship_postal_code drop not null;
alter table store_order add constraint store_order_address check (case when is_download
  then num_nonnulls(ship_name, ship_phone, ship_line1, ship_line2, ship_city, ship_postal_code) = 0
  else num_nonnulls(ship_name, ship_phone, ship_line1, ship_city, ship_postal_code) = 5 end);
alter table store_order drop constraint store_order_check2;
alter table store_order add constraint store_order_shipped check ((status = 'Shipped') = (shipped_at is not null)
  and (status = 'Shipped' and not is_download) = (tracking_number is not null)
  and (tracking_number is null) = (carrier is null));

create index card_refund_created on card_refund (created_at desc, id);
