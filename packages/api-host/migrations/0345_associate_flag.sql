-- Why a flag of `associate` is on, until when and who set it (domain.md 2.2). The columns of `associate` alone say whether it is:
-- everybody reads those, and the first job of a day takes off what ended the day before. A flag that was on already has no row.
create table associate_flag (
  associate_code text not null references app_user (code),
  flag text not null check (flag in ('disable_license_check', 'disable_training_escrow', 'escrow_future_compensations',
    'under_heightened_supervision', 'use_spouse_licenses')),
  reason text not null check (char_length(reason) >= 5),
  -- Last day on which it holds; null without an end.
  ends_on date,
  set_at timestamptz not null,
  set_by text not null references app_user (code),
  primary key (associate_code, flag)
);
create index associate_flag_ends_on on associate_flag (ends_on) where ends_on is not null;
