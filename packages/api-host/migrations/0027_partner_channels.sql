-- People who come through a partner (domain.md 2.30): the tag of where they came from, and agreements of the partner's own.

alter table app_user add column partner text check (partner in ('WFS'));
create index app_user_partner on app_user (partner, code) where partner is not null;

alter table legal_text add column partner text check (partner in ('WFS'));
alter table legal_text add check (partner is null or type = 'AMA');
-- The fee is that of the country and plan for everybody.
alter table legal_text drop constraint legal_text_check1;
alter table legal_text add constraint legal_text_check1
  check (type <> 'AMA' or (plan is not null and (fee_cents is null) = (partner is not null)));

drop index legal_text_version, legal_text_draft, legal_text_in_force;
create unique index legal_text_version
  on legal_text (type, country, coalesce(plan, ''), coalesce(partner, ''), text_version);
create unique index legal_text_draft
  on legal_text (type, country, coalesce(plan, ''), coalesce(partner, '')) where status = 'Draft';
create unique index legal_text_in_force
  on legal_text (type, country, coalesce(plan, ''), coalesce(partner, '')) where status = 'Published';

create or replace function keep_published_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.body, new.type, new.country, new.plan, new.partner, new.text_version, new.fee_cents)
    is distinct from (old.body, old.type, old.country, old.plan, old.partner, old.text_version, old.fee_cents) then
    raise exception 'A published text does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
