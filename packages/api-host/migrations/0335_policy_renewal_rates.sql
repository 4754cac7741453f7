-- What a renewal or trail was submitted under (R-PRD-01): policy year to basis points, as the product had it. A table of its own, as
-- an older release answers with every column of a policy.
create table policy_renewal_rates (
  policy_id uuid primary key references policy (id) on delete cascade,
  rates jsonb not null
);
insert into policy_renewal_rates (policy_id, rates)
  select policy.id, product.renewal_bv_rate_bps from policy join product on product.id = policy.product_id
  where policy.application_type in ('Renewal', 'Trail');
