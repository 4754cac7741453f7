-- The store (domain.md 2.25): products with variants, one cart of each associate, and orders that are paid by card.

alter table fee drop constraint fee_kind_check;
alter table fee add constraint fee_kind_check check
  (kind in ('Membership Fee', 'Yearly Renewal', 'Builder Plan', 'Sales Tax', 'Shipping', 'Free Shipping From'));

insert into fee (id, kind, country, plan, effective_from, amount_cents, created_at) values
  ('00000000-0000-4000-8000-000000000009', 'Shipping', 'USA', null, '2000-01-01', 795, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-00000000000a', 'Shipping', 'Canada', null, '2000-01-01', 1295, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-00000000000b', 'Free Shipping From', 'USA', null, '2000-01-01', 10000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-00000000000c', 'Free Shipping From', 'Canada', null, '2000-01-01', 10000, '2000-01-01T05:00:00Z');

-- What was sold is not sold any more: the payment is not offered again, and money that comes for it all the same goes back.
alter table card_payment add column withdrawn_at timestamptz;

create table store_product (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 100),
  name_key text collate "C" not null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (category in ('Apparel', 'Business Cards', 'Marketing Materials', 'Training Kits', 'Office',
    'Event Merchandise')),
  description text check (char_length(description) <= 5000),
  -- It is sold only where it has a price.
  price_usd_cents bigint check (price_usd_cents >= 0),
  price_cad_cents bigint check (price_cad_cents >= 0),
  taxable boolean not null,
  max_per_order integer check (max_per_order between 1 and 99),
  builder_discount_bps integer not null check (builder_discount_bps between 0 and 5000),
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (price_usd_cents is not null or price_cad_cents is not null)
);

-- The first one stands for the product on the shelf.
create table store_product_image (
  product_id uuid not null references store_product (id) on delete cascade,
  attachment_id uuid not null references attachment (id),
  place integer not null check (place between 1 and 10),
  primary key (product_id, attachment_id)
);
create index store_product_image_attachment on store_product_image (attachment_id);
create trigger document_named after insert on store_product_image
  for each row execute function document_named('attachment_id');

-- Whoever changes the stock has locked the product and raises its version, so that no edit of it overwrites a reservation.
create table store_variant (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references store_product (id) on delete cascade,
  sku text not null check (char_length(sku) between 2 and 40),
  size text check (size in ('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL')),
  color text check (color in ('Black', 'White', 'Navy', 'Royal Blue', 'Grey', 'Red')),
  -- Null is unlimited.
  stock integer check (stock >= 0),
  price_delta_cents bigint not null default 0,
  place integer not null,
  -- Judged at the end of a change, in which two variants may swap what they are.
  constraint store_variant_sku unique (sku) deferrable initially deferred,
  constraint store_variant_combination unique nulls not distinct (product_id, size, color) deferrable initially deferred
);

create table store_cart_line (
  associate_code text not null references app_user (code),
  variant_id uuid not null references store_variant (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  -- What the associate read when the line was written, and where: another price or country is pointed out.
  country text not null check (country in ('USA', 'Canada')),
  unit_cents bigint not null,
  added_at timestamptz not null,
  primary key (associate_code, variant_id)
);
create index store_cart_line_variant on store_cart_line (variant_id);

create sequence store_order_number;

create table store_order (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('store_order_number'),
  associate_code text not null references app_user (code),
  country text not null check (country in ('USA', 'Canada')),
  currency text not null check (currency in ('USD', 'CAD')),
  status text not null default 'Pending' check (status in ('Pending', 'Processing', 'Shipped', 'Cancelled')),
  payment_id uuid not null unique references card_payment (id),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null check (discount_cents between 0 and subtotal_cents),
  shipping_cents bigint not null check (shipping_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null,
  ship_name text not null,
  ship_phone text not null,
  ship_line1 text not null,
  ship_line2 text,
  ship_city text not null,
  ship_state text not null,
  ship_postal_code text not null,
  carrier text,
  tracking_number text,
  shipped_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents),
  check ((status = 'Shipped') = (tracking_number is not null and carrier is not null and shipped_at is not null)),
  check ((status = 'Cancelled') = (cancelled_at is not null and cancel_reason is not null))
);
create index store_order_associate on store_order (associate_code, created_at desc, id);
create index store_order_created on store_order (created_at desc, id);
create index store_order_pending on store_order (created_at) where status = 'Pending';

-- What was ordered, as it was sold; later changes of the product do not reach it.
create table store_order_line (
  order_id uuid not null references store_order (id),
  place integer not null,
  variant_id uuid references store_variant (id) on delete set null,
  name text not null,
  sku text not null,
  size text check (size in ('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL')),
  color text check (color in ('Black', 'White', 'Navy', 'Royal Blue', 'Grey', 'Red')),
  quantity integer not null check (quantity between 1 and 99),
  unit_cents bigint not null check (unit_cents >= 0),
  discount_cents bigint not null check (discount_cents between 0 and unit_cents * quantity),
  taxable boolean not null,
  primary key (order_id, place)
);
create index store_order_line_variant on store_order_line (variant_id);
