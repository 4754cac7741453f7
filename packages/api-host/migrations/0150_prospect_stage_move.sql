-- Every move of a prospect between stages (R-PRO-01). The last one is the present stage.
create table prospect_stage_move (
  id bigint generated always as identity primary key,
  prospect_id uuid not null references prospect (id) on delete cascade,
  -- Null: the prospect was entered.
  from_stage text,
  to_stage text not null,
  at timestamptz not null,
  -- Null: the system.
  by_code text references app_user (code),
  check (from_stage is distinct from to_stage)
);
create index prospect_stage_move_prospect on prospect_stage_move (prospect_id, id);

insert into prospect_stage_move (prospect_id, from_stage, to_stage, at, by_code)
  select id, null, 'New Prospect', created_at, owner_code from prospect;
insert into prospect_stage_move (prospect_id, from_stage, to_stage, at, by_code)
  select id, 'New Prospect', stage, stage_at, owner_code from prospect where stage <> 'New Prospect';

-- The client a prospect became (R-PRO-07): one prospect each, and free again when the client is deleted.
alter table prospect add constraint prospect_client foreign key (converted_client_id) references client (id) on delete set null;
create unique index prospect_converted_client on prospect (converted_client_id) where converted_client_id is not null;
