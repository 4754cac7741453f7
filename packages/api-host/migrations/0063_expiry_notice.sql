-- Which expiry notices went out (R-LIC-04): one a paper, an expiration date and a distance, whenever the job ran.
create table expiry_notice (
  paper_kind text not null check (paper_kind in ('license', 'eo_policy', 'training_certificate')),
  paper_id uuid not null,
  expires_on date not null,
  days_before integer not null,
  sent_at timestamptz not null default now(),
  primary key (paper_kind, paper_id, expires_on, days_before)
);
-- Lists of licenses are read in this order (what ends first comes first).
create index license_expiration_order on license (expiration_date, id);
create index eo_policy_expiration on eo_policy (expiration_date, associate_code) where approval_status = 'Approved';
create index training_certificate_expiration on training_certificate (valid_until, associate_code)
  where approval_status = 'Approved' and kind = 'AML';

-- Papers waiting for a decision, oldest first.
create index license_waiting on license (updated_at, id) where approval_status = 'Pending For Admin' or proposed is not null;
create index eo_policy_waiting on eo_policy (updated_at, id) where approval_status = 'Pending For Admin';
create index training_certificate_waiting on training_certificate (updated_at, id) where approval_status = 'Pending For Admin';
create index provider_appointment_status on provider_appointment (status, requested_at, id);

-- Relatives an admin declared; own code counts without a row (R-ADM-02).
create table admin_conflict (
  admin_code text not null references app_user (code),
  associate_code text not null references app_user (code),
  relation text not null,
  created_at timestamptz not null default now(),
  created_by text,
  primary key (admin_code, associate_code)
);
