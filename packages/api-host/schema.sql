-- The schema as all migrations leave it; written by `pnpm generate`, compared by a test. Do not edit.

create table active_turn (
  associate_code text not null,
  day date not null,
  level_code text not null,
  n smallint not null,
  constraint active_turn_pkey PRIMARY KEY (associate_code, day, level_code) INCLUDE (n)
);
CREATE INDEX active_turn_day ON public.active_turn USING btree (day) INCLUDE (associate_code, level_code, n);

create table admin_conflict (
  admin_code text not null,
  associate_code text not null,
  relation text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  id uuid default gen_random_uuid() not null,
  constraint admin_conflict_pkey PRIMARY KEY (admin_code, associate_code),
  constraint admin_conflict_id_key UNIQUE (id),
  constraint admin_conflict_admin_code_fkey FOREIGN KEY (admin_code) REFERENCES app_user(code),
  constraint admin_conflict_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);

create table analysis (
  id uuid not null,
  owner_code text not null,
  client_id uuid,
  prospect_id uuid,
  tool text not null,
  title text not null,
  status text default 'Draft'::text not null,
  answers_sealed text not null,
  results_sealed text,
  formula_version integer,
  gap_cents bigint,
  dime_id uuid,
  completed_at timestamp with time zone,
  prepared_by text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint analysis_pkey PRIMARY KEY (id),
  constraint analysis_check CHECK ((num_nonnulls(client_id, prospect_id) = 1)),
  constraint analysis_check1 CHECK (((dime_id IS NULL) OR (tool = 'Financial Lifestyle Strategy'::text))),
  constraint analysis_check2 CHECK (((status = 'Completed'::text) = (completed_at IS NOT NULL))),
  constraint analysis_check3 CHECK ((((completed_at IS NULL) = (results_sealed IS NULL)) AND ((completed_at IS NULL) = (formula_version IS NULL)))),
  constraint analysis_gap_cents_check CHECK ((gap_cents >= 0)),
  constraint analysis_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Completed'::text]))),
  constraint analysis_tool_check CHECK ((tool = ANY (ARRAY['DIME'::text, 'Financial Lifestyle Strategy'::text]))),
  constraint analysis_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  constraint analysis_dime_id_fkey FOREIGN KEY (dime_id) REFERENCES analysis(id) ON DELETE SET NULL,
  constraint analysis_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code),
  constraint analysis_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES app_user(code),
  constraint analysis_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES prospect(id)
);
CREATE INDEX analysis_client ON public.analysis USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX analysis_dime ON public.analysis USING btree (dime_id) WHERE (dime_id IS NOT NULL);
CREATE INDEX analysis_owner_updated ON public.analysis USING btree (owner_code, updated_at, id);
CREATE INDEX analysis_prospect ON public.analysis USING btree (prospect_id) WHERE (prospect_id IS NOT NULL);

create table announcement (
  id uuid default gen_random_uuid() not null,
  title text not null,
  body text not null,
  title_key text collate "C" not null,
  audience text not null,
  country text,
  min_level text,
  team_id uuid,
  shown_from date not null,
  shown_until date,
  send_email boolean default false not null,
  notified_at timestamp with time zone,
  status text default 'Draft'::text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_audience_check CHECK ((audience = ANY (ARRAY['Everybody'::text, 'Country'::text, 'Level'::text, 'Team'::text, 'Beta'::text]))),
  constraint announcement_check CHECK ((shown_until >= shown_from)),
  constraint announcement_check1 CHECK (((audience = 'Country'::text) = (country IS NOT NULL))),
  constraint announcement_check2 CHECK (((audience = 'Level'::text) = (min_level IS NOT NULL))),
  constraint announcement_check3 CHECK (((audience = 'Team'::text) = (team_id IS NOT NULL))),
  constraint announcement_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint announcement_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint announcement_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 150))),
  constraint announcement_min_level_fkey FOREIGN KEY (min_level) REFERENCES level(code),
  constraint announcement_team_id_fkey FOREIGN KEY (team_id) REFERENCES named_team(id)
);

create table announcement_dismissal (
  announcement_id uuid not null,
  associate_code text not null,
  dismissed_at timestamp with time zone not null,
  constraint announcement_dismissal_pkey PRIMARY KEY (announcement_id, associate_code),
  constraint announcement_dismissal_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE CASCADE,
  constraint announcement_dismissal_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);

create table app_user (
  id uuid default gen_random_uuid() not null,
  code text not null,
  kind text not null,
  status text default 'Active'::text not null,
  first_name text not null,
  last_name text not null,
  name_key text collate "C" not null,
  has_photo boolean default false not null,
  email text not null,
  email_key text collate "C" not null,
  username text not null,
  username_key text collate "C" not null,
  phone text,
  phone_type text,
  phone_verified_at timestamp with time zone,
  alt_phone text,
  alt_phone_type text,
  country text not null,
  language text default 'en'::text not null,
  mfa_method text default 'Email'::text not null,
  notification_channels text[] default '{Email}'::text[] not null,
  admin_roles text[] default '{}'::text[] not null,
  is_beta boolean default false not null,
  has_builder_plan boolean default false not null,
  level_code text,
  is_senior_level boolean default false not null,
  qualified_level_code text,
  upline_code text,
  upline_rmd_code text,
  recruiter_code text,
  join_date date,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  email_verified_at timestamp with time zone default now(),
  payout_hold_until timestamp with time zone,
  path text collate "C",
  gen smallint,
  gen_in_force smallint,
  shop_code text,
  shop_in_force_code text,
  direct_count integer default 0 not null,
  next_ordinal integer default 0 not null,
  has_rollup boolean default false not null,
  guaranteed_level_code text,
  address_state text,
  licensed_until date,
  username_changed_at timestamp with time zone,
  partner text,
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_code_key UNIQUE (code),
  constraint app_user_email_key_key UNIQUE (email_key),
  constraint app_user_username_key_key UNIQUE (username_key),
  constraint app_user_alt_phone_check CHECK ((alt_phone ~ '^[0-9]{10}$'::text)),
  constraint app_user_alt_phone_type_check CHECK ((alt_phone_type = ANY (ARRAY['Mobile'::text, 'Home'::text, 'Work'::text]))),
  constraint app_user_check CHECK ((code ~
CASE kind
    WHEN 'Associate'::text THEN '^[UC][0-9]{6}$'::text
    ELSE '^A[0-9]{6}$'::text
END)),
  constraint app_user_check1 CHECK (((kind = 'Associate'::text) = (level_code IS NOT NULL))),
  constraint app_user_check2 CHECK (((kind = 'Associate'::text) = (join_date IS NOT NULL))),
  constraint app_user_check3 CHECK (((kind = 'Associate'::text) OR (upline_code IS NULL))),
  constraint app_user_check4 CHECK ((upline_code <> code)),
  constraint app_user_check5 CHECK ((alt_phone <> phone)),
  constraint app_user_check6 CHECK (((mfa_method = 'Email'::text) OR (phone_verified_at IS NOT NULL))),
  constraint app_user_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint app_user_kind_check CHECK ((kind = ANY (ARRAY['Associate'::text, 'Admin'::text, 'SuperAdmin'::text]))),
  constraint app_user_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'es'::text]))),
  constraint app_user_mfa_method_check CHECK ((mfa_method = ANY (ARRAY['Email'::text, 'SMS'::text]))),
  constraint app_user_notification_channels_check CHECK (((cardinality(notification_channels) > 0) AND (notification_channels <@ ARRAY['Email'::text, 'SMS'::text]))),
  constraint app_user_partner_check CHECK ((partner = 'WFS'::text)),
  constraint app_user_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint app_user_phone_type_check CHECK ((phone_type = ANY (ARRAY['Mobile'::text, 'Home'::text, 'Work'::text]))),
  constraint app_user_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Resigned'::text, 'Terminated'::text, 'Suspended'::text, 'Resignation Initiated'::text]))),
  constraint app_user_guaranteed_level_code_fkey FOREIGN KEY (guaranteed_level_code) REFERENCES level(code),
  constraint app_user_level_code_fkey FOREIGN KEY (level_code) REFERENCES level(code),
  constraint app_user_level_code_is_senior_level_fkey FOREIGN KEY (level_code, is_senior_level) REFERENCES level(code, is_senior),
  constraint app_user_qualified_level_code_fkey FOREIGN KEY (qualified_level_code) REFERENCES level(code),
  constraint app_user_recruiter_code_fkey FOREIGN KEY (recruiter_code) REFERENCES app_user(code),
  constraint app_user_upline_code_fkey FOREIGN KEY (upline_code) REFERENCES app_user(code),
  constraint app_user_upline_rmd_code_fkey FOREIGN KEY (upline_rmd_code) REFERENCES app_user(code)
);
CREATE INDEX app_user_address_state ON public.app_user USING btree (address_state, path) INCLUDE (code, gen, gen_in_force, level_code, status, name_key);
CREATE INDEX app_user_beta ON public.app_user USING btree (name_key, code) WHERE is_beta;
CREATE INDEX app_user_code_pattern ON public.app_user USING btree (code text_pattern_ops);
CREATE INDEX app_user_join_date ON public.app_user USING btree (join_date, code) INCLUDE (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
CREATE INDEX app_user_level ON public.app_user USING btree (level_code, path) INCLUDE (code, gen, gen_in_force, status, name_key, address_state, licensed_until);
CREATE INDEX app_user_level_rank ON public.app_user USING btree (level_rank(level_code), code) INCLUDE (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
CREATE INDEX app_user_name_key ON public.app_user USING btree (name_key, code) INCLUDE (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
CREATE INDEX app_user_name_trigrams ON public.app_user USING gin (name_key gin_trgm_ops);
CREATE INDEX app_user_partner ON public.app_user USING btree (partner, code) WHERE (partner IS NOT NULL);
CREATE INDEX app_user_recruiter ON public.app_user USING btree (recruiter_code) WHERE (recruiter_code IS NOT NULL);
CREATE INDEX app_user_senior ON public.app_user USING btree (path) INCLUDE (code, gen, gen_in_force, status) WHERE is_senior_level;
CREATE INDEX app_user_shop ON public.app_user USING btree (shop_code, path) INCLUDE (code, level_code, status, join_date, name_key, address_state, licensed_until);
CREATE INDEX app_user_shop_in_force ON public.app_user USING btree (shop_in_force_code, path) INCLUDE (code, level_code, status, join_date, name_key, address_state, licensed_until);
CREATE INDEX app_user_upline_code ON public.app_user USING btree (upline_code, code) INCLUDE (status);
CREATE INDEX app_user_upline_rmd_code ON public.app_user USING btree (upline_rmd_code, code);
CREATE UNIQUE INDEX app_user_path ON public.app_user USING btree (path) INCLUDE (code, gen, gen_in_force, level_code, status, join_date, name_key, address_state, licensed_until) WHERE (path IS NOT NULL);
CREATE UNIQUE INDEX app_user_root ON public.app_user USING btree (kind) WHERE ((kind = 'Associate'::text) AND (upline_code IS NULL));
CREATE TRIGGER people_placed AFTER UPDATE OF path, gen_in_force ON public.app_user FOR EACH STATEMENT EXECUTE FUNCTION count_placing();

create table associate (
  code text not null,
  legal_first_name text not null,
  legal_middle_name text,
  legal_last_name text not null,
  suffix text,
  date_of_birth_sealed text,
  birth_month integer,
  birth_day integer,
  gender text,
  marital_status text,
  ssn_sealed text,
  ssn_index text,
  ssn_last text,
  npn text,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  postal_code text,
  mailing_same boolean default true not null,
  mailing_line1 text,
  mailing_line2 text,
  mailing_city text,
  mailing_state text,
  mailing_postal_code text,
  spouse_first_name text,
  spouse_last_name text,
  spouse_code text,
  share_bps integer default 10000 not null,
  share_with_code text,
  max_chargeback_withhold_bps integer default 5000 not null,
  disable_license_check boolean default false not null,
  disable_training_escrow boolean default false not null,
  escrow_future_compensations boolean default false not null,
  under_heightened_supervision boolean default false not null,
  supervisor_code text,
  use_spouse_licenses boolean default false not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  sin_expiry date,
  spouse_phone text,
  spouse_email text,
  spouse_birth_sealed text,
  renewal_overdue_since date,
  constraint associate_pkey PRIMARY KEY (code),
  constraint associate_npn_key UNIQUE (npn),
  constraint associate_ssn_index_key UNIQUE (ssn_index),
  constraint associate_birth_day_check CHECK (((birth_day >= 1) AND (birth_day <= 31))),
  constraint associate_birth_month_check CHECK (((birth_month >= 1) AND (birth_month <= 12))),
  constraint associate_check CHECK ((spouse_code <> code)),
  constraint associate_check1 CHECK ((share_with_code <> code)),
  constraint associate_check2 CHECK ((((ssn_sealed IS NULL) = (ssn_index IS NULL)) AND ((ssn_sealed IS NULL) = (ssn_last IS NULL)))),
  constraint associate_check3 CHECK ((((date_of_birth_sealed IS NULL) = (birth_month IS NULL)) AND ((birth_month IS NULL) = (birth_day IS NULL)))),
  constraint associate_check4 CHECK (((share_bps = 10000) OR (share_with_code IS NOT NULL))),
  constraint associate_check5 CHECK (((NOT under_heightened_supervision) OR (supervisor_code IS NOT NULL))),
  constraint associate_gender_check CHECK ((gender = ANY (ARRAY['Female'::text, 'Male'::text, 'Non-binary'::text, 'Prefer not to say'::text]))),
  constraint associate_mailing_state_check CHECK ((mailing_state ~ '^[A-Z]{2}$'::text)),
  constraint associate_marital_status_check CHECK ((marital_status = ANY (ARRAY['Single'::text, 'Married'::text, 'Common-law'::text, 'Separated'::text, 'Divorced'::text, 'Widowed'::text]))),
  constraint associate_max_chargeback_withhold_bps_check CHECK (((max_chargeback_withhold_bps >= 0) AND (max_chargeback_withhold_bps <= 10000))),
  constraint associate_npn_check CHECK ((npn ~ '^[1-9][0-9]{0,9}$'::text)),
  constraint associate_share_bps_check CHECK (((share_bps >= 0) AND (share_bps <= 10000))),
  constraint associate_spouse_phone_check CHECK ((spouse_phone ~ '^[0-9]{10}$'::text)),
  constraint associate_ssn_last_check CHECK ((ssn_last ~ '^[0-9]{3,4}$'::text)),
  constraint associate_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint associate_suffix_check CHECK ((suffix = ANY (ARRAY['Jr'::text, 'Sr'::text, 'II'::text, 'III'::text, 'IV'::text]))),
  constraint associate_code_fkey FOREIGN KEY (code) REFERENCES app_user(code),
  constraint associate_share_with_code_fkey FOREIGN KEY (share_with_code) REFERENCES app_user(code),
  constraint associate_spouse_code_fkey FOREIGN KEY (spouse_code) REFERENCES app_user(code),
  constraint associate_supervisor_code_fkey FOREIGN KEY (supervisor_code) REFERENCES app_user(code)
);
CREATE INDEX associate_city ON public.associate USING btree (code) INCLUDE (city);
CREATE INDEX associate_spouse_licenses ON public.associate USING btree (code) INCLUDE (spouse_code) WHERE use_spouse_licenses;
CREATE TRIGGER associate_written AFTER INSERT OR UPDATE OF state, spouse_code, use_spouse_licenses ON public.associate FOR EACH ROW EXECUTE FUNCTION associate_written();

create table associate_flag (
  associate_code text not null,
  flag text not null,
  reason text not null,
  ends_on date,
  set_at timestamp with time zone not null,
  set_by text not null,
  constraint associate_flag_pkey PRIMARY KEY (associate_code, flag),
  constraint associate_flag_flag_check CHECK ((flag = ANY (ARRAY['disable_license_check'::text, 'disable_training_escrow'::text, 'escrow_future_compensations'::text, 'under_heightened_supervision'::text, 'use_spouse_licenses'::text]))),
  constraint associate_flag_reason_check CHECK ((char_length(reason) >= 5)),
  constraint associate_flag_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint associate_flag_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(code)
);
CREATE INDEX associate_flag_ends_on ON public.associate_flag USING btree (ends_on) WHERE (ends_on IS NOT NULL);

create table attachment (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  purpose text not null,
  file_key text not null,
  name text not null,
  type text not null,
  size_bytes bigint not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  named_at timestamp with time zone,
  constraint attachment_pkey PRIMARY KEY (id),
  constraint attachment_file_key_key UNIQUE (file_key),
  constraint attachment_size_bytes_check CHECK ((size_bytes > 0)),
  constraint attachment_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);
CREATE INDEX attachment_owner ON public.attachment USING btree (owner_code, purpose, created_at DESC);
CREATE INDEX attachment_unnamed ON public.attachment USING btree (created_at) WHERE (named_at IS NULL);

create table attempt_counter (
  key text not null,
  count integer not null,
  window_ends_at timestamp with time zone not null,
  next_at timestamp with time zone,
  constraint attempt_counter_pkey PRIMARY KEY (key)
);
CREATE INDEX attempt_counter_window_ends_at ON public.attempt_counter USING btree (window_ends_at);

create table audit_check (
  only_row boolean default true not null,
  checked_at timestamp with time zone not null,
  through_id bigint not null,
  broken_id bigint,
  problem text,
  constraint audit_check_pkey PRIMARY KEY (only_row),
  constraint audit_check_check CHECK (((broken_id IS NULL) = (problem IS NULL))),
  constraint audit_check_only_row_check CHECK (only_row),
  constraint audit_check_problem_check CHECK ((problem = ANY (ARRAY['changed'::text, 'missing'::text, 'out of order'::text])))
);

create table audit_checkpoint (
  id bigint not null,
  hash text not null,
  at timestamp(3) with time zone not null,
  removed_at timestamp with time zone not null,
  constraint audit_checkpoint_pkey PRIMARY KEY (id)
);
CREATE TRIGGER audit_checkpoint_append_only BEFORE DELETE OR UPDATE ON public.audit_checkpoint FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_checkpoint_no_truncate BEFORE TRUNCATE ON public.audit_checkpoint FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_checkpoint_old BEFORE INSERT ON public.audit_checkpoint FOR EACH ROW EXECUTE FUNCTION check_audit_checkpoint();

create table audit_entry (
  id bigint not null,
  at timestamp(3) with time zone not null,
  actor_code text,
  actor_kind text not null,
  proxy_admin_code text,
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_label text not null,
  owner_code text,
  changes jsonb default '[]'::jsonb not null,
  reason text,
  ip text,
  user_agent text,
  request_id text not null,
  previous_hash text not null,
  hash text not null,
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_hash_key UNIQUE (hash),
  constraint audit_entry_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text, 'transition'::text, 'reveal'::text, 'login'::text, 'login_failed'::text, 'export'::text, 'approve'::text, 'reject'::text, 'release'::text, 'post'::text, 'close'::text]))),
  constraint audit_entry_changes_check CHECK ((jsonb_typeof(changes) = 'array'::text))
);
CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (actor_code, id DESC);
CREATE INDEX audit_entry_at ON public.audit_entry USING btree (at DESC, id DESC);
CREATE INDEX audit_entry_owner ON public.audit_entry USING btree (owner_code, id DESC);
CREATE INDEX audit_entry_record ON public.audit_entry USING btree (entity, entity_id, id DESC);
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entry_retained BEFORE DELETE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_early_removal();

create table audit_head (
  only_row boolean default true not null,
  id bigint not null,
  at timestamp(3) with time zone not null,
  hash text not null,
  constraint audit_head_pkey PRIMARY KEY (only_row),
  constraint audit_head_only_row_check CHECK (only_row)
);

create table authenticator (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  seed_sealed text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step integer,
  constraint authenticator_pkey PRIMARY KEY (id),
  constraint authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX authenticator_user_id ON public.authenticator USING btree (user_id, created_at);
CREATE UNIQUE INDEX authenticator_confirmed ON public.authenticator USING btree (user_id) WHERE (confirmed_at IS NOT NULL);

create table bank_file (
  id uuid default gen_random_uuid() not null,
  pay_run_id uuid not null,
  number integer not null,
  currency text not null,
  payouts integer not null,
  total_cents bigint not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  constraint bank_file_pkey PRIMARY KEY (id),
  constraint bank_file_pay_run_id_number_key UNIQUE (pay_run_id, number),
  constraint bank_file_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint bank_file_payouts_check CHECK ((payouts > 0)),
  constraint bank_file_total_cents_check CHECK ((total_cents > 0)),
  constraint bank_file_pay_run_id_fkey FOREIGN KEY (pay_run_id) REFERENCES pay_run(id)
);

create table bank_file_transfer (
  bank_file_id uuid not null,
  associate_code text not null,
  is_partner boolean not null,
  cents bigint not null,
  information_id uuid not null,
  constraint bank_file_transfer_pkey PRIMARY KEY (bank_file_id, associate_code, is_partner),
  constraint bank_file_transfer_cents_check CHECK ((cents > 0)),
  constraint bank_file_transfer_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint bank_file_transfer_bank_file_id_fkey FOREIGN KEY (bank_file_id) REFERENCES bank_file(id) DEFERRABLE INITIALLY DEFERRED,
  constraint bank_file_transfer_information_id_fkey FOREIGN KEY (information_id) REFERENCES payout_information(id)
);
CREATE TRIGGER bank_file_transfer_append_only BEFORE DELETE OR UPDATE ON public.bank_file_transfer FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table books_check (
  task text not null,
  checked_at timestamp with time zone not null,
  findings jsonb not null,
  constraint books_check_pkey PRIMARY KEY (task)
);

create table builder_bonus (
  month date not null,
  country text not null,
  issued_bv_cents bigint not null,
  pool_cents bigint not null,
  house_cents bigint not null,
  qualifiers integer not null,
  posted_at timestamp with time zone not null,
  constraint builder_bonus_pkey PRIMARY KEY (month, country),
  constraint builder_bonus_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text])))
);

create table builder_enrollment (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  plan text default 'Builder'::text not null,
  country text not null,
  price_cents bigint not null,
  currency text not null,
  card_reference text,
  started_on date not null,
  next_charge_on date,
  status text default 'Active'::text not null,
  closed_on date,
  close_reason text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  payment_id uuid,
  next_try_on date,
  failed_tries integer default 0 not null,
  ends_after_month boolean default false not null,
  constraint builder_enrollment_pkey PRIMARY KEY (id),
  constraint builder_enrollment_check CHECK ((closed_on >= started_on)),
  constraint builder_enrollment_check1 CHECK (((status = 'Closed'::text) = (closed_on IS NOT NULL))),
  constraint builder_enrollment_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint builder_enrollment_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint builder_enrollment_failed_tries_check CHECK (((failed_tries >= 0) AND (failed_tries <= 3))),
  constraint builder_enrollment_plan_check CHECK ((plan = 'Builder'::text)),
  constraint builder_enrollment_price_cents_check CHECK ((price_cents >= 0)),
  constraint builder_enrollment_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Closed'::text]))),
  constraint builder_enrollment_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint builder_enrollment_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id)
);
CREATE INDEX builder_enrollment_owner ON public.builder_enrollment USING btree (associate_code, started_on DESC);
CREATE INDEX builder_enrollment_try ON public.builder_enrollment USING btree (next_try_on) WHERE (status = 'Active'::text);
CREATE UNIQUE INDEX builder_enrollment_active ON public.builder_enrollment USING btree (associate_code) WHERE (status = 'Active'::text);
CREATE TRIGGER builder_plan_deleted AFTER DELETE ON public.builder_enrollment REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_builder_plan();
CREATE TRIGGER builder_plan_inserted AFTER INSERT ON public.builder_enrollment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_builder_plan();
CREATE TRIGGER builder_plan_updated AFTER UPDATE ON public.builder_enrollment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_builder_plan();

create table calendar_feed (
  associate_code text not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (associate_code),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);

create table card_authorization (
  intent_id text not null,
  payment_id uuid not null,
  attempt integer not null,
  amount_cents bigint not null,
  currency text not null,
  country text not null,
  card_print text,
  decision text,
  decided_on date,
  reason text,
  settled_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint card_authorization_pkey PRIMARY KEY (intent_id),
  constraint card_authorization_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint card_authorization_decision_check CHECK ((decision = ANY (ARRAY['Take'::text, 'Release'::text]))),
  constraint card_authorization_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id)
);
CREATE INDEX card_authorization_open ON public.card_authorization USING btree (created_at) WHERE (settled_at IS NULL);
CREATE INDEX card_authorization_payment ON public.card_authorization USING btree (payment_id);
CREATE INDEX card_authorization_print ON public.card_authorization USING btree (card_print, decided_on) WHERE (decision = 'Take'::text);

create table card_check (
  country text not null,
  checked_at timestamp with time zone not null,
  compared integer not null,
  differences jsonb not null,
  constraint card_check_pkey PRIMARY KEY (country),
  constraint card_check_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text])))
);

create table card_dispute (
  id text not null,
  payment_id uuid not null,
  amount_cents bigint not null,
  reason text not null,
  status text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint card_dispute_pkey PRIMARY KEY (id),
  constraint card_dispute_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint card_dispute_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'Won'::text, 'Lost'::text]))),
  constraint card_dispute_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id)
);
CREATE INDEX card_dispute_payment ON public.card_dispute USING btree (payment_id);

create table card_event (
  id uuid default gen_random_uuid() not null,
  country text not null,
  event_id text not null,
  type text not null,
  object_id text not null,
  intent_id text,
  payment_id uuid,
  facts jsonb not null,
  outcome text not null,
  problem text,
  occurred_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  replayed_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint card_event_pkey PRIMARY KEY (id),
  constraint card_event_country_event_id_key UNIQUE (country, event_id),
  constraint card_event_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint card_event_outcome_check CHECK ((outcome = ANY (ARRAY['Applied'::text, 'Ignored'::text, 'Waiting'::text, 'Action Required'::text]))),
  constraint card_event_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id)
);
CREATE INDEX card_event_payment ON public.card_event USING btree (payment_id, occurred_at);
CREATE INDEX card_event_received ON public.card_event USING btree (received_at DESC, id);
CREATE INDEX card_event_waiting ON public.card_event USING btree (intent_id) WHERE (outcome = 'Waiting'::text);

create table card_payment (
  id uuid default gen_random_uuid() not null,
  number bigint default nextval('card_payment_number'::regclass) not null,
  kind text not null,
  subject text not null,
  payer_code text,
  draft_id uuid,
  country text not null,
  description text not null,
  amount_cents bigint not null,
  currency text not null,
  status text default 'Pending'::text not null,
  due_on date,
  keeps_card boolean default false not null,
  attempt integer default 1 not null,
  session_id text,
  session_expires_at timestamp with time zone,
  intent_id text,
  customer_ref text,
  card_ref text,
  paid_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  refunded_cents bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  withdrawn_at timestamp with time zone,
  constraint card_payment_pkey PRIMARY KEY (id),
  constraint card_payment_intent_id_key UNIQUE (intent_id),
  constraint card_payment_number_key UNIQUE (number),
  constraint card_payment_session_id_key UNIQUE (session_id),
  constraint card_payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint card_payment_attempt_check CHECK ((attempt > 0)),
  constraint card_payment_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  constraint card_payment_check1 CHECK (((payer_code IS NOT NULL) OR (draft_id IS NOT NULL))),
  constraint card_payment_check2 CHECK (((status = ANY (ARRAY['Pending'::text, 'Failed'::text])) OR (paid_at IS NOT NULL))),
  constraint card_payment_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint card_payment_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint card_payment_kind_check CHECK ((kind = ANY (ARRAY['Registration'::text, 'Yearly Renewal'::text, 'Builder Plan'::text, 'Store Order'::text, 'Event Ticket'::text]))),
  constraint card_payment_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Paid'::text, 'Failed'::text, 'Refunded'::text, 'Disputed'::text]))),
  constraint card_payment_payer_code_fkey FOREIGN KEY (payer_code) REFERENCES app_user(code)
);
CREATE INDEX card_payment_created ON public.card_payment USING btree (created_at DESC, id);
CREATE INDEX card_payment_open ON public.card_payment USING btree (session_expires_at) WHERE ((status = 'Pending'::text) AND (session_id IS NOT NULL));
CREATE INDEX card_payment_payer ON public.card_payment USING btree (payer_code, created_at DESC, id);
CREATE UNIQUE INDEX card_payment_subject ON public.card_payment USING btree (kind, subject);

create table card_refund (
  id uuid not null,
  payment_id uuid not null,
  amount_cents bigint not null,
  reason text not null,
  status text default 'Requested'::text not null,
  stripe_id text,
  requested_by text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint card_refund_pkey PRIMARY KEY (id),
  constraint card_refund_stripe_id_key UNIQUE (stripe_id),
  constraint card_refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint card_refund_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Pending'::text, 'Succeeded'::text, 'Failed'::text]))),
  constraint card_refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id)
);
CREATE INDEX card_refund_created ON public.card_refund USING btree (created_at DESC, id);
CREATE INDEX card_refund_payment ON public.card_refund USING btree (payment_id, created_at);

create table card_sandbox_object (
  id text not null,
  kind text not null,
  country text not null,
  body jsonb not null,
  created_at timestamp with time zone not null,
  constraint card_sandbox_object_pkey PRIMARY KEY (id),
  constraint card_sandbox_object_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text])))
);
CREATE INDEX card_sandbox_object_kind ON public.card_sandbox_object USING btree (country, kind, created_at DESC);

create table carrier_case (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  carrier_policy_number text collate "C" not null,
  match_number text collate "C" not null,
  applicant_name text not null,
  applicant_key text collate "C" not null,
  product_text text,
  state text,
  premium_cents bigint,
  writing_number text,
  associate_code text,
  carrier_status_text text not null,
  lifecycle text not null,
  received_on date,
  issued_on date,
  last_update date not null,
  policy_id uuid,
  matched_at timestamp with time zone,
  final_since date,
  status text default 'Active'::text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  associate_by_hand boolean default false not null,
  is_mapped boolean default true not null,
  premium_due_on date,
  constraint carrier_case_pkey PRIMARY KEY (id),
  constraint carrier_case_provider_id_carrier_policy_number_key UNIQUE (provider_id, carrier_policy_number),
  constraint carrier_case_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Closed'::text]))),
  constraint carrier_case_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint carrier_case_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE SET NULL,
  constraint carrier_case_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE INDEX carrier_case_associate ON public.carrier_case USING btree (associate_code, last_update DESC, id DESC);
CREATE INDEX carrier_case_newest ON public.carrier_case USING btree (last_update DESC, id DESC);
CREATE INDEX carrier_case_number ON public.carrier_case USING btree (provider_id, match_number);
CREATE INDEX carrier_case_policy ON public.carrier_case USING btree (policy_id);
CREATE UNIQUE INDEX carrier_case_active_policy ON public.carrier_case USING btree (policy_id) WHERE ((policy_id IS NOT NULL) AND (status = 'Active'::text));
CREATE TRIGGER second_case BEFORE INSERT OR UPDATE OF policy_id, status ON public.carrier_case FOR EACH ROW WHEN (((new.policy_id IS NOT NULL) AND (new.status = 'Active'::text))) EXECUTE FUNCTION leave_second_case_unmatched();

create table carrier_case_requirement (
  case_id uuid not null,
  position integer not null,
  text text not null,
  ordered_on date,
  due_on date,
  closed_on date,
  constraint carrier_case_requirement_pkey PRIMARY KEY (case_id, "position"),
  constraint carrier_case_requirement_case_id_fkey FOREIGN KEY (case_id) REFERENCES carrier_case(id) ON DELETE CASCADE
);

create table carrier_import (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  file_name text not null,
  rows_read integer not null,
  rows_created integer not null,
  rows_updated integer not null,
  rows_unchanged integer not null,
  rows_failed integer not null,
  failures jsonb not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  rows_matched integer,
  rows_older integer default 0 not null,
  status text default 'Completed'::text not null,
  rows_total integer default 0 not null,
  file_key text,
  constraint carrier_import_pkey PRIMARY KEY (id),
  constraint carrier_import_check CHECK (((file_key IS NOT NULL) = (status = 'Processing'::text))),
  constraint carrier_import_status_check CHECK ((status = ANY (ARRAY['Processing'::text, 'Completed'::text, 'Failed'::text]))),
  constraint carrier_import_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE INDEX carrier_import_newest ON public.carrier_import USING btree (created_at DESC, id DESC);

create table carrier_status (
  provider_id uuid not null,
  text_key text collate "C" not null,
  text text not null,
  lifecycle text,
  updated_at timestamp with time zone not null,
  updated_by text,
  version integer default 1 not null,
  constraint carrier_status_pkey PRIMARY KEY (provider_id, text_key),
  constraint carrier_status_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['Submitted'::text, 'Underwriting'::text, 'Issued'::text, 'In Force'::text, 'Not Taken'::text, 'Declined'::text, 'Withdrawn'::text, 'Lapsed'::text, 'Cancelled'::text, 'Death Claim'::text]))),
  constraint carrier_status_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);

create table carrier_suggestion (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  policy_id uuid not null,
  lifecycle text not null,
  on_date date not null,
  status text default 'Pending'::text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  constraint carrier_suggestion_pkey PRIMARY KEY (id),
  constraint carrier_suggestion_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Accepted'::text, 'Ignored'::text]))),
  constraint carrier_suggestion_case_id_fkey FOREIGN KEY (case_id) REFERENCES carrier_case(id) ON DELETE CASCADE,
  constraint carrier_suggestion_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE
);
CREATE INDEX carrier_suggestion_policy ON public.carrier_suggestion USING btree (policy_id, created_at DESC);
CREATE UNIQUE INDEX carrier_suggestion_pending ON public.carrier_suggestion USING btree (case_id) WHERE (status = 'Pending'::text);

create table change_row (
  id uuid default gen_random_uuid() not null,
  change_set_id uuid not null,
  position integer not null,
  record_id uuid,
  record_version integer,
  state text not null,
  is_similar boolean default false not null,
  message text,
  content_sealed text,
  constraint change_row_pkey PRIMARY KEY (id),
  constraint change_row_state_check CHECK ((state = ANY (ARRAY['Ready'::text, 'No Change'::text, 'Refused'::text, 'Saved'::text, 'Changed Meanwhile'::text, 'Undone'::text, 'Kept'::text]))),
  constraint change_row_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES change_set(id) ON DELETE CASCADE
);
CREATE INDEX change_row_state ON public.change_row USING btree (change_set_id, state, "position");
CREATE UNIQUE INDEX change_row_position ON public.change_row USING btree (change_set_id, "position");

create table change_set (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  resource text not null,
  kind text not null,
  title text not null,
  status text not null,
  settings_sealed text,
  counts jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  version integer default 1 not null,
  constraint change_set_pkey PRIMARY KEY (id),
  constraint change_set_kind_check CHECK ((kind = ANY (ARRAY['Edit'::text, 'Import'::text]))),
  constraint change_set_resource_check CHECK ((resource = ANY (ARRAY['clients'::text, 'prospects'::text, 'policies'::text, 'video-contacts'::text]))),
  constraint change_set_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Applying'::text, 'Applied'::text, 'Undoing'::text, 'Undone'::text]))),
  constraint change_set_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);
CREATE INDEX change_set_created ON public.change_set USING btree (created_at);
CREATE INDEX change_set_owner ON public.change_set USING btree (owner_code, created_at DESC, id DESC);

create table chargeback (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  policy_id uuid,
  reason text not null,
  event_date date not null,
  months_in_force integer,
  amount_cents bigint not null,
  recovered_cents bigint default 0 not null,
  written_off_cents bigint default 0 not null,
  transferred_to_id uuid,
  currency text not null,
  note text,
  document_id uuid,
  dispute_text text,
  dispute_document_id uuid,
  dispute_status text,
  disputed_at timestamp with time zone,
  dispute_answer text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  policy_event_id uuid,
  constraint chargeback_pkey PRIMARY KEY (id),
  constraint chargeback_amount_cents_check CHECK ((amount_cents > 0)),
  constraint chargeback_check CHECK (((recovered_cents >= 0) AND (recovered_cents <= amount_cents))),
  constraint chargeback_check1 CHECK (((recovered_cents + written_off_cents) <= amount_cents)),
  constraint chargeback_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint chargeback_dispute_status_check CHECK ((dispute_status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Refused'::text]))),
  constraint chargeback_reason_check CHECK ((reason = ANY (ARRAY['Adjustment'::text, 'Policy Cancelled'::text, 'Policy Lapsed'::text, 'Policy Not Taken'::text, 'Past Due Premium'::text, 'Overpayment'::text, 'Policy Rescinded'::text, 'Face Amount Reduced'::text, 'Premium Reduced'::text, 'Policy Replaced'::text, 'Insufficient Funds'::text, 'Free Look Return'::text, 'Death Within Contestability'::text, 'Wrong Associate'::text, 'License Deficiency'::text, 'Commission Recalculated'::text, 'Downline Debt Roll-Up'::text]))),
  constraint chargeback_written_off_cents_check CHECK ((written_off_cents >= 0)),
  constraint chargeback_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint chargeback_dispute_document_id_fkey FOREIGN KEY (dispute_document_id) REFERENCES attachment(id),
  constraint chargeback_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id),
  constraint chargeback_policy_event_id_fkey FOREIGN KEY (policy_event_id) REFERENCES policy_event(id),
  constraint chargeback_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint chargeback_transferred_to_id_fkey FOREIGN KEY (transferred_to_id) REFERENCES chargeback(id)
);
CREATE INDEX chargeback_disputed ON public.chargeback USING btree (disputed_at) WHERE (dispute_status = 'Pending'::text);
CREATE INDEX chargeback_newest ON public.chargeback USING btree (event_date DESC, id DESC);
CREATE INDEX chargeback_open ON public.chargeback USING btree (currency, associate_code, event_date, id) WHERE (((recovered_cents + written_off_cents) < amount_cents) AND (transferred_to_id IS NULL));
CREATE INDEX chargeback_owner ON public.chargeback USING btree (associate_code, event_date, id);
CREATE INDEX chargeback_policy ON public.chargeback USING btree (policy_id);
CREATE INDEX chargeback_policy_event ON public.chargeback USING btree (policy_event_id) WHERE (policy_event_id IS NOT NULL);
CREATE TRIGGER dispute_document_named AFTER INSERT OR UPDATE OF dispute_document_id ON public.chargeback FOR EACH ROW EXECUTE FUNCTION document_named('dispute_document_id');
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.chargeback FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table client (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  type text not null,
  first_name text,
  last_name text,
  company_name text,
  name_key text collate "C" not null,
  sort_key text collate "C" not null,
  last_name_key text collate "C",
  date_of_birth_sealed text,
  date_of_birth_index text,
  birth_month integer,
  birth_day integer,
  gender text,
  marital_status text,
  email text,
  email_key text collate "C",
  phone text collate "C",
  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  mailing_same boolean default true not null,
  mailing_line1 text,
  mailing_line2 text,
  mailing_city text,
  mailing_state text,
  mailing_postal_code text,
  mailing_country text,
  tobacco boolean,
  citizenship text,
  id_document_type text,
  id_document_number_sealed text,
  id_document_last4 text,
  id_document_expiry date,
  annual_income_cents bigint,
  net_worth_cents bigint,
  dependents_sealed text,
  beneficiary_notes text,
  general_notes text,
  marketing_consent_email boolean default false not null,
  marketing_consent_sms boolean default false not null,
  archived_at timestamp with time zone,
  last_activity_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint client_pkey PRIMARY KEY (id),
  constraint client_annual_income_cents_check CHECK ((annual_income_cents >= 0)),
  constraint client_birth_day_check CHECK (((birth_day >= 1) AND (birth_day <= 31))),
  constraint client_birth_month_check CHECK (((birth_month >= 1) AND (birth_month <= 12))),
  constraint client_check CHECK (
CASE type
    WHEN 'Individual'::text THEN ((first_name IS NOT NULL) AND (last_name IS NOT NULL) AND (date_of_birth_sealed IS NOT NULL))
    ELSE (company_name IS NOT NULL)
END),
  constraint client_check1 CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint client_check2 CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint client_check3 CHECK ((((date_of_birth_sealed IS NULL) = (date_of_birth_index IS NULL)) AND ((date_of_birth_sealed IS NULL) = (birth_month IS NULL)) AND ((birth_month IS NULL) = (birth_day IS NULL)))),
  constraint client_check4 CHECK ((mailing_same OR ((mailing_line1 IS NOT NULL) AND (mailing_city IS NOT NULL) AND (mailing_state IS NOT NULL) AND (mailing_postal_code IS NOT NULL) AND (mailing_country IS NOT NULL)))),
  constraint client_check5 CHECK (((id_document_number_sealed IS NULL) = (id_document_last4 IS NULL))),
  constraint client_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint client_gender_check CHECK ((gender = ANY (ARRAY['Female'::text, 'Male'::text, 'Non-binary'::text, 'Prefer not to say'::text]))),
  constraint client_id_document_type_check CHECK ((id_document_type = ANY (ARRAY['Driver''s License'::text, 'Passport'::text, 'State or Provincial ID'::text, 'Permanent Resident Card'::text, 'Military ID'::text, 'Other'::text]))),
  constraint client_mailing_country_check CHECK ((mailing_country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint client_mailing_state_check CHECK ((mailing_state ~ '^[A-Z]{2}$'::text)),
  constraint client_marital_status_check CHECK ((marital_status = ANY (ARRAY['Single'::text, 'Married'::text, 'Common-law'::text, 'Separated'::text, 'Divorced'::text, 'Widowed'::text]))),
  constraint client_net_worth_cents_check CHECK ((net_worth_cents >= 0)),
  constraint client_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint client_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint client_type_check CHECK ((type = ANY (ARRAY['Individual'::text, 'Business'::text]))),
  constraint client_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);
CREATE INDEX client_name_key ON public.client USING btree (name_key, id);
CREATE INDEX client_name_trigrams ON public.client USING gin (name_key gin_trgm_ops);
CREATE INDEX client_owner_date_of_birth ON public.client USING btree (owner_code, date_of_birth_index) WHERE (date_of_birth_index IS NOT NULL);
CREATE INDEX client_owner_email ON public.client USING btree (owner_code, email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX client_owner_last_activity ON public.client USING btree (owner_code, last_activity_at, id) INCLUDE (archived_at);
CREATE INDEX client_owner_phone ON public.client USING btree (owner_code, phone) WHERE (phone IS NOT NULL);
CREATE INDEX client_owner_sort_key ON public.client USING btree (owner_code, sort_key, id) INCLUDE (archived_at);

create table client_note (
  id uuid default gen_random_uuid() not null,
  client_id uuid not null,
  text text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint client_note_pkey PRIMARY KEY (id),
  constraint client_note_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000))),
  constraint client_note_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE
);
CREATE INDEX client_note_client ON public.client_note USING btree (client_id, created_at DESC, id);

create table client_share (
  client_id uuid not null,
  associate_code text not null,
  created_at timestamp with time zone default now() not null,
  constraint client_share_pkey PRIMARY KEY (client_id, associate_code),
  constraint client_share_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint client_share_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE
);
CREATE INDEX client_share_associate ON public.client_share USING btree (associate_code, client_id);

create table compensation_adjustment (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  policy_id uuid,
  amount_cents bigint not null,
  currency text not null,
  reason text not null,
  status text default 'Pending'::text not null,
  needs_second_person boolean not null,
  requested_at timestamp with time zone not null,
  requested_by text not null,
  decided_at timestamp with time zone,
  decided_by text,
  decision_reason text,
  version integer default 1 not null,
  constraint compensation_adjustment_pkey PRIMARY KEY (id),
  constraint compensation_adjustment_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint compensation_adjustment_check CHECK (((status = 'Pending'::text) = (decided_by IS NULL))),
  constraint compensation_adjustment_check1 CHECK (((NOT needs_second_person) OR (decided_by <> requested_by))),
  constraint compensation_adjustment_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint compensation_adjustment_reason_check CHECK ((char_length(reason) >= 10)),
  constraint compensation_adjustment_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Refused'::text]))),
  constraint compensation_adjustment_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint compensation_adjustment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(code),
  constraint compensation_adjustment_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint compensation_adjustment_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES app_user(code)
);
CREATE INDEX compensation_adjustment_associate ON public.compensation_adjustment USING btree (associate_code, requested_at DESC);
CREATE INDEX compensation_adjustment_status ON public.compensation_adjustment USING btree (status, requested_at DESC, id DESC);

create table compensation_line (
  id uuid default gen_random_uuid() not null,
  entry_no bigint generated by default as identity not null,
  associate_code text not null,
  policy_id uuid,
  source_associate_code text,
  portion integer,
  compensation_type text not null,
  line_no integer default 0 not null,
  installment integer default 0 not null,
  level_at_snapshot text,
  rate_bps integer,
  generation integer,
  base_bv_cents bigint,
  amount_cents bigint not null,
  charged_cents bigint default 0 not null,
  currency text not null,
  status text not null,
  escrow_reason text,
  original_line_id uuid,
  chargeback_id uuid,
  pay_run_id uuid,
  explanation jsonb not null,
  posted_at timestamp with time zone not null,
  released_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_reason text,
  source_kind text not null,
  source_id text not null,
  source_no integer not null,
  created_by text,
  version integer default 1 not null,
  paid_cents bigint,
  paid_currency text,
  constraint compensation_line_pkey PRIMARY KEY (id),
  constraint compensation_line_source_kind_source_id_source_no_key UNIQUE (source_kind, source_id, source_no),
  constraint compensation_line_check CHECK (((charged_cents >= 0) AND ((charged_cents = 0) OR (charged_cents <= amount_cents)))),
  constraint compensation_line_check1 CHECK (((status = 'Escrow'::text) <= (escrow_reason IS NOT NULL))),
  constraint compensation_line_check2 CHECK (((voided_at IS NULL) = (void_reason IS NULL))),
  constraint compensation_line_check3 CHECK (((status = ANY (ARRAY['Chargeback'::text, 'Chargeback Escrow'::text])) = (amount_cents < 0))),
  constraint compensation_line_check4 CHECK (((paid_cents IS NULL) = (paid_currency IS NULL))),
  constraint compensation_line_compensation_type_check CHECK ((compensation_type = ANY (ARRAY['Writing'::text, 'Override Bonus'::text, 'Training'::text, 'Split'::text, 'Revenue Bonus'::text, 'Excess'::text, 'Renewal'::text, 'Trail'::text, 'Builder Bonus'::text, 'Contest Bonus'::text, 'Scholarship'::text, 'Training Reversion'::text, 'Adjustment'::text]))),
  constraint compensation_line_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint compensation_line_escrow_reason_check CHECK ((escrow_reason = ANY (ARRAY['Training'::text, 'License'::text, 'Suspension'::text, 'Associate Flag'::text, 'Missing Payout Info'::text, 'Supervision'::text, 'Manual'::text]))),
  constraint compensation_line_generation_check CHECK (((generation >= 1) AND (generation <= 6))),
  constraint compensation_line_paid_currency_check CHECK ((paid_currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint compensation_line_portion_check CHECK (((portion >= 0) AND (portion <= 2))),
  constraint compensation_line_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Escrow'::text, 'Paid'::text, 'Chargeback'::text, 'Chargeback Escrow'::text]))),
  constraint compensation_line_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint compensation_line_chargeback_id_fkey FOREIGN KEY (chargeback_id) REFERENCES chargeback(id),
  constraint compensation_line_level_at_snapshot_fkey FOREIGN KEY (level_at_snapshot) REFERENCES level(code),
  constraint compensation_line_original_line_id_fkey FOREIGN KEY (original_line_id) REFERENCES compensation_line(id),
  constraint compensation_line_pay_run_id_fkey FOREIGN KEY (pay_run_id) REFERENCES pay_run(id),
  constraint compensation_line_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint compensation_line_source_associate_code_fkey FOREIGN KEY (source_associate_code) REFERENCES app_user(code)
);
CREATE INDEX compensation_line_chargeback ON public.compensation_line USING btree (chargeback_id) INCLUDE (original_line_id) WHERE (chargeback_id IS NOT NULL);
CREATE INDEX compensation_line_charged ON public.compensation_line USING btree (posted_at) INCLUDE (associate_code, currency, amount_cents) WHERE ((amount_cents < 0) AND (voided_at IS NULL));
CREATE INDEX compensation_line_charged_of ON public.compensation_line USING btree (associate_code, posted_at) INCLUDE (currency, amount_cents) WHERE ((amount_cents < 0) AND (voided_at IS NULL));
CREATE INDEX compensation_line_escrow ON public.compensation_line USING btree (associate_code) WHERE ((status = 'Escrow'::text) AND (voided_at IS NULL));
CREATE INDEX compensation_line_held_back ON public.compensation_line USING btree (associate_code) INCLUDE (original_line_id) WHERE (status = 'Chargeback Escrow'::text);
CREATE INDEX compensation_line_newest ON public.compensation_line USING btree (posted_at DESC, id DESC) INCLUDE (compensation_type, currency, amount_cents, voided_at);
CREATE INDEX compensation_line_original ON public.compensation_line USING btree (original_line_id) WHERE (original_line_id IS NOT NULL);
CREATE INDEX compensation_line_owner ON public.compensation_line USING btree (associate_code, posted_at DESC, id DESC) INCLUDE (source_associate_code, compensation_type, currency, amount_cents, status, voided_at);
CREATE INDEX compensation_line_pay_run ON public.compensation_line USING btree (pay_run_id, associate_code) WHERE (pay_run_id IS NOT NULL);
CREATE INDEX compensation_line_pending ON public.compensation_line USING btree (associate_code, currency, posted_at) INCLUDE (amount_cents, charged_cents) WHERE ((status = 'Pending'::text) AND (voided_at IS NULL));
CREATE INDEX compensation_line_policy ON public.compensation_line USING btree (policy_id, portion, line_no, installment);
CREATE INDEX compensation_line_source ON public.compensation_line USING btree (source_associate_code, associate_code, posted_at DESC);

create table compensation_schedule (
  id uuid default gen_random_uuid() not null,
  name text not null,
  effective_from date not null,
  status text default 'Draft'::text not null,
  opened_at timestamp with time zone,
  opened_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint compensation_schedule_pkey PRIMARY KEY (id),
  constraint compensation_schedule_effective_from_key UNIQUE (effective_from),
  constraint compensation_schedule_name_key UNIQUE (name),
  constraint compensation_schedule_effective_from_check CHECK ((EXTRACT(day FROM effective_from) = (1)::numeric)),
  constraint compensation_schedule_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Open'::text, 'Closed'::text])))
);
CREATE UNIQUE INDEX compensation_schedule_open ON public.compensation_schedule USING btree (status) WHERE (status = 'Open'::text);

create table compensation_schedule_rate (
  schedule_id uuid not null,
  product_id uuid,
  product_type text,
  level_code text not null,
  kind text not null,
  rate_bps integer not null,
  constraint compensation_schedule_rate_check CHECK (((product_id IS NULL) OR (product_type IS NULL))),
  constraint compensation_schedule_rate_kind_check CHECK ((kind = ANY (ARRAY['First Year'::text, 'Excess'::text, 'Renewal'::text, 'Trail'::text]))),
  constraint compensation_schedule_rate_rate_bps_check CHECK (((rate_bps >= 0) AND (rate_bps <= 10000))),
  constraint compensation_schedule_rate_level_code_fkey FOREIGN KEY (level_code) REFERENCES level(code),
  constraint compensation_schedule_rate_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint compensation_schedule_rate_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES compensation_schedule(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX compensation_schedule_rate_key ON public.compensation_schedule_rate USING btree (schedule_id, kind, level_code, COALESCE((product_id)::text, ''::text), COALESCE(product_type, ''::text));

create table compensation_snapshot (
  policy_id uuid not null,
  portion integer not null,
  submit_date date not null,
  schedule_id uuid,
  is_final boolean default false not null,
  snapshot jsonb not null,
  bv_cents bigint,
  house_cents bigint,
  outcomes jsonb,
  constraint compensation_snapshot_pkey PRIMARY KEY (policy_id, portion),
  constraint compensation_snapshot_check CHECK ((is_final = ((bv_cents IS NOT NULL) AND (house_cents IS NOT NULL) AND (outcomes IS NOT NULL)))),
  constraint compensation_snapshot_portion_check CHECK (((portion >= 0) AND (portion <= 2))),
  constraint compensation_snapshot_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE,
  constraint compensation_snapshot_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES compensation_schedule(id)
);

create table compliance_hold (
  id uuid not null,
  associate_code text not null,
  reason text not null,
  placed_on date not null,
  placed_at timestamp with time zone not null,
  placed_by text not null,
  resolved_on date,
  resolved_at timestamp with time zone,
  resolved_by text,
  note text,
  version integer default 1 not null,
  constraint compliance_hold_pkey PRIMARY KEY (id),
  constraint compliance_hold_check CHECK ((resolved_on >= placed_on)),
  constraint compliance_hold_check1 CHECK ((((resolved_on IS NULL) = (resolved_at IS NULL)) AND ((resolved_on IS NULL) = (resolved_by IS NULL)) AND ((resolved_on IS NULL) = (note IS NULL)))),
  constraint compliance_hold_reason_check CHECK ((char_length(reason) >= 10)),
  constraint compliance_hold_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint compliance_hold_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES app_user(code),
  constraint compliance_hold_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES app_user(code)
);
CREATE INDEX compliance_hold_associate ON public.compliance_hold USING btree (associate_code, placed_at DESC);
CREATE UNIQUE INDEX compliance_hold_one_unresolved ON public.compliance_hold USING btree (associate_code) WHERE (resolved_on IS NULL);

create table content_image (
  attachment_id uuid not null,
  constraint content_image_pkey PRIMARY KEY (attachment_id),
  constraint content_image_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachment(id)
);
CREATE TRIGGER document_named AFTER INSERT ON public.content_image FOR EACH ROW EXECUTE FUNCTION document_named('attachment_id');

create table content_page (
  id uuid default gen_random_uuid() not null,
  title text not null,
  slug text not null,
  body text not null,
  body_text text not null,
  title_key text collate "C" not null,
  text_key text collate "C" not null,
  show_in_menu boolean default false not null,
  status text default 'Draft'::text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint content_page_pkey PRIMARY KEY (id),
  constraint content_page_slug_key UNIQUE (slug),
  constraint content_page_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint content_page_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint content_page_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 150)))
);

create table contest (
  first_day date not null,
  last_day date not null,
  rules jsonb not null,
  closed_at timestamp with time zone not null,
  closed_by text not null,
  constraint contest_pkey PRIMARY KEY (first_day),
  constraint contest_check CHECK ((last_day > first_day)),
  constraint contest_first_day_check CHECK ((EXTRACT(day FROM first_day) = (1)::numeric)),
  constraint contest_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES app_user(code)
);

create table contest_place (
  first_day date not null,
  associate_code text not null,
  place integer not null,
  points integer not null,
  seats_by_points integer not null,
  is_active boolean not null,
  is_free_of_debt boolean not null,
  is_persistent boolean not null,
  seats integer not null,
  constraint contest_place_pkey PRIMARY KEY (first_day, associate_code),
  constraint contest_place_check CHECK ((seats =
CASE
    WHEN (is_active AND is_free_of_debt AND is_persistent) THEN seats_by_points
    ELSE 0
END)),
  constraint contest_place_place_check CHECK ((place > 0)),
  constraint contest_place_seats_by_points_check CHECK ((seats_by_points > 0)),
  constraint contest_place_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint contest_place_first_day_fkey FOREIGN KEY (first_day) REFERENCES contest(first_day)
);
CREATE INDEX contest_place_associate ON public.contest_place USING btree (associate_code);

create table credential (
  user_id uuid not null,
  password_hash text not null,
  former_hashes text[] default '{}'::text[] not null,
  changed_at timestamp with time zone default now() not null,
  constraint credential_pkey PRIMARY KEY (user_id),
  constraint credential_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table debt_roll_up (
  id uuid default gen_random_uuid() not null,
  chargeback_id uuid not null,
  receiver_code text not null,
  announced_on date not null,
  transfer_on date not null,
  transferred_at timestamp with time zone,
  constraint debt_roll_up_pkey PRIMARY KEY (id),
  constraint debt_roll_up_chargeback_id_key UNIQUE (chargeback_id),
  constraint debt_roll_up_check CHECK ((transfer_on >= announced_on)),
  constraint debt_roll_up_chargeback_id_fkey FOREIGN KEY (chargeback_id) REFERENCES chargeback(id),
  constraint debt_roll_up_receiver_code_fkey FOREIGN KEY (receiver_code) REFERENCES app_user(code)
);
CREATE INDEX debt_roll_up_announced ON public.debt_roll_up USING btree (transfer_on) WHERE (transferred_at IS NULL);
CREATE INDEX debt_roll_up_receiver ON public.debt_roll_up USING btree (receiver_code, transfer_on DESC);

create table efast_progress (
  task_id uuid not null,
  associate_code text not null,
  done_at timestamp with time zone not null,
  document_id uuid,
  constraint efast_progress_pkey PRIMARY KEY (task_id, associate_code),
  constraint efast_progress_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint efast_progress_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id),
  constraint efast_progress_task_id_fkey FOREIGN KEY (task_id) REFERENCES efast_task(id) ON DELETE CASCADE
);
CREATE INDEX efast_progress_associate ON public.efast_progress USING btree (associate_code);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.efast_progress FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table efast_task (
  id uuid default gen_random_uuid() not null,
  title text not null,
  title_key text collate "C" not null,
  description text,
  kind text not null,
  observes text,
  video text,
  address text,
  is_required boolean not null,
  days_offset integer not null,
  status text default 'Draft'::text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint efast_task_pkey PRIMARY KEY (id),
  constraint efast_task_check CHECK (((kind = 'Video'::text) = (video IS NOT NULL))),
  constraint efast_task_check1 CHECK (((kind = ANY (ARRAY['Link'::text, 'Form'::text])) = (address IS NOT NULL))),
  constraint efast_task_check2 CHECK (((kind = 'Form'::text) OR (observes IS NULL))),
  constraint efast_task_days_offset_check CHECK (((days_offset >= 0) AND (days_offset <= 365))),
  constraint efast_task_kind_check CHECK ((kind = ANY (ARRAY['Video'::text, 'Link'::text, 'Form'::text, 'Upload'::text, 'Confirm'::text]))),
  constraint efast_task_observes_check CHECK ((observes = ANY (ARRAY['AMA Signed'::text, 'Photo Uploaded'::text, 'Ten Prospects Entered'::text, 'First FNA Completed'::text, 'License Entered'::text]))),
  constraint efast_task_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint efast_task_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 150)))
);

create table email_change (
  user_id uuid not null,
  email text not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint email_change_pkey PRIMARY KEY (user_id),
  constraint email_change_token_hash_key UNIQUE (token_hash),
  constraint email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table eo_policy (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  carrier text not null,
  policy_number text not null,
  per_claim_cents bigint not null,
  aggregate_cents bigint not null,
  effective_date date not null,
  expiration_date date not null,
  document_id uuid,
  approval_status text not null,
  rejection_reason text,
  decided_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint eo_policy_pkey PRIMARY KEY (id),
  constraint eo_policy_approval_status_check CHECK ((approval_status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Rejected By Admin'::text, 'Revoked'::text]))),
  constraint eo_policy_check CHECK ((aggregate_cents >= per_claim_cents)),
  constraint eo_policy_check1 CHECK ((expiration_date > effective_date)),
  constraint eo_policy_per_claim_cents_check CHECK ((per_claim_cents > 0)),
  constraint eo_policy_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint eo_policy_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id)
);
CREATE INDEX eo_policy_associate ON public.eo_policy USING btree (associate_code, expiration_date DESC);
CREATE INDEX eo_policy_expiration ON public.eo_policy USING btree (expiration_date, associate_code) WHERE (approval_status = 'Approved'::text);
CREATE INDEX eo_policy_waiting ON public.eo_policy USING btree (updated_at, id) WHERE (approval_status = 'Pending For Admin'::text);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.eo_policy FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table equity_credit (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  grant_date date not null,
  source text not null,
  credits integer not null,
  status text default 'Pending'::text not null,
  forfeited_on date,
  is_for_cause boolean default false not null,
  note text,
  milestone text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint equity_credit_pkey PRIMARY KEY (id),
  constraint equity_credit_milestone_key UNIQUE (milestone),
  constraint equity_credit_check CHECK (((forfeited_on IS NOT NULL) OR (NOT is_for_cause))),
  constraint equity_credit_check1 CHECK (((source = 'Manual'::text) = (milestone IS NULL))),
  constraint equity_credit_credits_check CHECK ((credits >= 1)),
  constraint equity_credit_source_check CHECK ((source = ANY (ARRAY['Promotion'::text, 'Annual BV'::text, 'Builder Streak'::text, 'Contest'::text, 'Manual'::text]))),
  constraint equity_credit_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Exported'::text, 'Released'::text]))),
  constraint equity_credit_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);
CREATE INDEX equity_credit_newest ON public.equity_credit USING btree (grant_date DESC, id DESC);
CREATE INDEX equity_credit_owner ON public.equity_credit USING btree (associate_code, grant_date DESC, id DESC);

create table event (
  id uuid default gen_random_uuid() not null,
  title text not null,
  title_key text collate "C" not null,
  slug text not null,
  kind text not null,
  starts_on date not null,
  starts_time text not null,
  ends_on date not null,
  ends_time text not null,
  time_zone text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  venue text,
  address text,
  online_url text,
  capacity integer,
  audience text not null,
  country text,
  min_level text,
  team_id uuid,
  registration text default 'Draft'::text not null,
  opens_on date not null,
  closes_on date not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  body text,
  image_id uuid,
  agenda text,
  speakers text,
  status text default 'Draft'::text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint event_pkey PRIMARY KEY (id),
  constraint event_slug_key UNIQUE (slug),
  constraint event_audience_check CHECK ((audience = ANY (ARRAY['Everybody'::text, 'Country'::text, 'Level'::text, 'Team'::text]))),
  constraint event_capacity_check CHECK ((capacity >= 1)),
  constraint event_check CHECK ((ends_at >= starts_at)),
  constraint event_check1 CHECK (((closes_at >= opens_at) AND (closes_at <= ends_at))),
  constraint event_check2 CHECK (((venue IS NOT NULL) OR (online_url IS NOT NULL))),
  constraint event_check3 CHECK (((audience = 'Country'::text) = (country IS NOT NULL))),
  constraint event_check4 CHECK (((audience = 'Level'::text) = (min_level IS NOT NULL))),
  constraint event_check5 CHECK (((audience = 'Team'::text) = (team_id IS NOT NULL))),
  constraint event_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint event_ends_time_check CHECK ((ends_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint event_kind_check CHECK ((kind = ANY (ARRAY['BPM'::text, 'Training'::text, 'Convention'::text, 'Webinar'::text, 'Incentive Trip'::text]))),
  constraint event_registration_check CHECK ((registration = ANY (ARRAY['Draft'::text, 'Open'::text, 'Closed'::text]))),
  constraint event_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint event_starts_time_check CHECK ((starts_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint event_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint event_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 120))),
  constraint event_image_id_fkey FOREIGN KEY (image_id) REFERENCES attachment(id),
  constraint event_min_level_fkey FOREIGN KEY (min_level) REFERENCES level(code),
  constraint event_team_id_fkey FOREIGN KEY (team_id) REFERENCES named_team(id)
);
CREATE INDEX event_ends ON public.event USING btree (ends_at);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF image_id ON public.event FOR EACH ROW EXECUTE FUNCTION document_named('image_id');

create table event_ticket (
  id uuid default gen_random_uuid() not null,
  event_id uuid not null,
  type_id uuid not null,
  guest_type text not null,
  host_code text not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  shirt_size text,
  price_cents bigint not null,
  currency text not null,
  payment_id uuid,
  status text,
  reserved_until timestamp with time zone,
  code text collate "C" not null,
  checked_in_at timestamp with time zone,
  checked_in_by text,
  reminders smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint event_ticket_pkey PRIMARY KEY (id),
  constraint event_ticket_code_key UNIQUE (code),
  constraint event_ticket_payment_id_key UNIQUE (payment_id),
  constraint event_ticket_check CHECK (((guest_type = 'Guest'::text) = ((email IS NOT NULL) AND (first_name IS NOT NULL) AND (last_name IS NOT NULL)))),
  constraint event_ticket_check1 CHECK (((status IS NOT NULL) OR (reserved_until IS NOT NULL))),
  constraint event_ticket_check2 CHECK ((((status = 'Checked In'::text) IS NOT TRUE) OR (checked_in_at IS NOT NULL))),
  constraint event_ticket_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint event_ticket_guest_type_check CHECK ((guest_type = ANY (ARRAY['Associate'::text, 'Guest'::text]))),
  constraint event_ticket_price_cents_check CHECK ((price_cents >= 0)),
  constraint event_ticket_shirt_size_check CHECK ((shirt_size = ANY (ARRAY['XS'::text, 'S'::text, 'M'::text, 'L'::text, 'XL'::text, '2XL'::text, '3XL'::text, '4XL'::text]))),
  constraint event_ticket_status_check CHECK ((status = ANY (ARRAY['Registered'::text, 'Checked In'::text, 'Refunded'::text]))),
  constraint event_ticket_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(id),
  constraint event_ticket_host_code_fkey FOREIGN KEY (host_code) REFERENCES app_user(code),
  constraint event_ticket_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id),
  constraint event_ticket_type_id_fkey FOREIGN KEY (type_id) REFERENCES event_ticket_type(id)
);
CREATE INDEX event_ticket_event ON public.event_ticket USING btree (event_id);
CREATE INDEX event_ticket_host ON public.event_ticket USING btree (host_code);
CREATE UNIQUE INDEX event_ticket_one_own ON public.event_ticket USING btree (event_id, host_code) WHERE ((guest_type = 'Associate'::text) AND (status = ANY (ARRAY['Registered'::text, 'Checked In'::text])));

create table event_ticket_type (
  id uuid default gen_random_uuid() not null,
  event_id uuid not null,
  name text not null,
  guest_type text not null,
  price_usd_cents bigint not null,
  price_cad_cents bigint not null,
  quantity integer not null,
  needs_shirt boolean default false not null,
  refundable_until date not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint event_ticket_type_pkey PRIMARY KEY (id),
  constraint event_ticket_type_guest_type_check CHECK ((guest_type = ANY (ARRAY['Associate'::text, 'Guest'::text]))),
  constraint event_ticket_type_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 60))),
  constraint event_ticket_type_price_cad_cents_check CHECK ((price_cad_cents >= 0)),
  constraint event_ticket_type_price_usd_cents_check CHECK ((price_usd_cents >= 0)),
  constraint event_ticket_type_quantity_check CHECK ((quantity >= 1)),
  constraint event_ticket_type_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE
);
CREATE INDEX event_ticket_type_event ON public.event_ticket_type USING btree (event_id);

create table event_waiting (
  event_id uuid not null,
  associate_code text not null,
  type_id uuid not null,
  joined_at timestamp with time zone not null,
  offered_until timestamp with time zone,
  constraint event_waiting_pkey PRIMARY KEY (event_id, associate_code),
  constraint event_waiting_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint event_waiting_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE,
  constraint event_waiting_type_id_fkey FOREIGN KEY (type_id) REFERENCES event_ticket_type(id) ON DELETE CASCADE
);
CREATE INDEX event_waiting_associate ON public.event_waiting USING btree (associate_code);

create table exchange_leg (
  id uuid default gen_random_uuid() not null,
  new_rmd_code text not null,
  promoting_rmd_code text not null,
  leg_code text not null,
  starts_on date not null,
  ends_on date,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint exchange_leg_pkey PRIMARY KEY (id),
  constraint exchange_leg_check CHECK (((EXTRACT(day FROM ends_on) = (1)::numeric) AND (ends_on >= starts_on))),
  constraint exchange_leg_check1 CHECK (((new_rmd_code <> promoting_rmd_code) AND ((leg_code <> new_rmd_code) AND (leg_code <> promoting_rmd_code)))),
  constraint exchange_leg_starts_on_check CHECK ((EXTRACT(day FROM starts_on) = (1)::numeric)),
  constraint exchange_leg_leg_code_fkey FOREIGN KEY (leg_code) REFERENCES app_user(code),
  constraint exchange_leg_new_rmd_code_fkey FOREIGN KEY (new_rmd_code) REFERENCES app_user(code),
  constraint exchange_leg_promoting_rmd_code_fkey FOREIGN KEY (promoting_rmd_code) REFERENCES app_user(code)
);
CREATE INDEX exchange_leg_promoting ON public.exchange_leg USING btree (promoting_rmd_code);
CREATE UNIQUE INDEX exchange_leg_leg ON public.exchange_leg USING btree (leg_code) WHERE (ends_on IS NULL);
CREATE UNIQUE INDEX exchange_leg_new_rmd ON public.exchange_leg USING btree (new_rmd_code) WHERE (ends_on IS NULL);

create table exchange_month (
  exchange_leg_id uuid not null,
  month date not null,
  base_shop_bv_cents bigint not null,
  postings integer default 0 not null,
  constraint exchange_month_pkey PRIMARY KEY (exchange_leg_id, month),
  constraint exchange_month_exchange_leg_id_fkey FOREIGN KEY (exchange_leg_id) REFERENCES exchange_leg(id)
);

create table exchange_share (
  line_id uuid not null,
  exchange_leg_id uuid not null,
  month date not null,
  moved_cents bigint not null,
  constraint exchange_share_pkey PRIMARY KEY (line_id),
  constraint exchange_share_exchange_leg_id_month_fkey FOREIGN KEY (exchange_leg_id, month) REFERENCES exchange_month(exchange_leg_id, month),
  constraint exchange_share_line_id_fkey FOREIGN KEY (line_id) REFERENCES compensation_line(id)
);
CREATE INDEX exchange_share_month ON public.exchange_share USING btree (exchange_leg_id, month);

create table expiry_notice (
  paper_kind text not null,
  paper_id uuid not null,
  expires_on date not null,
  days_before integer not null,
  sent_at timestamp with time zone default now() not null,
  constraint expiry_notice_pkey PRIMARY KEY (paper_kind, paper_id, expires_on, days_before),
  constraint expiry_notice_paper_kind_check CHECK ((paper_kind = ANY (ARRAY['license'::text, 'eo_policy'::text, 'training_certificate'::text])))
);

create table export (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  audience text not null,
  list text not null,
  format text not null,
  columns json not null,
  filter json not null,
  sort json not null,
  fingerprint text not null,
  status text not null,
  file_name text not null,
  file_key text,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  parameters json default '{}'::json not null,
  constraint export_pkey PRIMARY KEY (id),
  constraint export_audience_check CHECK ((audience = ANY (ARRAY['portal'::text, 'admin'::text]))),
  constraint export_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  constraint export_status_check CHECK ((status = ANY (ARRAY['Direct'::text, 'Waiting'::text, 'Ready'::text, 'Failed'::text, 'Removed'::text]))),
  constraint export_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX export_created_at ON public.export USING btree (created_at);
CREATE INDEX export_user_id ON public.export USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX export_waiting ON public.export USING btree (user_id, fingerprint) WHERE (status = 'Waiting'::text);

create table export_ticket (
  token_hash text not null,
  export_id uuid not null,
  session_id uuid,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint export_ticket_pkey PRIMARY KEY (token_hash),
  constraint export_ticket_export_id_fkey FOREIGN KEY (export_id) REFERENCES export(id) ON DELETE CASCADE,
  constraint export_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX export_ticket_export_id ON public.export_ticket USING btree (export_id);
CREATE INDEX export_ticket_session_id ON public.export_ticket USING btree (session_id);

create table fee (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  country text not null,
  plan text,
  region text,
  effective_from date not null,
  amount_cents bigint,
  rate_bps integer,
  created_at timestamp with time zone not null,
  created_by text,
  withdrawn_at timestamp with time zone,
  withdrawn_by text,
  constraint fee_pkey PRIMARY KEY (id),
  constraint fee_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint fee_check CHECK (((kind = 'Membership Fee'::text) = (plan IS NOT NULL))),
  constraint fee_check1 CHECK (((kind = 'Sales Tax'::text) = (region IS NOT NULL))),
  constraint fee_check2 CHECK (((kind = 'Sales Tax'::text) = (rate_bps IS NOT NULL))),
  constraint fee_check3 CHECK (((rate_bps IS NULL) = (amount_cents IS NOT NULL))),
  constraint fee_check4 CHECK (((created_by IS NULL) OR (effective_from >= ((created_at AT TIME ZONE 'America/New_York'::text))::date))),
  constraint fee_check5 CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  constraint fee_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint fee_has_begun CHECK ((effective_from > ((withdrawn_at AT TIME ZONE 'America/New_York'::text))::date)),
  constraint fee_kind_check CHECK ((kind = ANY (ARRAY['Membership Fee'::text, 'Yearly Renewal'::text, 'Builder Plan'::text, 'Sales Tax'::text, 'Shipping'::text, 'Free Shipping From'::text]))),
  constraint fee_plan_check CHECK ((plan = ANY (ARRAY['associate'::text, 'builder'::text]))),
  constraint fee_rate_bps_check CHECK (((rate_bps >= 0) AND (rate_bps <= 5000))),
  constraint fee_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(code),
  constraint fee_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES app_user(code)
);
CREATE UNIQUE INDEX fee_from ON public.fee USING btree (kind, country, plan, region, effective_from) NULLS NOT DISTINCT WHERE (withdrawn_at IS NULL);
CREATE TRIGGER fee_append_only BEFORE DELETE ON public.fee FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER fee_kept BEFORE UPDATE ON public.fee FOR EACH ROW EXECUTE FUNCTION keep_fee();
CREATE TRIGGER fee_no_truncate BEFORE TRUNCATE ON public.fee FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table generation_rate (
  generation integer not null,
  effective_from date not null,
  rate_bps integer not null,
  constraint generation_rate_pkey PRIMARY KEY (generation, effective_from),
  constraint generation_rate_generation_check CHECK (((generation >= 1) AND (generation <= 6))),
  constraint generation_rate_rate_bps_check CHECK (((rate_bps >= 0) AND (rate_bps <= 10000)))
);

create table head_delta (
  id bigint generated by default as identity not null,
  associate_code text not null,
  level_code text not null,
  status text not null,
  joined_month date,
  n smallint not null,
  constraint head_delta_pkey PRIMARY KEY (id)
);

create table help_article (
  id uuid default gen_random_uuid() not null,
  title text not null,
  slug text not null,
  category_id uuid not null,
  body text not null,
  body_text text not null,
  title_key text collate "C" not null,
  text_key text collate "C" not null,
  country text,
  min_level text,
  status text default 'Draft'::text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint help_article_pkey PRIMARY KEY (id),
  constraint help_article_slug_key UNIQUE (slug),
  constraint help_article_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint help_article_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint help_article_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint help_article_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 150))),
  constraint help_article_category_id_fkey FOREIGN KEY (category_id) REFERENCES help_category(id),
  constraint help_article_min_level_fkey FOREIGN KEY (min_level) REFERENCES level(code)
);
CREATE INDEX help_article_category ON public.help_article USING btree (category_id, "position");

create table help_article_file (
  article_id uuid not null,
  attachment_id uuid not null,
  place integer not null,
  constraint help_article_file_pkey PRIMARY KEY (article_id, attachment_id),
  constraint help_article_file_attachment_id_key UNIQUE (attachment_id),
  constraint help_article_file_article_id_fkey FOREIGN KEY (article_id) REFERENCES help_article(id) ON DELETE CASCADE,
  constraint help_article_file_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachment(id)
);
CREATE TRIGGER document_named AFTER INSERT ON public.help_article_file FOR EACH ROW EXECUTE FUNCTION document_named('attachment_id');

create table help_article_relation (
  article_id uuid not null,
  related_id uuid not null,
  place integer not null,
  constraint help_article_relation_pkey PRIMARY KEY (article_id, related_id),
  constraint help_article_relation_check CHECK ((article_id <> related_id)),
  constraint help_article_relation_place_check CHECK (((place >= 1) AND (place <= 5))),
  constraint help_article_relation_article_id_fkey FOREIGN KEY (article_id) REFERENCES help_article(id) ON DELETE CASCADE,
  constraint help_article_relation_related_id_fkey FOREIGN KEY (related_id) REFERENCES help_article(id) ON DELETE CASCADE
);
CREATE INDEX help_article_relation_related ON public.help_article_relation USING btree (related_id);

create table help_category (
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_key text collate "C" not null,
  slug text not null,
  icon text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint help_category_pkey PRIMARY KEY (id),
  constraint help_category_name_key_key UNIQUE (name_key),
  constraint help_category_slug_key UNIQUE (slug),
  constraint help_category_icon_check CHECK ((icon = ANY (ARRAY['Book'::text, 'Cash'::text, 'Certificate'::text, 'Chart'::text, 'Shield'::text, 'Team'::text, 'Tools'::text]))),
  constraint help_category_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 60))),
  constraint help_category_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

create table help_read (
  article_id uuid not null,
  associate_code text not null,
  read_at timestamp with time zone not null,
  constraint help_read_pkey PRIMARY KEY (article_id, associate_code),
  constraint help_read_article_id_fkey FOREIGN KEY (article_id) REFERENCES help_article(id) ON DELETE CASCADE,
  constraint help_read_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);

create table help_vote (
  article_id uuid not null,
  associate_code text not null,
  is_helpful boolean not null,
  voted_at timestamp with time zone not null,
  constraint help_vote_pkey PRIMARY KEY (article_id, associate_code),
  constraint help_vote_article_id_fkey FOREIGN KEY (article_id) REFERENCES help_article(id) ON DELETE CASCADE,
  constraint help_vote_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);

create table holiday (
  day date not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint holiday_pkey PRIMARY KEY (day),
  constraint holiday_day_check CHECK ((EXTRACT(isodow FROM day) < (6)::numeric))
);

create table idempotency_key (
  id uuid default gen_random_uuid() not null,
  user_id text not null,
  operation text not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer text,
  headers jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (id),
  constraint idempotency_key_user_id_operation_key_key UNIQUE (user_id, operation, key)
);
CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at);

create table import_mapping (
  owner_code text not null,
  resource text not null,
  headings jsonb not null,
  constraint import_mapping_pkey PRIMARY KEY (owner_code, resource),
  constraint import_mapping_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);

create table international_appointment (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  target_country text not null,
  purpose text not null,
  state text,
  license_id uuid,
  tax_form text not null,
  document_id uuid not null,
  addendum_id uuid not null,
  status text default 'Pending'::text not null,
  decision_reason text,
  decided_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint international_appointment_pkey PRIMARY KEY (id),
  constraint international_appointment_check CHECK (((purpose = 'Recruit'::text) = (state IS NULL))),
  constraint international_appointment_check1 CHECK (((purpose = 'Recruit'::text) = (license_id IS NULL))),
  constraint international_appointment_check2 CHECK (((status = 'Pending'::text) = (decided_at IS NULL))),
  constraint international_appointment_check3 CHECK (((status <> 'Refused'::text) OR (decision_reason IS NOT NULL))),
  constraint international_appointment_purpose_check CHECK ((purpose = ANY (ARRAY['Sell'::text, 'Recruit'::text, 'Both'::text]))),
  constraint international_appointment_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint international_appointment_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Refused'::text]))),
  constraint international_appointment_target_country_check CHECK ((target_country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint international_appointment_tax_form_check CHECK ((tax_form = ANY (ARRAY['W-8BEN'::text, 'NR301'::text]))),
  constraint international_appointment_addendum_id_fkey FOREIGN KEY (addendum_id) REFERENCES legal_document(id),
  constraint international_appointment_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint international_appointment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(code),
  constraint international_appointment_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id),
  constraint international_appointment_license_id_fkey FOREIGN KEY (license_id) REFERENCES license(id)
);
CREATE INDEX international_appointment_addendum ON public.international_appointment USING btree (addendum_id);
CREATE INDEX international_appointment_associate ON public.international_appointment USING btree (associate_code, created_at DESC);
CREATE INDEX international_appointment_created_at ON public.international_appointment USING btree (created_at, id);
CREATE INDEX international_appointment_document ON public.international_appointment USING btree (document_id);
CREATE INDEX international_appointment_license ON public.international_appointment USING btree (license_id);
CREATE UNIQUE INDEX international_appointment_in_force ON public.international_appointment USING btree (associate_code) INCLUDE (target_country, purpose) WHERE (status = 'Approved'::text);
CREATE UNIQUE INDEX international_appointment_waiting ON public.international_appointment USING btree (associate_code) WHERE (status = 'Pending'::text);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.international_appointment FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table job (
  id bigint generated by default as identity not null,
  task text not null,
  key text,
  payload jsonb not null,
  run_at timestamp with time zone not null,
  attempts integer default 0 not null,
  lease integer default 0 not null,
  leased_until timestamp with time zone,
  last_error text,
  failed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint job_pkey PRIMARY KEY (id)
);
CREATE INDEX job_due ON public.job USING btree (run_at, id) WHERE (failed_at IS NULL);
CREATE INDEX job_failed ON public.job USING btree (failed_at DESC, id) WHERE (failed_at IS NOT NULL);
CREATE UNIQUE INDEX job_key ON public.job USING btree (task, key) WHERE (failed_at IS NULL);

create table job_schedule (
  name text not null,
  slot text not null,
  constraint job_schedule_pkey PRIMARY KEY (name)
);

create table journal (
  id uuid not null,
  kind text not null,
  source_id text not null,
  sequence integer default 0 not null,
  currency text not null,
  on_date date not null,
  description text not null,
  reverses_id uuid,
  line_count integer not null,
  created_at timestamp with time zone not null,
  created_by text,
  constraint journal_pkey PRIMARY KEY (id),
  constraint journal_id_currency_key UNIQUE (id, currency),
  constraint journal_kind_source_id_sequence_key UNIQUE (kind, source_id, sequence),
  constraint journal_reverses_id_key UNIQUE (reverses_id),
  constraint journal_check CHECK (((kind = 'Reversal'::text) = (reverses_id IS NOT NULL))),
  constraint journal_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint journal_kind_check CHECK ((kind = ANY (ARRAY['Compensation'::text, 'Escrow Release'::text, 'Escrow Hold'::text, 'Void'::text, 'Chargeback'::text, 'Reinstatement'::text, 'Adjustment'::text, 'Write-Off'::text, 'Debt Transfer'::text, 'Pay Run'::text, 'Payout'::text, 'Payout Release'::text, 'Payout Return'::text, 'Provider Payment'::text, 'Card Payment'::text, 'Card Refund'::text, 'Card Dispute'::text, 'Card Dispute Won'::text, 'Card Dispute Lost'::text, 'Reversal'::text]))),
  constraint journal_line_count_check CHECK ((line_count >= 2)),
  constraint journal_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES journal(id)
);
CREATE INDEX journal_on_date ON public.journal USING btree (on_date DESC, id DESC);
CREATE TRIGGER journal_append_only BEFORE DELETE OR UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER journal_balanced AFTER INSERT ON public.journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_journal();
CREATE TRIGGER journal_no_truncate BEFORE TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table journal_line (
  journal_id uuid not null,
  line_no integer not null,
  account_id bigint not null,
  currency text not null,
  amount_cents bigint not null,
  constraint journal_line_pkey PRIMARY KEY (journal_id, line_no),
  constraint journal_line_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint journal_line_line_no_check CHECK ((line_no >= 1)),
  constraint journal_line_account_id_currency_fkey FOREIGN KEY (account_id, currency) REFERENCES ledger_account(id, currency),
  constraint journal_line_journal_id_currency_fkey FOREIGN KEY (journal_id, currency) REFERENCES journal(id, currency)
);
CREATE INDEX journal_line_account ON public.journal_line USING btree (account_id, journal_id) INCLUDE (amount_cents);
CREATE TRIGGER journal_line_append_only BEFORE DELETE OR UPDATE ON public.journal_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_line_balances AFTER INSERT ON public.journal_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_balances();
CREATE TRIGGER journal_line_no_truncate BEFORE TRUNCATE ON public.journal_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_lines_whole AFTER INSERT ON public.journal_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_journal_lines();

create table late_premium (
  id uuid default gen_random_uuid() not null,
  policy_id uuid not null,
  due_on date not null,
  grace_ends_on date not null,
  is_lapse_reported boolean default false not null,
  reported_on date not null,
  outcome text,
  promised_on date,
  called_at timestamp with time zone,
  closed_on date,
  closed_as text,
  version integer default 1 not null,
  constraint late_premium_pkey PRIMARY KEY (id),
  constraint late_premium_check CHECK (((closed_on IS NULL) = (closed_as IS NULL))),
  constraint late_premium_check1 CHECK (((outcome IS NULL) = (called_at IS NULL))),
  constraint late_premium_closed_as_check CHECK ((closed_as = ANY (ARRAY['Paid'::text, 'Lapsed'::text]))),
  constraint late_premium_outcome_check CHECK ((outcome = ANY (ARRAY['No Answer'::text, 'Reached'::text, 'Promised'::text, 'Paid'::text, 'Lost'::text]))),
  constraint late_premium_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE
);
CREATE INDEX late_premium_policy ON public.late_premium USING btree (policy_id);
CREATE UNIQUE INDEX late_premium_open ON public.late_premium USING btree (policy_id) WHERE (closed_on IS NULL);

create table late_premium_call (
  id uuid default gen_random_uuid() not null,
  late_premium_id uuid not null,
  outcome text not null,
  promised_on date,
  note text,
  called_at timestamp with time zone not null,
  called_by text not null,
  constraint late_premium_call_pkey PRIMARY KEY (id),
  constraint late_premium_call_check CHECK (((promised_on IS NULL) OR (outcome = 'Promised'::text))),
  constraint late_premium_call_outcome_check CHECK ((outcome = ANY (ARRAY['No Answer'::text, 'Reached'::text, 'Promised'::text, 'Paid'::text, 'Lost'::text]))),
  constraint late_premium_call_called_by_fkey FOREIGN KEY (called_by) REFERENCES app_user(code),
  constraint late_premium_call_late_premium_id_fkey FOREIGN KEY (late_premium_id) REFERENCES late_premium(id) ON DELETE CASCADE
);
CREATE INDEX late_premium_call_late ON public.late_premium_call USING btree (late_premium_id, called_at DESC);

create table late_premium_risk (
  late_premium_id uuid not null,
  associate_code text not null,
  debt_cents bigint not null,
  total_cents bigint not null,
  constraint late_premium_risk_pkey PRIMARY KEY (late_premium_id, associate_code),
  constraint late_premium_risk_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint late_premium_risk_late_premium_id_fkey FOREIGN KEY (late_premium_id) REFERENCES late_premium(id) ON DELETE CASCADE
);

create table leaderboard_board (
  id integer generated by default as identity not null,
  points_type text not null,
  team_type text not null,
  period text not null,
  as_of timestamp with time zone,
  on_date date,
  asked_at timestamp with time zone not null,
  placings bigint,
  constraint leaderboard_board_pkey PRIMARY KEY (id),
  constraint leaderboard_board_points_type_team_type_period_key UNIQUE (points_type, team_type, period),
  constraint leaderboard_board_period_check CHECK ((period = ANY (ARRAY['Week'::text, 'Month'::text, 'Quarter'::text, 'Year'::text, 'Contest'::text]))),
  constraint leaderboard_board_points_type_check CHECK ((points_type = ANY (ARRAY['SubmittedBv'::text, 'IssuedBv'::text, 'Recruits'::text, 'Licenses'::text, 'SubmittedPolicies'::text, 'IssuedPolicies'::text, 'ContestPoints'::text, 'Builder'::text, 'Hawaii'::text, 'Builder Bonus'::text]))),
  constraint leaderboard_board_team_type_check CHECK ((team_type = ANY (ARRAY['Personal'::text, 'BaseShop'::text, 'RmdBaseShop'::text, 'RmdSuperBase'::text, 'RmdSuperTeam'::text, 'Infinity'::text])))
);

create table leaderboard_preference (
  associate_code text not null,
  hides_figures boolean not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint leaderboard_preference_pkey PRIMARY KEY (associate_code),
  constraint leaderboard_preference_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);

create table leaderboard_row (
  board_id integer not null,
  associate_code text not null,
  rank integer not null,
  position integer not null,
  adjusted_current bigint not null,
  adjusted_previous bigint not null,
  total_current bigint not null,
  total_previous bigint not null,
  facts jsonb,
  path text collate "C",
  gen_in_force smallint,
  previous_rank integer,
  constraint leaderboard_row_pkey PRIMARY KEY (board_id, associate_code),
  constraint leaderboard_row_board_id_fkey FOREIGN KEY (board_id) REFERENCES leaderboard_board(id) ON DELETE CASCADE
);
CREATE INDEX leaderboard_row_path ON public.leaderboard_row USING btree (board_id, path) INCLUDE (associate_code, "position", gen_in_force);
CREATE INDEX leaderboard_row_position ON public.leaderboard_row USING btree (board_id, "position") INCLUDE (associate_code, path, gen_in_force);
CREATE TRIGGER board_ranked AFTER INSERT ON public.leaderboard_row REFERENCING NEW TABLE AS ranked FOR EACH STATEMENT EXECUTE FUNCTION forget_places();

create table ledger_account (
  id bigint generated by default as identity not null,
  kind text not null,
  side integer not null,
  is_personal boolean not null,
  associate_code text,
  currency text not null,
  constraint ledger_account_pkey PRIMARY KEY (id),
  constraint ledger_account_id_currency_key UNIQUE (id, currency),
  constraint ledger_account_id_side_key UNIQUE (id, side),
  constraint ledger_account_kind_associate_code_currency_key UNIQUE NULLS NOT DISTINCT (kind, associate_code, currency),
  constraint ledger_account_check CHECK ((is_personal = (associate_code IS NOT NULL))),
  constraint ledger_account_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint ledger_account_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint ledger_account_kind_side_is_personal_fkey FOREIGN KEY (kind, side, is_personal) REFERENCES ledger_account_kind(kind, side, is_personal)
);
CREATE INDEX ledger_account_associate ON public.ledger_account USING btree (associate_code, kind);

create table ledger_account_kind (
  kind text not null,
  side integer not null,
  is_personal boolean not null,
  constraint ledger_account_kind_pkey PRIMARY KEY (kind),
  constraint ledger_account_kind_kind_side_is_personal_key UNIQUE (kind, side, is_personal),
  constraint ledger_account_kind_side_check CHECK ((side = ANY (ARRAY[1, '-1'::integer])))
);

create table ledger_balance (
  account_id bigint not null,
  side integer not null,
  balance_cents bigint not null,
  constraint ledger_balance_pkey PRIMARY KEY (account_id),
  constraint ledger_balance_side CHECK (((balance_cents * side) >= 0)),
  constraint ledger_balance_account_id_side_fkey FOREIGN KEY (account_id, side) REFERENCES ledger_account(id, side)
);

create table legal_document (
  id uuid not null,
  associate_code text not null,
  type text not null,
  country text not null,
  plan text,
  text_id uuid,
  text_version integer default 1 not null,
  body text,
  status text default 'Pending'::text not null,
  requested_at timestamp with time zone not null,
  requested_by text,
  reminders integer default 0 not null,
  signed_at timestamp with time zone,
  signed_name text,
  ip text,
  user_agent text,
  document_hash text,
  file_key text,
  revoked_at timestamp with time zone,
  revoked_by text,
  reason text,
  version integer default 1 not null,
  constraint legal_document_pkey PRIMARY KEY (id),
  constraint legal_document_check CHECK (((status <> 'Signed'::text) OR ((signed_at IS NOT NULL) AND (signed_name IS NOT NULL)))),
  constraint legal_document_check1 CHECK (((status <> 'Pending'::text) OR (signed_at IS NULL))),
  constraint legal_document_check2 CHECK (((status = 'Revoked'::text) = (revoked_at IS NOT NULL))),
  constraint legal_document_check3 CHECK (((status <> 'Revoked'::text) OR (reason IS NOT NULL))),
  constraint legal_document_check4 CHECK (((document_hash IS NULL) = (file_key IS NULL))),
  constraint legal_document_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint legal_document_document_hash_check CHECK ((document_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint legal_document_plan_check CHECK ((plan = ANY (ARRAY['associate'::text, 'builder'::text]))),
  constraint legal_document_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Revoked'::text, 'Signed'::text]))),
  constraint legal_document_type_check CHECK ((type = ANY (ARRAY['AMA'::text, 'Builder Addendum'::text, 'Arbitration'::text, 'E-Sign Consent'::text, 'W-9'::text, 'W-8BEN'::text, 'TD1/T4A Consent'::text, 'Privacy Notice'::text, 'International Addendum'::text, 'Supervision Plan'::text, 'Debt Repayment Plan'::text]))),
  constraint legal_document_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint legal_document_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES app_user(code),
  constraint legal_document_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES app_user(code),
  constraint legal_document_text_id_fkey FOREIGN KEY (text_id) REFERENCES legal_text(id)
);
CREATE INDEX legal_document_agreement ON public.legal_document USING btree (associate_code) INCLUDE (status) WHERE ((type = 'AMA'::text) AND (status <> 'Revoked'::text));
CREATE INDEX legal_document_associate ON public.legal_document USING btree (associate_code, requested_at DESC);
CREATE INDEX legal_document_requested ON public.legal_document USING btree (requested_at DESC, id);
CREATE INDEX legal_document_text ON public.legal_document USING btree (text_id, status);
CREATE INDEX legal_document_unsigned ON public.legal_document USING btree (requested_at) WHERE (status = 'Pending'::text);
CREATE UNIQUE INDEX legal_document_pending ON public.legal_document USING btree (associate_code, type, country) WHERE (status = 'Pending'::text);
CREATE TRIGGER legal_document_kept BEFORE DELETE OR UPDATE ON public.legal_document FOR EACH ROW WHEN ((old.signed_at IS NOT NULL)) EXECUTE FUNCTION keep_signed_document();

create table legal_name_change (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  legal_first_name text not null,
  legal_middle_name text,
  legal_last_name text not null,
  suffix text,
  former jsonb,
  document_id uuid not null,
  status text default 'Pending For Admin'::text not null,
  rejection_reason text,
  rejection_text text,
  decided_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint legal_name_change_pkey PRIMARY KEY (id),
  constraint legal_name_change_check CHECK (((status = 'Pending For Admin'::text) = (decided_at IS NULL))),
  constraint legal_name_change_check1 CHECK (((status = 'Pending For Admin'::text) = (former IS NULL))),
  constraint legal_name_change_check2 CHECK (((status = 'Rejected By Admin'::text) = (rejection_reason IS NOT NULL))),
  constraint legal_name_change_check3 CHECK (((rejection_reason <> 'Other'::text) OR (rejection_text IS NOT NULL))),
  constraint legal_name_change_rejection_reason_check CHECK ((rejection_reason = ANY (ARRAY['Unmatched Supporting Document'::text, 'Invalid Supporting Document'::text, 'Other'::text]))),
  constraint legal_name_change_status_check CHECK ((status = ANY (ARRAY['Pending For Admin'::text, 'Approved'::text, 'Rejected By Admin'::text, 'Revoked'::text]))),
  constraint legal_name_change_suffix_check CHECK ((suffix = ANY (ARRAY['Jr'::text, 'Sr'::text, 'II'::text, 'III'::text, 'IV'::text]))),
  constraint legal_name_change_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint legal_name_change_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(code),
  constraint legal_name_change_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id)
);
CREATE INDEX legal_name_change_associate ON public.legal_name_change USING btree (associate_code, created_at DESC);
CREATE INDEX legal_name_change_created_at ON public.legal_name_change USING btree (created_at DESC, id);
CREATE INDEX legal_name_change_document ON public.legal_name_change USING btree (document_id);
CREATE UNIQUE INDEX legal_name_change_waiting ON public.legal_name_change USING btree (associate_code) WHERE (status = 'Pending For Admin'::text);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.legal_name_change FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table legal_text (
  id uuid not null,
  type text not null,
  country text not null,
  plan text,
  text_version integer not null,
  status text default 'Draft'::text not null,
  body text not null,
  fee_cents bigint,
  published_at timestamp with time zone,
  published_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  partner text,
  constraint legal_text_pkey PRIMARY KEY (id),
  constraint legal_text_check CHECK (((status = 'Draft'::text) = (published_at IS NULL))),
  constraint legal_text_check1 CHECK (((type <> 'AMA'::text) OR ((plan IS NOT NULL) AND ((fee_cents IS NULL) = (partner IS NOT NULL))))),
  constraint legal_text_check2 CHECK (((partner IS NULL) OR (type = 'AMA'::text))),
  constraint legal_text_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint legal_text_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint legal_text_partner_check CHECK ((partner = 'WFS'::text)),
  constraint legal_text_plan_check CHECK ((plan = ANY (ARRAY['associate'::text, 'builder'::text]))),
  constraint legal_text_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Replaced'::text]))),
  constraint legal_text_text_version_check CHECK ((text_version > 0)),
  constraint legal_text_type_check CHECK ((type = ANY (ARRAY['AMA'::text, 'Builder Addendum'::text, 'Arbitration'::text, 'E-Sign Consent'::text, 'W-9'::text, 'W-8BEN'::text, 'TD1/T4A Consent'::text, 'Privacy Notice'::text]))),
  constraint legal_text_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(code),
  constraint legal_text_published_by_fkey FOREIGN KEY (published_by) REFERENCES app_user(code),
  constraint legal_text_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES app_user(code)
);
CREATE UNIQUE INDEX legal_text_draft ON public.legal_text USING btree (type, country, COALESCE(plan, ''::text), COALESCE(partner, ''::text)) WHERE (status = 'Draft'::text);
CREATE UNIQUE INDEX legal_text_in_force ON public.legal_text USING btree (type, country, COALESCE(plan, ''::text), COALESCE(partner, ''::text)) WHERE (status = 'Published'::text);
CREATE UNIQUE INDEX legal_text_version ON public.legal_text USING btree (type, country, COALESCE(plan, ''::text), COALESCE(partner, ''::text), text_version);
CREATE TRIGGER legal_text_kept BEFORE DELETE OR UPDATE ON public.legal_text FOR EACH ROW WHEN ((old.status <> 'Draft'::text)) EXECUTE FUNCTION keep_published_text();

create table level (
  code text not null,
  rank integer not null,
  name text not null,
  is_senior boolean not null,
  constraint level_pkey PRIMARY KEY (code),
  constraint level_code_is_senior_key UNIQUE (code, is_senior),
  constraint level_name_key UNIQUE (name),
  constraint level_rank_key UNIQUE (rank)
);

create table level_close (
  period_month date not null,
  closed_at timestamp with time zone not null,
  associates integer not null,
  constraint level_close_pkey PRIMARY KEY (period_month)
);

create table level_history (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  level_code text not null,
  valid_from date not null,
  valid_to date,
  reason text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  constraint level_history_pkey PRIMARY KEY (id),
  constraint level_history_check CHECK ((valid_to > valid_from)),
  constraint level_history_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint level_history_level_code_fkey FOREIGN KEY (level_code) REFERENCES level(code)
);
CREATE INDEX level_history_rising ON public.level_history USING btree (level_code, valid_from) INCLUDE (associate_code);
CREATE UNIQUE INDEX level_history_associate_code ON public.level_history USING btree (associate_code, valid_from);
CREATE UNIQUE INDEX level_history_open ON public.level_history USING btree (associate_code) WHERE (valid_to IS NULL);
CREATE TRIGGER level_deleted AFTER DELETE ON public.level_history REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_active_turns();
CREATE TRIGGER level_inserted AFTER INSERT ON public.level_history REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_active_turns();
CREATE TRIGGER level_updated AFTER UPDATE ON public.level_history REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_active_turns();

create table level_qualification (
  associate_code text not null,
  period_month date not null,
  level_at_close text not null,
  qualified_level text,
  personal_bv_cents bigint not null,
  base_shop_bv_cents bigint not null,
  super_base_bv_cents bigint,
  super_team_bv_cents bigint,
  recruits integer not null,
  licensed_count integer not null,
  legs integer not null,
  persistency_bps integer,
  next_level jsonb,
  created_at timestamp with time zone default now() not null,
  constraint level_qualification_pkey PRIMARY KEY (associate_code, period_month),
  constraint level_qualification_period_month_check CHECK ((EXTRACT(day FROM period_month) = (1)::numeric)),
  constraint level_qualification_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint level_qualification_level_at_close_fkey FOREIGN KEY (level_at_close) REFERENCES level(code),
  constraint level_qualification_qualified_level_fkey FOREIGN KEY (qualified_level) REFERENCES level(code)
);
CREATE TRIGGER level_qualification_append_only BEFORE DELETE OR UPDATE ON public.level_qualification FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table level_rate (
  level_code text not null,
  effective_from date not null,
  rate_bps integer not null,
  constraint level_rate_pkey PRIMARY KEY (level_code, effective_from),
  constraint level_rate_rate_bps_check CHECK (((rate_bps >= 0) AND (rate_bps <= 10000))),
  constraint level_rate_level_code_fkey FOREIGN KEY (level_code) REFERENCES level(code)
);

create table level_request (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  from_level text not null,
  to_level text not null,
  evidence jsonb not null,
  note text,
  status text default 'Pending'::text not null,
  decision_reason text,
  decided_at timestamp with time zone,
  decided_by text,
  effective_date date,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint level_request_pkey PRIMARY KEY (id),
  constraint level_request_check CHECK (((status <> 'Refused'::text) OR (decision_reason IS NOT NULL))),
  constraint level_request_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Refused'::text]))),
  constraint level_request_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint level_request_from_level_fkey FOREIGN KEY (from_level) REFERENCES level(code),
  constraint level_request_to_level_fkey FOREIGN KEY (to_level) REFERENCES level(code)
);
CREATE INDEX level_request_associate ON public.level_request USING btree (associate_code, created_at DESC);
CREATE INDEX level_request_created ON public.level_request USING btree (created_at DESC, id);
CREATE UNIQUE INDEX level_request_pending ON public.level_request USING btree (associate_code) WHERE (status = 'Pending'::text);

create table license (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  type text not null,
  country text not null,
  state text not null,
  number text not null,
  is_resident boolean not null,
  issue_date date not null,
  expiration_date date,
  document_id uuid,
  status text default 'Active'::text not null,
  approval_status text not null,
  rejection_reason text,
  proposed jsonb,
  decided_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  shop_code text,
  is_renewed boolean default false not null,
  constraint license_pkey PRIMARY KEY (id),
  constraint license_approval_status_check CHECK ((approval_status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Rejected By Admin'::text, 'Revoked'::text]))),
  constraint license_check CHECK ((expiration_date > issue_date)),
  constraint license_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint license_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint license_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Pending'::text, 'Inactive'::text, 'Revoked'::text]))),
  constraint license_type_check CHECK ((type = ANY (ARRAY['Life'::text, 'Accident & Sickness'::text, 'Variable Life/Annuity'::text, 'Securities 6/63'::text, 'Securities 7'::text, 'Investment Adviser 65'::text, 'Property & Casualty'::text, 'LLQP Life'::text, 'Segregated Funds'::text, 'Mutual Funds'::text]))),
  constraint license_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint license_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id)
);
CREATE INDEX license_associate ON public.license USING btree (associate_code, type, state) INCLUDE (status, approval_status, issue_date, expiration_date, is_resident);
CREATE INDEX license_ending ON public.license USING btree (expiration_date, id) INCLUDE (shop_code, associate_code, status, is_renewed) WHERE (approval_status = 'Approved'::text);
CREATE INDEX license_expiration ON public.license USING btree (expiration_date, associate_code) WHERE ((approval_status = 'Approved'::text) AND (status = 'Active'::text));
CREATE INDEX license_expiration_order ON public.license USING btree (expiration_date, id);
CREATE INDEX license_shop ON public.license USING btree (shop_code, expiration_date, id) INCLUDE (associate_code, status, is_renewed) WHERE (approval_status = 'Approved'::text);
CREATE INDEX license_waiting ON public.license USING btree (updated_at, id) WHERE ((approval_status = 'Pending For Admin'::text) OR (proposed IS NOT NULL));
CREATE UNIQUE INDEX license_number ON public.license USING btree (state, type, number);
CREATE UNIQUE INDEX license_resident ON public.license USING btree (associate_code, type) WHERE (is_resident AND (approval_status <> 'Revoked'::text) AND (approval_status <> 'Rejected By Admin'::text));
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.license FOR EACH ROW EXECUTE FUNCTION document_named('document_id');
CREATE TRIGGER license_renewed AFTER INSERT OR DELETE OR UPDATE OF associate_code, type, state, expiration_date, status, approval_status ON public.license FOR EACH ROW EXECUTE FUNCTION renew_licenses();
CREATE TRIGGER license_shop BEFORE INSERT ON public.license FOR EACH ROW EXECUTE FUNCTION place_license();
CREATE TRIGGER license_shop_approved BEFORE UPDATE OF approval_status ON public.license FOR EACH ROW WHEN (((new.approval_status = 'Approved'::text) AND (old.approval_status <> 'Approved'::text))) EXECUTE FUNCTION place_license();
CREATE TRIGGER license_written AFTER INSERT OR DELETE OR UPDATE OF associate_code, type, is_resident, expiration_date, status, approval_status ON public.license FOR EACH ROW EXECUTE FUNCTION license_written();
CREATE TRIGGER proposed_document_named AFTER UPDATE OF proposed ON public.license FOR EACH ROW WHEN ((new.proposed IS NOT NULL)) EXECUTE FUNCTION proposed_document_named();

create table list_preference (
  user_id uuid not null,
  list text not null,
  layout json not null,
  updated_at timestamp with time zone default now() not null,
  constraint list_preference_pkey PRIMARY KEY (user_id, list),
  constraint list_preference_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table message_template (
  key text not null,
  title text,
  body text not null,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default nextval('message_template_version'::regclass) not null,
  constraint message_template_pkey PRIMARY KEY (key),
  constraint message_template_body_check CHECK ((body <> ''::text)),
  constraint message_template_title_check CHECK (((title <> ''::text) AND (title !~ '[[:cntrl:]]'::text))),
  constraint message_template_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES app_user(code)
);

create table named_team (
  id uuid default gen_random_uuid() not null,
  code text default ('T'::text || lpad((nextval('named_team_number'::regclass))::text, 4, '0'::text)) not null,
  name text not null,
  name_key text collate "C" not null,
  anchor_code text not null,
  status text default 'Active'::text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint named_team_pkey PRIMARY KEY (id),
  constraint named_team_code_key UNIQUE (code),
  constraint named_team_name_key_key UNIQUE (name_key),
  constraint named_team_code_check CHECK ((code ~ '^T[0-9]{4}$'::text)),
  constraint named_team_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 60))),
  constraint named_team_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Closed'::text]))),
  constraint named_team_anchor_code_fkey FOREIGN KEY (anchor_code) REFERENCES app_user(code)
);

create table network_change (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  associate_code text not null,
  to_upline_code text,
  with_downline boolean,
  to_level_code text,
  effective_date date not null,
  reason text not null,
  status text not null,
  total integer default 0 not null,
  moved integer default 0 not null,
  problem text,
  finished_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  created_by text,
  version integer default 1 not null,
  constraint network_change_pkey PRIMARY KEY (id),
  constraint network_change_check CHECK (((kind = 'Transfer'::text) = ((to_upline_code IS NOT NULL) AND (with_downline IS NOT NULL)))),
  constraint network_change_check1 CHECK (((kind = 'Level'::text) = (to_level_code IS NOT NULL))),
  constraint network_change_kind_check CHECK ((kind = ANY (ARRAY['Transfer'::text, 'Level'::text]))),
  constraint network_change_status_check CHECK ((status = ANY (ARRAY['Scheduled'::text, 'Running'::text, 'Done'::text, 'Failed'::text, 'Cancelled'::text]))),
  constraint network_change_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint network_change_to_level_code_fkey FOREIGN KEY (to_level_code) REFERENCES level(code),
  constraint network_change_to_upline_code_fkey FOREIGN KEY (to_upline_code) REFERENCES app_user(code)
);
CREATE INDEX network_change_associate ON public.network_change USING btree (associate_code, created_at DESC);
CREATE INDEX network_change_due ON public.network_change USING btree (effective_date, created_at) WHERE (status = 'Scheduled'::text);
CREATE UNIQUE INDEX network_change_open ON public.network_change USING btree (associate_code, kind) WHERE (status = ANY (ARRAY['Scheduled'::text, 'Running'::text]));

create table network_fold_guard (
  id smallint not null,
  constraint network_fold_guard_pkey PRIMARY KEY (id),
  constraint network_fold_guard_id_check CHECK ((id = 1))
);

create table network_guard (
  id smallint not null,
  open_from date,
  placings bigint default 0 not null,
  constraint network_guard_pkey PRIMARY KEY (id),
  constraint network_guard_id_check CHECK ((id = 1))
);

create table notification (
  id uuid default gen_random_uuid() not null,
  user_code text not null,
  type text not null,
  title text not null,
  body text not null,
  link text,
  object_key text,
  occurrences integer default 1 not null,
  status text default 'Unread'::text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  version integer default 1 not null,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_body_check CHECK ((char_length(body) <= 1000)),
  constraint notification_check CHECK (((status = 'Read'::text) = (read_at IS NOT NULL))),
  constraint notification_link_check CHECK ((link ~~ '/%'::text)),
  constraint notification_status_check CHECK ((status = ANY (ARRAY['Unread'::text, 'Read'::text]))),
  constraint notification_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint notification_user_code_fkey FOREIGN KEY (user_code) REFERENCES app_user(code)
);
CREATE INDEX notification_age ON public.notification USING btree (created_at);
CREATE INDEX notification_newest ON public.notification USING btree (user_code, created_at DESC, id DESC);
CREATE INDEX notification_unread ON public.notification USING btree (user_code) WHERE (status = 'Unread'::text);

create table notification_preference (
  user_code text not null,
  topic text not null,
  email boolean not null,
  sms boolean not null,
  constraint notification_preference_pkey PRIMARY KEY (user_code, topic),
  constraint notification_preference_topic_check CHECK ((topic = ANY (ARRAY['Business'::text, 'Payments'::text, 'Team'::text, 'Licensing'::text, 'Events'::text, 'Store'::text, 'Marketing'::text]))),
  constraint notification_preference_user_code_fkey FOREIGN KEY (user_code) REFERENCES app_user(code) ON DELETE CASCADE
);

create table outbox_message (
  id uuid default gen_random_uuid() not null,
  position bigint generated by default as identity not null,
  channel text not null,
  kind text not null,
  recipient text not null,
  subject text,
  text text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  constraint outbox_message_pkey PRIMARY KEY (id),
  constraint outbox_message_position_key UNIQUE ("position"),
  constraint outbox_message_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'SMS'::text])))
);
CREATE INDEX outbox_message_failed ON public.outbox_message USING btree (failed_at DESC, id) WHERE (failed_at IS NOT NULL);
CREATE INDEX outbox_message_recipient ON public.outbox_message USING btree (recipient, "position" DESC);
CREATE INDEX outbox_message_sent ON public.outbox_message USING btree (sent_at) WHERE (sent_at IS NOT NULL);

create table partner_account (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  constraint partner_account_pkey PRIMARY KEY (issuer, subject),
  constraint partner_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table password_reset (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_reset_pkey PRIMARY KEY (id),
  constraint password_reset_token_hash_key UNIQUE (token_hash),
  constraint password_reset_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX password_reset_user_id ON public.password_reset USING btree (user_id);

create table pay_run (
  id uuid default gen_random_uuid() not null,
  number integer not null,
  period_start date not null,
  period_end date not null,
  cut_off_at timestamp with time zone not null,
  pay_date date not null,
  status text default 'Draft'::text not null,
  opened_at timestamp with time zone,
  opened_by text,
  closed_at timestamp with time zone,
  closed_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  usd_cad_rate integer,
  cad_usd_rate integer,
  work text,
  closer text,
  refusal text,
  reviewed_at timestamp with time zone,
  totals jsonb default '[]'::jsonb not null,
  fingerprint text,
  constraint pay_run_pkey PRIMARY KEY (id),
  constraint pay_run_number_key UNIQUE (number),
  constraint pay_run_cad_usd_rate_check CHECK ((cad_usd_rate > 0)),
  constraint pay_run_check CHECK ((period_end >= period_start)),
  constraint pay_run_check1 CHECK ((pay_date >= period_end)),
  constraint pay_run_check2 CHECK ((closed_by <> opened_by)),
  constraint pay_run_check3 CHECK (((status = 'Draft'::text) <= ((totals = '[]'::jsonb) AND (fingerprint IS NULL)))),
  constraint pay_run_check4 CHECK (((NOT (work IS DISTINCT FROM 'Closing'::text)) = (closer IS NOT NULL))),
  constraint pay_run_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Open'::text, 'Closed'::text]))),
  constraint pay_run_usd_cad_rate_check CHECK ((usd_cad_rate > 0)),
  constraint pay_run_work_check CHECK ((work = ANY (ARRAY['Reviewing'::text, 'Closing'::text])))
);
CREATE UNIQUE INDEX pay_run_one_unclosed ON public.pay_run USING btree ((true)) WHERE (status <> 'Closed'::text);

create table pay_run_review (
  pay_run_id uuid not null,
  associate_code text not null,
  currency text not null,
  processing text not null,
  held_reason text,
  lines integer not null,
  pending_cents bigint not null,
  gross_cents bigint not null,
  withheld_cents bigint not null,
  carry_in_cents bigint not null,
  net_cents bigint not null,
  carry_out_cents bigint not null,
  partner_code text,
  partner_cents bigint not null,
  constraint pay_run_review_pkey PRIMARY KEY (pay_run_id, associate_code, currency),
  constraint pay_run_review_check CHECK (((processing = 'Action Required'::text) = (held_reason IS NOT NULL))),
  constraint pay_run_review_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint pay_run_review_processing_check CHECK ((processing = ANY (ARRAY['Processed'::text, 'Action Required'::text]))),
  constraint pay_run_review_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint pay_run_review_pay_run_id_fkey FOREIGN KEY (pay_run_id) REFERENCES pay_run(id)
);

create table payout (
  id uuid default gen_random_uuid() not null,
  pay_run_id uuid not null,
  associate_code text not null,
  currency text not null,
  gross_cents bigint not null,
  withheld_cents bigint not null,
  carry_in_cents bigint not null,
  net_cents bigint not null,
  carry_out_cents bigint not null,
  partner_code text,
  partner_cents bigint default 0 not null,
  payout_information_id uuid,
  status text default 'Pending'::text not null,
  returned_reason text,
  exported_at timestamp with time zone,
  released_at timestamp with time zone,
  version integer default 1 not null,
  pay_run_number integer not null,
  lines integer default 0 not null,
  partner_information_id uuid,
  bank_file_id uuid,
  returns integer default 0 not null,
  returned_at timestamp with time zone,
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_pay_run_id_associate_code_currency_key UNIQUE (pay_run_id, associate_code, currency),
  constraint payout_carry_in_cents_check CHECK ((carry_in_cents >= 0)),
  constraint payout_carry_out_cents_check CHECK ((carry_out_cents >= 0)),
  constraint payout_check CHECK (((withheld_cents >= 0) AND (withheld_cents <= gross_cents))),
  constraint payout_check1 CHECK (((partner_cents >= 0) AND (partner_cents <= net_cents))),
  constraint payout_check2 CHECK ((((gross_cents - withheld_cents) + carry_in_cents) = (net_cents + carry_out_cents))),
  constraint payout_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint payout_gross_cents_check CHECK ((gross_cents >= 0)),
  constraint payout_net_cents_check CHECK ((net_cents >= 0)),
  constraint payout_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Exported'::text, 'Released'::text]))),
  constraint payout_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint payout_bank_file_id_fkey FOREIGN KEY (bank_file_id) REFERENCES bank_file(id) DEFERRABLE INITIALLY DEFERRED,
  constraint payout_partner_code_fkey FOREIGN KEY (partner_code) REFERENCES app_user(code),
  constraint payout_pay_run_id_fkey FOREIGN KEY (pay_run_id) REFERENCES pay_run(id)
);
CREATE INDEX payout_last ON public.payout USING btree (associate_code, currency, pay_run_number DESC) INCLUDE (carry_out_cents);
CREATE INDEX payout_newest ON public.payout USING btree (pay_run_number DESC, id);
CREATE INDEX payout_owner ON public.payout USING btree (associate_code, pay_run_id);
CREATE INDEX payout_run ON public.payout USING btree (pay_run_id, status, id);

create table payout_information (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  tax_entity text not null,
  company_name text,
  tax_number_sealed text,
  tax_number_last text,
  name_on_account text not null,
  account_type text not null,
  bank_name text not null,
  routing_number text,
  institution_number text,
  transit_number text,
  account_number_sealed text not null,
  account_number_last text not null,
  account_number_index text not null,
  document_id uuid,
  country text not null,
  currency text not null,
  status text not null,
  rejection_reason text,
  rejection_text text,
  approved_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint payout_information_pkey PRIMARY KEY (id),
  constraint payout_information_account_type_check CHECK ((account_type = ANY (ARRAY['Checking'::text, 'Savings'::text]))),
  constraint payout_information_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint payout_information_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint payout_information_rejection_reason_check CHECK ((rejection_reason = ANY (ARRAY['Unmatched Supporting Document'::text, 'Invalid Supporting Document'::text, 'Other'::text]))),
  constraint payout_information_status_check CHECK ((status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Pending For Owner'::text, 'Rejected By Admin'::text, 'Revoked'::text]))),
  constraint payout_information_tax_entity_check CHECK ((tax_entity = ANY (ARRAY['Individual'::text, 'Corporation'::text, 'S Corporation'::text, 'Partnership'::text, 'Trust'::text, 'LLC'::text]))),
  constraint payout_information_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint payout_information_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id)
);
CREATE INDEX payout_information_account ON public.payout_information USING btree (account_number_index);
CREATE INDEX payout_information_owner ON public.payout_information USING btree (associate_code, created_at DESC);
CREATE UNIQUE INDEX payout_information_approved ON public.payout_information USING btree (associate_code) WHERE (status = 'Approved'::text);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.payout_information FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table payout_recovery (
  payout_id uuid not null,
  chargeback_id uuid not null,
  amount_cents bigint not null,
  debt_cents bigint,
  constraint payout_recovery_pkey PRIMARY KEY (payout_id, chargeback_id),
  constraint payout_recovery_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payout_recovery_debt_cents_check CHECK ((debt_cents > 0)),
  constraint payout_recovery_chargeback_id_fkey FOREIGN KEY (chargeback_id) REFERENCES chargeback(id),
  constraint payout_recovery_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id)
);
CREATE INDEX payout_recovery_chargeback ON public.payout_recovery USING btree (chargeback_id);

create table pending_sign_in (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  audience text not null,
  code_hash text,
  code_sent_at timestamp with time zone,
  code_expires_at timestamp with time zone,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  proved_at timestamp with time zone,
  constraint pending_sign_in_pkey PRIMARY KEY (id),
  constraint pending_sign_in_audience_check CHECK ((audience = ANY (ARRAY['portal'::text, 'admin'::text]))),
  constraint pending_sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_in_user_id ON public.pending_sign_in USING btree (user_id);

create table person_preference (
  user_id uuid not null,
  single_keys boolean not null,
  updated_at timestamp with time zone not null,
  constraint person_preference_pkey PRIMARY KEY (user_id),
  constraint person_preference_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table phone_change (
  user_id uuid not null,
  phone text not null,
  phone_type text not null,
  code_hash text not null,
  code_sent_at timestamp with time zone not null,
  code_expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  constraint phone_change_pkey PRIMARY KEY (user_id),
  constraint phone_change_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint phone_change_phone_type_check CHECK ((phone_type = ANY (ARRAY['Mobile'::text, 'Home'::text, 'Work'::text]))),
  constraint phone_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table photo (
  owner_code text not null,
  large_key text not null,
  small_key text not null,
  version text not null,
  updated_at timestamp with time zone not null,
  updated_by text not null,
  created_at timestamp with time zone default now() not null,
  constraint photo_pkey PRIMARY KEY (owner_code),
  constraint photo_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);

create table point_cube (
  owner_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  product_id uuid not null,
  provider_id uuid not null,
  base bigint not null,
  g0 bigint not null,
  g1 bigint not null,
  g2 bigint not null,
  g3 bigint not null,
  g4 bigint not null,
  g5 bigint not null,
  g6 bigint not null,
  inf bigint not null,
  constraint point_cube_pkey PRIMARY KEY (owner_code, points_type, month, product_id, provider_id, is_reversal)
);

create table point_delta (
  id bigint generated by default as identity not null,
  associate_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  product_id uuid,
  provider_id uuid,
  amount bigint not null,
  constraint point_delta_pkey PRIMARY KEY (id)
);

create table point_entry (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  points_type text not null,
  amount bigint not null,
  on_date date not null,
  reference_kind text not null,
  reference_id text not null,
  portion smallint,
  is_reversal boolean default false not null,
  product_id uuid,
  provider_id uuid,
  policy_id uuid,
  shop_code text,
  created_at timestamp with time zone default now() not null,
  constraint point_entry_pkey PRIMARY KEY (id),
  constraint point_entry_amount_check CHECK ((amount > 0)),
  constraint point_entry_points_type_check CHECK ((points_type = ANY (ARRAY['SubmittedBv'::text, 'IssuedBv'::text, 'Recruits'::text, 'Licenses'::text, 'SubmittedPolicies'::text, 'IssuedPolicies'::text, 'ContestPoints'::text]))),
  constraint point_entry_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);
CREATE INDEX point_entry_charged ON public.point_entry USING btree (policy_id) WHERE (reference_kind = 'chargeback'::text);
CREATE INDEX point_entry_owner ON public.point_entry USING btree (owner_code, on_date) INCLUDE (points_type, is_reversal, amount);
CREATE INDEX point_entry_reference ON public.point_entry USING btree (reference_id) WHERE (reference_kind = 'associate'::text);
CREATE INDEX point_entry_type ON public.point_entry USING btree (points_type, on_date, owner_code) INCLUDE (is_reversal, amount);
CREATE TRIGGER point_entry_append_only BEFORE DELETE OR UPDATE ON public.point_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER point_entry_no_truncate BEFORE TRUNCATE ON public.point_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table point_month (
  associate_code text not null,
  points_type text not null,
  month date not null,
  net bigint not null,
  shop_code text,
  constraint point_month_pkey PRIMARY KEY (associate_code, points_type, month),
  constraint point_month_points_type_check CHECK ((points_type = ANY (ARRAY['IssuedBv'::text, 'Recruits'::text])))
);
CREATE INDEX point_month_net ON public.point_month USING btree (points_type, month, net, associate_code) INCLUDE (shop_code);
CREATE INDEX point_month_shop ON public.point_month USING btree (shop_code, points_type, month) INCLUDE (associate_code, net);

create table point_own (
  associate_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  amount bigint not null,
  constraint point_own_pkey PRIMARY KEY (associate_code, points_type, month, is_reversal)
);
CREATE INDEX point_own_month ON public.point_own USING btree (points_type, month, amount DESC) INCLUDE (associate_code, is_reversal);
CREATE INDEX point_own_shown ON public.point_own USING btree (associate_code, month, points_type, is_reversal) INCLUDE (amount) WHERE (points_type = ANY (ARRAY['IssuedBv'::text, 'Recruits'::text]));
CREATE TRIGGER month_deleted AFTER DELETE ON public.point_own REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_point_months();
CREATE TRIGGER month_inserted AFTER INSERT ON public.point_own REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_point_months();
CREATE TRIGGER month_replaced AFTER UPDATE ON public.point_own REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_point_months();
CREATE TRIGGER month_updated AFTER UPDATE ON public.point_own REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_point_months();

create table point_rollup (
  owner_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  base bigint not null,
  g0 bigint not null,
  g1 bigint not null,
  g2 bigint not null,
  g3 bigint not null,
  g4 bigint not null,
  g5 bigint not null,
  g6 bigint not null,
  inf bigint not null,
  constraint point_rollup_pkey PRIMARY KEY (owner_code, points_type, month, is_reversal)
);
CREATE INDEX point_rollup_month ON public.point_rollup USING btree (points_type, month);

create table policy (
  id uuid default gen_random_uuid() not null,
  policy_number text collate "C" not null,
  match_number text collate "C" generated always as (ltrim(replace(policy_number, '-'::text, ''::text), '0'::text)) stored not null,
  provider_id uuid not null,
  product_id uuid not null,
  client_id uuid not null,
  insured_name text,
  owner_name text,
  country text not null,
  state text not null,
  currency text not null,
  application_type text default 'First Year'::text not null,
  policy_year integer default 1 not null,
  face_amount_cents bigint,
  premium_mode text not null,
  modal_premium_cents bigint not null,
  annual_premium_cents bigint not null,
  target_premium_cents bigint not null,
  excess_premium_cents bigint not null,
  bv_rate_bps integer not null,
  excess_bv_rate_bps integer not null,
  bv_cents bigint not null,
  payment_basis text not null,
  advance_months integer not null,
  chargeback_method text not null,
  chargeback_months integer not null,
  chargeback_steps jsonb,
  premium_months_reported integer default 0 not null,
  submit_date date not null,
  issue_date date,
  placed_date date,
  paid_to_date date,
  termination_date date,
  termination_reason text,
  lifecycle text default 'Submitted'::text not null,
  business_status text default 'Pending'::text not null,
  writing_associate_code text not null,
  writing_number text,
  training_associate_code text,
  is_replacement boolean default false not null,
  replaced_policy text,
  internal_note text,
  shared_note text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint policy_pkey PRIMARY KEY (id),
  constraint policy_advance_months_check CHECK (((advance_months >= 0) AND (advance_months <= 12))),
  constraint policy_annual_premium_cents_check CHECK ((annual_premium_cents > 0)),
  constraint policy_application_type_check CHECK ((application_type = ANY (ARRAY['First Year'::text, 'Excess'::text, 'Renewal'::text, 'Trail'::text]))),
  constraint policy_business_status_check CHECK ((business_status = ANY (ARRAY['Pending'::text, 'Action Required'::text, 'Ready To Pay'::text, 'Approved'::text, 'Full Chargedback'::text, 'Archived'::text]))),
  constraint policy_bv_cents_check CHECK ((bv_cents >= 0)),
  constraint policy_chargeback_method_check CHECK ((chargeback_method = ANY (ARRAY['Pro Rata'::text, 'Full'::text, 'Step'::text]))),
  constraint policy_chargeback_months_check CHECK (((chargeback_months >= 0) AND (chargeback_months <= 60))),
  constraint policy_check CHECK (((target_premium_cents > 0) AND (target_premium_cents <= annual_premium_cents))),
  constraint policy_check1 CHECK ((excess_premium_cents = (annual_premium_cents - target_premium_cents))),
  constraint policy_check2 CHECK ((issue_date >= submit_date)),
  constraint policy_check3 CHECK ((placed_date >= issue_date)),
  constraint policy_check4 CHECK ((paid_to_date >= issue_date)),
  constraint policy_check5 CHECK ((termination_date >= submit_date)),
  constraint policy_check6 CHECK ((training_associate_code <> writing_associate_code)),
  constraint policy_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint policy_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint policy_face_amount_cents_check CHECK ((face_amount_cents > 0)),
  constraint policy_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['Submitted'::text, 'Underwriting'::text, 'Issued'::text, 'In Force'::text, 'Not Taken'::text, 'Declined'::text, 'Withdrawn'::text, 'Lapsed'::text, 'Cancelled'::text, 'Death Claim'::text]))),
  constraint policy_modal_premium_cents_check CHECK ((modal_premium_cents > 0)),
  constraint policy_payment_basis_check CHECK ((payment_basis = ANY (ARRAY['Advance'::text, 'As Earned'::text]))),
  constraint policy_policy_number_check CHECK ((policy_number ~ '^[A-Z0-9-]{3,30}$'::text)),
  constraint policy_policy_year_check CHECK (((policy_year >= 1) AND (policy_year <= 99))),
  constraint policy_premium_mode_check CHECK ((premium_mode = ANY (ARRAY['Annual'::text, 'Semi-Annual'::text, 'Quarterly'::text, 'Monthly'::text, 'Single'::text]))),
  constraint policy_premium_months_reported_check CHECK ((premium_months_reported >= 0)),
  constraint policy_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint policy_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  constraint policy_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  constraint policy_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id),
  constraint policy_training_associate_code_fkey FOREIGN KEY (training_associate_code) REFERENCES app_user(code),
  constraint policy_writing_associate_code_fkey FOREIGN KEY (writing_associate_code) REFERENCES app_user(code)
);
CREATE INDEX policy_bv ON public.policy USING btree (bv_cents, id);
CREATE INDEX policy_by_number ON public.policy USING btree (policy_number);
CREATE INDEX policy_client ON public.policy USING btree (client_id);
CREATE INDEX policy_issued ON public.policy USING btree (issue_date DESC NULLS LAST, id DESC);
CREATE INDEX policy_issued_first ON public.policy USING btree (issue_date, id);
CREATE INDEX policy_last_four ON public.policy USING btree ("right"(policy_number, 4), id);
CREATE INDEX policy_match_number ON public.policy USING btree (provider_id, match_number);
CREATE INDEX policy_number_trigrams ON public.policy USING gin (policy_number gin_trgm_ops);
CREATE INDEX policy_product ON public.policy USING btree (product_id);
CREATE INDEX policy_status ON public.policy USING btree (business_status, submit_date DESC, id DESC);
CREATE INDEX policy_submitted ON public.policy USING btree (submit_date DESC, id DESC);
CREATE INDEX policy_training ON public.policy USING btree (training_associate_code, submit_date DESC, id DESC) WHERE (training_associate_code IS NOT NULL);
CREATE INDEX policy_writer ON public.policy USING btree (writing_associate_code);
CREATE UNIQUE INDEX policy_number_key ON public.policy USING btree (provider_id, policy_number);

create table policy_attachment (
  policy_id uuid not null,
  attachment_id uuid not null,
  kind text not null,
  added_at timestamp with time zone not null,
  added_by text not null,
  constraint policy_attachment_pkey PRIMARY KEY (policy_id, attachment_id),
  constraint policy_attachment_attachment_id_key UNIQUE (attachment_id),
  constraint policy_attachment_kind_check CHECK ((kind = ANY (ARRAY['Application'::text, 'Replacement Notice'::text, 'Illustration'::text, 'Delivery Receipt'::text, 'Other'::text]))),
  constraint policy_attachment_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachment(id) ON DELETE CASCADE,
  constraint policy_attachment_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE
);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF attachment_id ON public.policy_attachment FOR EACH ROW EXECUTE FUNCTION document_named('attachment_id');

create table policy_event (
  id uuid not null,
  policy_id uuid not null,
  event_no integer not null,
  reason text not null,
  event_date date not null,
  months_in_force integer not null,
  total_cents bigint not null,
  event jsonb not null,
  note text,
  document_id uuid,
  reinstated_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by text,
  constraint policy_event_pkey PRIMARY KEY (id),
  constraint policy_event_policy_id_event_no_key UNIQUE (policy_id, event_no),
  constraint policy_event_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id),
  constraint policy_event_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id)
);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.policy_event FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table policy_line (
  policy_id uuid not null,
  line_no integer not null,
  portion integer not null,
  compensation_type text not null,
  associate_code text not null,
  source_associate_code text not null,
  level_code text not null,
  rate_bps integer not null,
  generation integer,
  base_bv_cents bigint not null,
  amount_cents bigint not null,
  months_posted integer not null,
  trace jsonb not null,
  constraint policy_line_pkey PRIMARY KEY (policy_id, line_no),
  constraint policy_line_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint policy_line_generation_check CHECK (((generation >= 1) AND (generation <= 6))),
  constraint policy_line_line_no_check CHECK ((line_no >= 1)),
  constraint policy_line_months_posted_check CHECK (((months_posted >= 0) AND (months_posted <= 12))),
  constraint policy_line_portion_check CHECK (((portion >= 0) AND (portion <= 2))),
  constraint policy_line_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint policy_line_level_code_fkey FOREIGN KEY (level_code) REFERENCES level(code),
  constraint policy_line_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint policy_line_source_associate_code_fkey FOREIGN KEY (source_associate_code) REFERENCES app_user(code)
);
CREATE INDEX policy_line_associate ON public.policy_line USING btree (associate_code, policy_id);

create table policy_posting (
  policy_id uuid not null,
  is_posted boolean not null,
  last_no integer not null,
  premium_mode text not null,
  posted_at timestamp with time zone not null,
  constraint policy_posting_pkey PRIMARY KEY (policy_id),
  constraint policy_posting_last_no_check CHECK ((last_no >= 1)),
  constraint policy_posting_premium_mode_check CHECK ((premium_mode = ANY (ARRAY['Annual'::text, 'Semi-Annual'::text, 'Quarterly'::text, 'Monthly'::text, 'Single'::text]))),
  constraint policy_posting_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id)
);

create table policy_renewal_rates (
  policy_id uuid not null,
  rates jsonb not null,
  constraint policy_renewal_rates_pkey PRIMARY KEY (policy_id),
  constraint policy_renewal_rates_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE
);

create table policy_requirement (
  id uuid default gen_random_uuid() not null,
  policy_id uuid not null,
  check_key text,
  associate_code text,
  text text not null,
  asked_at timestamp with time zone not null,
  asked_by text,
  answer text,
  answered_at timestamp with time zone,
  answered_by text,
  closed_at timestamp with time zone,
  closed_by text,
  escalated_at timestamp with time zone,
  version integer default 1 not null,
  constraint policy_requirement_pkey PRIMARY KEY (id),
  constraint policy_requirement_check_key_check CHECK ((check_key = ANY (ARRAY['product'::text, 'product_state'::text, 'international'::text, 'issue_age'::text, 'writing_status'::text, 'license'::text, 'appointment'::text, 'eo'::text, 'aml'::text, 'annuity_training'::text, 'splits'::text, 'replacement_notice'::text, 'policy_number'::text]))),
  constraint policy_requirement_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint policy_requirement_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE
);
CREATE INDEX policy_requirement_answered ON public.policy_requirement USING btree (policy_id) INCLUDE (answered_at) WHERE ((answered_at IS NOT NULL) AND (closed_at IS NULL));
CREATE INDEX policy_requirement_policy ON public.policy_requirement USING btree (policy_id, asked_at);
CREATE INDEX policy_requirement_waiting ON public.policy_requirement USING btree (asked_at) WHERE ((answered_at IS NULL) AND (closed_at IS NULL) AND (escalated_at IS NULL));

create table policy_share (
  id bigint generated by default as identity not null,
  policy_id uuid not null,
  portion integer not null,
  associate_code text not null,
  shop_code text,
  share_bps integer not null,
  bv_cents bigint not null,
  policy_hundredths integer not null,
  approval_status text default 'Approved'::text not null,
  entered_by text,
  decided_at timestamp with time zone,
  decided_by text,
  submit_date date not null,
  issue_date date,
  business_status text not null,
  product_id uuid not null,
  provider_id uuid not null,
  asked_at timestamp with time zone default now() not null,
  reminded_at timestamp with time zone,
  constraint policy_share_pkey PRIMARY KEY (id),
  constraint policy_share_policy_id_associate_code_key UNIQUE (policy_id, associate_code),
  constraint policy_share_policy_id_portion_key UNIQUE (policy_id, portion),
  constraint policy_share_approval_status_check CHECK ((approval_status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Pending For Owner'::text, 'Pending For Associate'::text, 'Rejected By Admin'::text, 'Rejected By Owner'::text, 'Revoked'::text]))),
  constraint policy_share_policy_hundredths_check CHECK (((policy_hundredths >= 0) AND (policy_hundredths <= 100))),
  constraint policy_share_portion_check CHECK (((portion >= 0) AND (portion <= 2))),
  constraint policy_share_share_bps_check CHECK (((share_bps >= 100) AND (share_bps <= 10000))),
  constraint policy_share_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint policy_share_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE
);
CREATE INDEX policy_share_action ON public.policy_share USING btree (submit_date DESC, id DESC) INCLUDE (shop_code, associate_code, portion, approval_status) WHERE (business_status = 'Action Required'::text);
CREATE INDEX policy_share_associate ON public.policy_share USING btree (associate_code, submit_date DESC, policy_id DESC) INCLUDE (id, portion, approval_status, business_status);
CREATE INDEX policy_share_bv ON public.policy_share USING btree (bv_cents, id) INCLUDE (shop_code, associate_code, portion, approval_status);
CREATE INDEX policy_share_issued ON public.policy_share USING btree (shop_code, issue_date) INCLUDE (associate_code, policy_id, submit_date, portion, approval_status) WHERE (issue_date IS NOT NULL);
CREATE INDEX policy_share_newest ON public.policy_share USING btree (submit_date DESC, id DESC) INCLUDE (shop_code, associate_code, portion, approval_status, business_status, product_id, issue_date);
CREATE INDEX policy_share_newest_issued ON public.policy_share USING btree (issue_date DESC NULLS LAST, id DESC) INCLUDE (shop_code, associate_code, portion, approval_status);
CREATE INDEX policy_share_provider ON public.policy_share USING btree (provider_id, id) INCLUDE (shop_code, associate_code, portion, approval_status);
CREATE INDEX policy_share_shop ON public.policy_share USING btree (shop_code, submit_date DESC, id DESC) INCLUDE (associate_code, portion, approval_status, business_status, product_id, bv_cents);
CREATE INDEX policy_share_split ON public.policy_share USING btree (id) INCLUDE (shop_code, associate_code, portion, approval_status) WHERE (portion > 0);
CREATE INDEX policy_share_status ON public.policy_share USING btree (business_status, id) INCLUDE (shop_code, associate_code, portion, approval_status);
CREATE INDEX policy_share_unanswered ON public.policy_share USING btree (asked_at) WHERE ((approval_status = ANY (ARRAY['Pending For Owner'::text, 'Pending For Associate'::text])) AND (reminded_at IS NULL));
CREATE INDEX policy_share_waiting ON public.policy_share USING btree (approval_status, submit_date) WHERE (approval_status = ANY (ARRAY['Pending For Admin'::text, 'Pending For Owner'::text, 'Pending For Associate'::text]));
CREATE INDEX policy_share_waiting_business ON public.policy_share USING btree (shop_code) INCLUDE (associate_code, policy_id, portion, approval_status) WHERE (business_status = ANY (ARRAY['Pending'::text, 'Action Required'::text]));

create table product (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  name text not null,
  name_key text collate "C" not null,
  code text,
  product_type text not null,
  line text not null,
  country text not null,
  states text[] not null,
  min_age integer default 0 not null,
  max_age integer default 99 not null,
  nearest_birthday boolean default false not null,
  min_face_cents bigint,
  max_face_cents bigint,
  bv_rate_bps integer not null,
  excess_bv_rate_bps integer default 300 not null,
  renewal_bv_rate_bps jsonb default '{}'::jsonb not null,
  payment_basis text,
  advance_months integer,
  chargeback_method text,
  chargeback_months integer,
  chargeback_steps jsonb,
  available_from date,
  available_until date,
  status text default 'Draft'::text not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint product_pkey PRIMARY KEY (id),
  constraint product_advance_months_check CHECK (((advance_months >= 0) AND (advance_months <= 12))),
  constraint product_bv_rate_bps_check CHECK (((bv_rate_bps >= 0) AND (bv_rate_bps <= 15000))),
  constraint product_chargeback_method_check CHECK ((chargeback_method = ANY (ARRAY['Pro Rata'::text, 'Full'::text, 'Step'::text]))),
  constraint product_chargeback_months_check CHECK (((chargeback_months >= 0) AND (chargeback_months <= 60))),
  constraint product_check CHECK ((max_age >= min_age)),
  constraint product_check1 CHECK ((max_face_cents >= min_face_cents)),
  constraint product_check2 CHECK ((available_until >= available_from)),
  constraint product_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint product_excess_bv_rate_bps_check CHECK (((excess_bv_rate_bps >= 0) AND (excess_bv_rate_bps <= 2000))),
  constraint product_line_check CHECK ((line = ANY (ARRAY['Life'::text, 'Health'::text, 'Annuity'::text]))),
  constraint product_max_age_check CHECK (((max_age >= 0) AND (max_age <= 99))),
  constraint product_max_face_cents_check CHECK ((max_face_cents >= 0)),
  constraint product_min_age_check CHECK (((min_age >= 0) AND (min_age <= 99))),
  constraint product_min_face_cents_check CHECK ((min_face_cents >= 0)),
  constraint product_payment_basis_check CHECK ((payment_basis = ANY (ARRAY['Advance'::text, 'As Earned'::text]))),
  constraint product_product_type_check CHECK ((product_type = ANY (ARRAY['Term Life'::text, 'Whole Life'::text, 'Universal Life'::text, 'Indexed Universal Life'::text, 'Final Expense'::text, 'Fixed Annuity'::text, 'Indexed Annuity'::text, 'Segregated Fund'::text, 'Critical Illness'::text, 'Disability'::text, 'Long-Term Care'::text, 'Travel'::text]))),
  constraint product_states_check CHECK ((cardinality(states) > 0)),
  constraint product_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint product_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE UNIQUE INDEX product_provider_name ON public.product USING btree (provider_id, name_key);

create table prospect (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  first_name text not null,
  last_name text not null,
  name_key text collate "C" not null,
  phone text,
  email text,
  email_key text collate "C",
  kind text default 'Both'::text not null,
  source text not null,
  referred_by text,
  city text,
  state text,
  country text,
  occupation text,
  best_time text,
  stage text default 'New Prospect'::text not null,
  stage_at timestamp with time zone default now() not null,
  next_action_date date,
  next_action_note text,
  notes text,
  lost boolean default false not null,
  lost_reason text,
  converted_client_id uuid,
  converted_associate_code text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint prospect_pkey PRIMARY KEY (id),
  constraint prospect_check CHECK (((phone IS NOT NULL) OR (email IS NOT NULL))),
  constraint prospect_check1 CHECK (((source <> 'Referral'::text) OR (referred_by IS NOT NULL))),
  constraint prospect_check2 CHECK ((lost = (lost_reason IS NOT NULL))),
  constraint prospect_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint prospect_kind_check CHECK ((kind = ANY (ARRAY['Recruit'::text, 'Client'::text, 'Both'::text]))),
  constraint prospect_lost_reason_check CHECK ((lost_reason = ANY (ARRAY['Not Interested'::text, 'No Contact'::text, 'Not Eligible'::text, 'Joined Other'::text, 'Other'::text]))),
  constraint prospect_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint prospect_source_check CHECK ((source = ANY (ARRAY['Warm Market'::text, 'Referral'::text, 'Event'::text, 'Social'::text, 'Website'::text, 'Other'::text]))),
  constraint prospect_stage_check CHECK ((stage = ANY (ARRAY['New Prospect'::text, 'Contacted'::text, 'BOP Presented'::text, 'Follow Up'::text, 'Recruited'::text, 'Business Plan/Prospect List'::text, 'FNA'::text, 'Training Program'::text]))),
  constraint prospect_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint prospect_client FOREIGN KEY (converted_client_id) REFERENCES client(id) ON DELETE SET NULL,
  constraint prospect_converted_associate_code_fkey FOREIGN KEY (converted_associate_code) REFERENCES app_user(code),
  constraint prospect_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code)
);
CREATE INDEX prospect_created ON public.prospect USING btree (created_at) INCLUDE (owner_code, kind, stage);
CREATE INDEX prospect_owner_name ON public.prospect USING btree (owner_code, name_key, id);
CREATE INDEX prospect_owner_next_action ON public.prospect USING btree (owner_code, next_action_date, id);
CREATE INDEX prospect_owner_stage ON public.prospect USING btree (owner_code, stage, id);
CREATE UNIQUE INDEX prospect_converted_client ON public.prospect USING btree (converted_client_id) WHERE (converted_client_id IS NOT NULL);

create table prospect_stage_move (
  id bigint generated by default as identity not null,
  prospect_id uuid not null,
  from_stage text,
  to_stage text not null,
  at timestamp with time zone not null,
  by_code text,
  constraint prospect_stage_move_pkey PRIMARY KEY (id),
  constraint prospect_stage_move_check CHECK ((from_stage IS DISTINCT FROM to_stage)),
  constraint prospect_stage_move_by_code_fkey FOREIGN KEY (by_code) REFERENCES app_user(code),
  constraint prospect_stage_move_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES prospect(id) ON DELETE CASCADE
);
CREATE INDEX prospect_stage_move_presented ON public.prospect_stage_move USING btree (at) INCLUDE (prospect_id) WHERE ((to_stage = 'BOP Presented'::text) AND (from_stage = ANY (ARRAY['New Prospect'::text, 'Contacted'::text])));
CREATE INDEX prospect_stage_move_prospect ON public.prospect_stage_move USING btree (prospect_id, id);

create table provider (
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_key text collate "C" not null,
  short_name text not null,
  short_name_key text collate "C" not null,
  status text default 'Active'::text not null,
  countries text[] not null,
  product_types text[] not null,
  website text,
  producer_portal_url text,
  phone text,
  am_best_rating text,
  jit boolean default true not null,
  writing_number_required boolean default true not null,
  pre_appointment_states text[] default '{PA}'::text[] not null,
  aml_validity_months integer default 24 not null,
  advance_months integer default 12 not null,
  chargeback_method text default 'Pro Rata'::text not null,
  chargeback_months integer default 12 not null,
  policy_number_pattern text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  logo_key text,
  constraint provider_pkey PRIMARY KEY (id),
  constraint provider_name_key_key UNIQUE (name_key),
  constraint provider_short_name_key_key UNIQUE (short_name_key),
  constraint provider_advance_months_check CHECK (((advance_months >= 0) AND (advance_months <= 12))),
  constraint provider_am_best_rating_check CHECK ((am_best_rating = ANY (ARRAY['A++'::text, 'A+'::text, 'A'::text, 'A-'::text, 'B++'::text, 'B+'::text, 'B'::text, 'B-'::text, 'C++'::text, 'C+'::text, 'C'::text, 'C-'::text, 'D'::text]))),
  constraint provider_aml_validity_months_check CHECK ((aml_validity_months = ANY (ARRAY[12, 24]))),
  constraint provider_chargeback_method_check CHECK ((chargeback_method = ANY (ARRAY['Pro Rata'::text, 'Full'::text, 'Step'::text]))),
  constraint provider_chargeback_months_check CHECK (((chargeback_months >= 0) AND (chargeback_months <= 60))),
  constraint provider_countries_check CHECK (((cardinality(countries) > 0) AND (countries <@ ARRAY['USA'::text, 'Canada'::text]))),
  constraint provider_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint provider_producer_portal_url_check CHECK ((producer_portal_url ~~ 'https://%'::text)),
  constraint provider_product_types_check CHECK ((cardinality(product_types) > 0)),
  constraint provider_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text]))),
  constraint provider_website_check CHECK ((website ~~ 'https://%'::text))
);

create table provider_appointment (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  associate_code text not null,
  country text not null,
  state text not null,
  writing_number text,
  status text not null,
  requested_at timestamp with time zone,
  effective_date date,
  termination_date date,
  jit boolean default false not null,
  note text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint provider_appointment_pkey PRIMARY KEY (id),
  constraint provider_appointment_check CHECK ((termination_date >= effective_date)),
  constraint provider_appointment_check1 CHECK (((status <> 'Appointed'::text) OR ((writing_number IS NOT NULL) AND (effective_date IS NOT NULL)))),
  constraint provider_appointment_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint provider_appointment_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint provider_appointment_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'In Process'::text, 'Appointed'::text, 'Declined'::text, 'Terminated'::text]))),
  constraint provider_appointment_writing_number_check CHECK ((writing_number ~ '^[A-Z0-9-]{3,20}$'::text)),
  constraint provider_appointment_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint provider_appointment_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE INDEX provider_appointment_requested ON public.provider_appointment USING btree (requested_at, id);
CREATE INDEX provider_appointment_status ON public.provider_appointment USING btree (status, requested_at, id);
CREATE INDEX provider_appointment_writing_number ON public.provider_appointment USING btree (provider_id, writing_number);
CREATE UNIQUE INDEX provider_appointment_live ON public.provider_appointment USING btree (associate_code, provider_id, state) WHERE (status <> ALL (ARRAY['Declined'::text, 'Terminated'::text]));

create table provider_attachment (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  position integer not null,
  status text default 'Draft'::text not null,
  title text not null,
  category text not null,
  effective_date date,
  expires_on date,
  file_id uuid,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint provider_attachment_pkey PRIMARY KEY (id),
  constraint provider_attachment_category_check CHECK ((category = ANY (ARRAY['Application'::text, 'Guide'::text, 'Rate Sheet'::text, 'Form'::text, 'Marketing'::text]))),
  constraint provider_attachment_check CHECK ((expires_on > effective_date)),
  constraint provider_attachment_check1 CHECK (((status <> 'Published'::text) OR (file_id IS NOT NULL))),
  constraint provider_attachment_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint provider_attachment_file_id_fkey FOREIGN KEY (file_id) REFERENCES attachment(id),
  constraint provider_attachment_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id) ON DELETE CASCADE
);
CREATE INDEX provider_attachment_position ON public.provider_attachment USING btree (provider_id, "position", id);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF file_id ON public.provider_attachment FOR EACH ROW EXECUTE FUNCTION document_named('file_id');

create table provider_contact (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  position integer not null,
  status text default 'Draft'::text not null,
  name text not null,
  title text,
  department text not null,
  phone text,
  email text,
  region text,
  hours text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint provider_contact_pkey PRIMARY KEY (id),
  constraint provider_contact_check CHECK (((phone IS NOT NULL) OR (email IS NOT NULL))),
  constraint provider_contact_department_check CHECK ((department = ANY (ARRAY['New Business'::text, 'Underwriting'::text, 'Commissions'::text, 'Licensing'::text, 'Wholesaler'::text, 'Support'::text]))),
  constraint provider_contact_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
  constraint provider_contact_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint provider_contact_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id) ON DELETE CASCADE
);
CREATE INDEX provider_contact_position ON public.provider_contact USING btree (provider_id, "position", id);

create table provider_link (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  position integer not null,
  status text default 'Draft'::text not null,
  title text not null,
  url text not null,
  description text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint provider_link_pkey PRIMARY KEY (id),
  constraint provider_link_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint provider_link_url_check CHECK ((url ~~ 'https://%'::text)),
  constraint provider_link_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id) ON DELETE CASCADE
);
CREATE INDEX provider_link_position ON public.provider_link USING btree (provider_id, "position", id);

create table provider_payment (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  statement_ref text collate "C" not null,
  statement_date date not null,
  line_no integer not null,
  policy_number_text text not null,
  match_number text collate "C" not null,
  kind text not null,
  gross_cents bigint not null,
  currency text not null,
  event_date date not null,
  policy_id uuid,
  expected_cents bigint,
  processing text default 'Received'::text not null,
  exception text,
  accepted_reason text,
  pay_run_id uuid,
  created_at timestamp with time zone not null,
  created_by text,
  updated_at timestamp with time zone not null,
  updated_by text,
  version integer default 1 not null,
  import_id uuid,
  is_matched_by_hand boolean default false not null,
  brought_about text,
  constraint provider_payment_pkey PRIMARY KEY (id),
  constraint provider_payment_provider_id_statement_ref_line_no_key UNIQUE (provider_id, statement_ref, line_no),
  constraint provider_payment_brought_about_check CHECK ((brought_about = ANY (ARRAY['Ready To Pay'::text, 'Chargeback'::text]))),
  constraint provider_payment_check CHECK (((gross_cents <> 0) AND ((kind = 'Chargeback'::text) <= (gross_cents < 0)))),
  constraint provider_payment_check1 CHECK (((processing = 'Action Required'::text) = (exception IS NOT NULL))),
  constraint provider_payment_check2 CHECK (((processing <> ALL (ARRAY['Ready To Pay'::text, 'Processed'::text])) OR (policy_id IS NOT NULL))),
  constraint provider_payment_check3 CHECK (((processing = 'Processed'::text) = (pay_run_id IS NOT NULL))),
  constraint provider_payment_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint provider_payment_kind_check CHECK ((kind = ANY (ARRAY['First Year'::text, 'Excess'::text, 'Renewal'::text, 'Trail'::text, 'Chargeback'::text]))),
  constraint provider_payment_line_no_check CHECK ((line_no >= 1)),
  constraint provider_payment_processing_check CHECK ((processing = ANY (ARRAY['Received'::text, 'Action Required'::text, 'Ready To Pay'::text, 'Processed'::text]))),
  constraint provider_payment_import_id_fkey FOREIGN KEY (import_id) REFERENCES statement_import(id),
  constraint provider_payment_pay_run_id_fkey FOREIGN KEY (pay_run_id) REFERENCES pay_run(id),
  constraint provider_payment_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint provider_payment_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE INDEX provider_payment_import ON public.provider_payment USING btree (import_id, line_no) WHERE (import_id IS NOT NULL);
CREATE INDEX provider_payment_newest ON public.provider_payment USING btree (statement_date DESC, id DESC);
CREATE INDEX provider_payment_open ON public.provider_payment USING btree (processing, id) WHERE (processing <> 'Processed'::text);
CREATE INDEX provider_payment_policy ON public.provider_payment USING btree (policy_id, kind) WHERE (policy_id IS NOT NULL);
CREATE INDEX provider_payment_statement ON public.provider_payment USING btree (provider_id, statement_date);

create table provider_statement (
  provider_id uuid not null,
  fingerprint text collate "C" not null,
  statement_ref text collate "C" not null,
  created_at timestamp with time zone not null,
  constraint provider_statement_pkey PRIMARY KEY (provider_id, fingerprint),
  constraint provider_statement_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);

create table provider_video (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  position integer not null,
  status text default 'Draft'::text not null,
  title text not null,
  video text not null,
  duration_seconds integer,
  description text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint provider_video_pkey PRIMARY KEY (id),
  constraint provider_video_duration_seconds_check CHECK ((duration_seconds > 0)),
  constraint provider_video_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint provider_video_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id) ON DELETE CASCADE
);
CREATE INDEX provider_video_position ON public.provider_video USING btree (provider_id, "position", id);

create table proxy_session (
  id uuid default gen_random_uuid() not null,
  admin_id uuid not null,
  associate_id uuid not null,
  admin_session_id uuid,
  reason text not null,
  started_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  session_id uuid,
  closed_at timestamp with time zone,
  constraint proxy_session_pkey PRIMARY KEY (id),
  constraint proxy_session_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES app_user(id),
  constraint proxy_session_admin_session_id_fkey FOREIGN KEY (admin_session_id) REFERENCES session(id) ON DELETE SET NULL,
  constraint proxy_session_associate_id_fkey FOREIGN KEY (associate_id) REFERENCES app_user(id),
  constraint proxy_session_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE SET NULL
);
CREATE INDEX proxy_session_admin_session_id ON public.proxy_session USING btree (admin_session_id);
CREATE INDEX proxy_session_associate_id ON public.proxy_session USING btree (associate_id, started_at DESC);
CREATE INDEX proxy_session_session_id ON public.proxy_session USING btree (session_id);
CREATE INDEX proxy_session_started_at ON public.proxy_session USING btree (started_at DESC, id);

create table recovery_code (
  user_id uuid not null,
  code_hash text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

create table recruit_month (
  owner_code text not null,
  month date not null,
  base integer not null,
  g0 integer not null,
  g1 integer not null,
  g2 integer not null,
  g3 integer not null,
  g4 integer not null,
  g5 integer not null,
  g6 integer not null,
  inf integer not null,
  constraint recruit_month_pkey PRIMARY KEY (owner_code, month)
);

create table registration_draft (
  id uuid default gen_random_uuid() not null,
  number bigint default nextval('registration_number'::regclass) not null,
  channel text not null,
  upline_code text not null,
  country text not null,
  plan text not null,
  status text default 'Open'::text not null,
  token_hash text not null,
  link_hash text,
  email text,
  email_key text collate "C",
  email_proved_at timestamp with time zone,
  phone text,
  personal jsonb,
  birth_sealed text,
  ssn_sealed text,
  ssn_index text,
  ssn_last text,
  sin_expiry date,
  address jsonb,
  background_sealed text,
  has_background boolean,
  review_status text,
  reviewed_at timestamp with time zone,
  reviewed_by text,
  review_note text,
  license jsonb,
  signatures jsonb,
  signed_at timestamp with time zone,
  payment_id uuid,
  associate_code text,
  paid_at timestamp with time zone,
  reminded_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  closed_reason text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  refunded_at timestamp with time zone,
  refunded_by text,
  refund_reason text,
  duplicate_of text,
  duplicate_decision text,
  duplicate_decided_at timestamp with time zone,
  duplicate_decided_by text,
  duplicate_reason text,
  guaranteed_level text,
  guarantee_note text,
  guarantee_status text,
  guarantee_asked_at timestamp with time zone,
  guarantee_decided_at timestamp with time zone,
  guarantee_decided_by text,
  guarantee_reason text,
  constraint registration_draft_pkey PRIMARY KEY (id),
  constraint registration_draft_associate_code_key UNIQUE (associate_code),
  constraint registration_draft_link_hash_key UNIQUE (link_hash),
  constraint registration_draft_number_key UNIQUE (number),
  constraint registration_draft_token_hash_key UNIQUE (token_hash),
  constraint registration_draft_channel_check CHECK ((channel = ANY (ARRAY['standard'::text, 'direct'::text, 'wfs'::text]))),
  constraint registration_draft_check CHECK (((status = ANY (ARRAY['Paid'::text, 'Completed'::text, 'Refunded'::text])) = (associate_code IS NOT NULL))),
  constraint registration_draft_check1 CHECK (((ssn_sealed IS NULL) = (ssn_index IS NULL))),
  constraint registration_draft_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint registration_draft_duplicate_decided CHECK ((((duplicate_decision IS NULL) = (duplicate_decided_at IS NULL)) AND ((duplicate_decision IS NULL) = (duplicate_decided_by IS NULL)) AND ((duplicate_decision IS NULL) = (duplicate_reason IS NULL)))),
  constraint registration_draft_duplicate_decision_check CHECK ((duplicate_decision = ANY (ARRAY['Reopen Account'::text, 'Ask Again'::text, 'Refuse'::text]))),
  constraint registration_draft_guarantee CHECK ((((guaranteed_level IS NULL) = (guarantee_status IS NULL)) AND ((guaranteed_level IS NULL) = (guarantee_note IS NULL)) AND ((guaranteed_level IS NULL) = (guarantee_asked_at IS NULL)))),
  constraint registration_draft_guarantee_status_check CHECK ((guarantee_status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Refused'::text]))),
  constraint registration_draft_guaranteed_level_check CHECK ((guaranteed_level = ANY (ARRAY['A'::text, 'SA'::text, 'MD'::text, 'RMD'::text, 'EMD'::text, 'NMD'::text, 'SNMD'::text, 'EVC'::text]))),
  constraint registration_draft_plan_check CHECK ((plan = ANY (ARRAY['associate'::text, 'builder'::text]))),
  constraint registration_draft_refunded CHECK (((status = 'Refunded'::text) = ((refunded_at IS NOT NULL) AND (refunded_by IS NOT NULL) AND (refund_reason IS NOT NULL)))),
  constraint registration_draft_review_status_check CHECK ((review_status = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Refused'::text]))),
  constraint registration_draft_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'In Review'::text, 'Paid'::text, 'Completed'::text, 'Closed'::text, 'Refunded'::text]))),
  constraint registration_draft_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint registration_draft_duplicate_decided_by_fkey FOREIGN KEY (duplicate_decided_by) REFERENCES app_user(code),
  constraint registration_draft_duplicate_of_fkey FOREIGN KEY (duplicate_of) REFERENCES app_user(code),
  constraint registration_draft_guarantee_decided_by_fkey FOREIGN KEY (guarantee_decided_by) REFERENCES app_user(code),
  constraint registration_draft_guaranteed_level_fkey FOREIGN KEY (guaranteed_level) REFERENCES level(code),
  constraint registration_draft_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id),
  constraint registration_draft_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES app_user(code),
  constraint registration_draft_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES app_user(code),
  constraint registration_draft_upline_code_fkey FOREIGN KEY (upline_code) REFERENCES app_user(code)
);
CREATE INDEX registration_draft_created ON public.registration_draft USING btree (created_at DESC, id);
CREATE INDEX registration_draft_duplicate_of ON public.registration_draft USING btree (duplicate_of) WHERE (duplicate_of IS NOT NULL);
CREATE INDEX registration_draft_email ON public.registration_draft USING btree (email_key) WHERE (status = 'Open'::text);
CREATE INDEX registration_draft_guarantee_waiting ON public.registration_draft USING btree (guarantee_asked_at) WHERE (guarantee_status = 'Pending'::text);
CREATE INDEX registration_draft_in_review ON public.registration_draft USING btree (updated_at) WHERE (status = 'In Review'::text);
CREATE INDEX registration_draft_review ON public.registration_draft USING btree (paid_at) WHERE (review_status = 'Pending'::text);
CREATE INDEX registration_draft_ssn ON public.registration_draft USING btree (ssn_index) WHERE (ssn_index IS NOT NULL);
CREATE INDEX registration_draft_waiting ON public.registration_draft USING btree (updated_at) WHERE (status = ANY (ARRAY['Open'::text, 'Paid'::text]));

create table remembered_device (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_hash text not null,
  device text not null,
  address text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint remembered_device_pkey PRIMARY KEY (id),
  constraint remembered_device_token_hash_key UNIQUE (token_hash),
  constraint remembered_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX remembered_device_user_id ON public.remembered_device USING btree (user_id);

create table saved_view (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  filter json not null,
  sort json not null,
  layout json,
  is_default boolean default false not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  shared_with text,
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_shared_with CHECK ((shared_with = ANY (ARRAY['Personal'::text, 'BaseShop'::text, 'RmdBaseShop'::text, 'RmdSuperBase'::text, 'RmdSuperTeam'::text, 'Infinity'::text]))),
  constraint saved_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX saved_view_position ON public.saved_view USING btree (user_id, list, "position");
CREATE INDEX saved_view_shared ON public.saved_view USING btree (user_id, list) WHERE (shared_with IS NOT NULL);
CREATE UNIQUE INDEX saved_view_default ON public.saved_view USING btree (user_id, list) WHERE is_default;
CREATE UNIQUE INDEX saved_view_name ON public.saved_view USING btree (user_id, list, lower(name));

create table saved_view_pin (
  user_id uuid not null,
  view_id uuid not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_view_pin_pkey PRIMARY KEY (user_id, view_id),
  constraint saved_view_pin_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint saved_view_pin_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE CASCADE
);
CREATE INDEX saved_view_pin_view ON public.saved_view_pin USING btree (view_id);

create table scholarship_award (
  id uuid not null,
  window_start date not null,
  associate_code text not null,
  program text not null,
  min_bv_cents bigint not null,
  award_cents bigint not null,
  currency text not null,
  recruits integer not null,
  bv_cents bigint not null,
  taken_back_at timestamp with time zone,
  constraint scholarship_award_pkey PRIMARY KEY (id),
  constraint scholarship_award_window_start_associate_code_key UNIQUE (window_start, associate_code),
  constraint scholarship_award_award_cents_check CHECK ((award_cents > 0)),
  constraint scholarship_award_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint scholarship_award_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint scholarship_award_window_start_fkey FOREIGN KEY (window_start) REFERENCES scholarship_window(window_start)
);

create table scholarship_window (
  window_start date not null,
  window_end date not null,
  awards integer not null,
  posted_at timestamp with time zone not null,
  constraint scholarship_window_pkey PRIMARY KEY (window_start)
);

create table session (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  audience text not null,
  proxy_admin_id uuid,
  device text not null,
  user_agent text not null,
  address text not null,
  token_id text not null,
  token_issued_at timestamp with time zone not null,
  token_used_at timestamp with time zone,
  former_token_id text,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  factor_confirmed_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_audience_check CHECK ((audience = ANY (ARRAY['portal'::text, 'admin'::text]))),
  constraint session_proxy_admin_id_fkey FOREIGN KEY (proxy_admin_id) REFERENCES app_user(id) ON DELETE CASCADE,
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX session_expires_at ON public.session USING btree (expires_at);
CREATE INDEX session_user_id ON public.session USING btree (user_id, created_at DESC);

create table session_code (
  session_id uuid not null,
  code_hash text not null,
  code_sent_at timestamp with time zone not null,
  code_expires_at timestamp with time zone not null,
  tries integer default 0 not null,
  constraint session_code_pkey PRIMARY KEY (session_id),
  constraint session_code_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);

create table setting (
  key text not null,
  effective_from date not null,
  value jsonb not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  constraint setting_pkey PRIMARY KEY (key, effective_from),
  constraint setting_key_check CHECK ((key ~ '^[a-z][a-z0-9_]{2,60}$'::text))
);

create table spouse_request (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  spouse_code text not null,
  status text default 'Pending For Associate'::text not null,
  decided_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint spouse_request_pkey PRIMARY KEY (id),
  constraint spouse_request_check CHECK ((spouse_code <> associate_code)),
  constraint spouse_request_check1 CHECK (((status = 'Pending For Associate'::text) = (decided_at IS NULL))),
  constraint spouse_request_status_check CHECK ((status = ANY (ARRAY['Pending For Associate'::text, 'Approved'::text, 'Rejected By Owner'::text, 'Revoked'::text]))),
  constraint spouse_request_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint spouse_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(code),
  constraint spouse_request_spouse_code_fkey FOREIGN KEY (spouse_code) REFERENCES app_user(code)
);
CREATE INDEX spouse_request_associate ON public.spouse_request USING btree (associate_code, created_at DESC);
CREATE INDEX spouse_request_spouse ON public.spouse_request USING btree (spouse_code, created_at DESC);
CREATE UNIQUE INDEX spouse_request_waiting ON public.spouse_request USING btree (associate_code) WHERE (status = 'Pending For Associate'::text);

create table statement_import (
  id uuid default gen_random_uuid() not null,
  provider_id uuid not null,
  statement_ref text collate "C" not null,
  statement_date date not null,
  currency text not null,
  file_name text not null,
  file_key text,
  status text not null,
  columns jsonb not null,
  problem text,
  fingerprint text collate "C",
  rows_total integer default 0 not null,
  rows_done integer default 0 not null,
  counts jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  booked_at timestamp with time zone,
  booked_by text,
  undone_at timestamp with time zone,
  undone_by text,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint statement_import_pkey PRIMARY KEY (id),
  constraint statement_import_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint statement_import_status_check CHECK ((status = ANY (ARRAY['Checking'::text, 'Ready'::text, 'Booking'::text, 'Booked'::text, 'Undoing'::text, 'Undone'::text, 'Failed'::text]))),
  constraint statement_import_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(code),
  constraint statement_import_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE INDEX statement_import_newest ON public.statement_import USING btree (created_at DESC, id DESC);
CREATE INDEX statement_import_ref ON public.statement_import USING btree (provider_id, statement_ref);

create table statement_line (
  id uuid default gen_random_uuid() not null,
  import_id uuid not null,
  position integer not null,
  file_line integer not null,
  line_no integer,
  policy_number_text text,
  match_number text collate "C",
  kind text,
  gross_cents bigint,
  event_date date,
  outcome text not null,
  message text,
  expected_cents bigint,
  policy_id uuid,
  constraint statement_line_pkey PRIMARY KEY (id),
  constraint statement_line_import_id_position_key UNIQUE (import_id, "position"),
  constraint statement_line_outcome_check CHECK ((outcome = ANY (ARRAY['Matched'::text, 'Chargeback'::text, 'Action Required'::text, 'Known'::text, 'Refused'::text]))),
  constraint statement_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES statement_import(id) ON DELETE CASCADE,
  constraint statement_line_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE SET NULL
);
CREATE INDEX statement_line_outcome ON public.statement_line USING btree (import_id, outcome, "position");

create table statement_mapping (
  provider_id uuid not null,
  headings jsonb not null,
  constraint statement_mapping_pkey PRIMARY KEY (provider_id),
  constraint statement_mapping_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);

create table status_history (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  from_status text,
  to_status text not null,
  at timestamp with time zone default now() not null,
  reason text not null,
  ends_on date,
  created_by text,
  cause_code text,
  cause_text text,
  entry_no bigint generated by default as identity not null,
  constraint status_history_pkey PRIMARY KEY (id),
  constraint status_history_cause CHECK ((((cause_code IS NULL) = (cause_text IS NULL)) AND ((cause_code IS NULL) OR (to_status = 'Terminated'::text)))),
  constraint status_history_cause_code_check CHECK ((cause_code = ANY (ARRAY['Misappropriation'::text, 'Misrepresentation'::text, 'Rebating or Twisting'::text, 'License Revoked'::text, 'Breach of Agreement'::text, 'Other'::text, 'Cooling-off'::text]))),
  constraint status_history_reason_check CHECK ((char_length(reason) >= 5)),
  constraint status_history_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code)
);
CREATE INDEX status_history_associate_code ON public.status_history USING btree (associate_code, at DESC, entry_no DESC);
CREATE TRIGGER status_deleted AFTER DELETE ON public.status_history REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_active_turns();
CREATE TRIGGER status_inserted AFTER INSERT ON public.status_history REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_active_turns();
CREATE TRIGGER status_updated AFTER UPDATE ON public.status_history REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_active_turns();

create table store_cart_line (
  associate_code text not null,
  variant_id uuid not null,
  quantity integer not null,
  country text not null,
  unit_cents bigint not null,
  added_at timestamp with time zone not null,
  constraint store_cart_line_pkey PRIMARY KEY (associate_code, variant_id),
  constraint store_cart_line_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint store_cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint store_cart_line_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint store_cart_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES store_variant(id) ON DELETE CASCADE
);
CREATE INDEX store_cart_line_variant ON public.store_cart_line USING btree (variant_id);

create table store_order (
  id uuid default gen_random_uuid() not null,
  number bigint default nextval('store_order_number'::regclass) not null,
  associate_code text not null,
  country text not null,
  currency text not null,
  status text default 'Pending'::text not null,
  payment_id uuid not null,
  subtotal_cents bigint not null,
  discount_cents bigint not null,
  shipping_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  ship_name text,
  ship_phone text,
  ship_line1 text,
  ship_line2 text,
  ship_city text,
  ship_state text not null,
  ship_postal_code text,
  carrier text,
  tracking_number text,
  shipped_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  is_download boolean default false not null,
  constraint store_order_pkey PRIMARY KEY (id),
  constraint store_order_number_key UNIQUE (number),
  constraint store_order_payment_id_key UNIQUE (payment_id),
  constraint store_order_address CHECK (
CASE
    WHEN is_download THEN (num_nonnulls(ship_name, ship_phone, ship_line1, ship_line2, ship_city, ship_postal_code) = 0)
    ELSE (num_nonnulls(ship_name, ship_phone, ship_line1, ship_city, ship_postal_code) = 5)
END),
  constraint store_order_check CHECK (((discount_cents >= 0) AND (discount_cents <= subtotal_cents))),
  constraint store_order_check1 CHECK ((total_cents = (((subtotal_cents - discount_cents) + shipping_cents) + tax_cents))),
  constraint store_order_check3 CHECK (((status = 'Cancelled'::text) = ((cancelled_at IS NOT NULL) AND (cancel_reason IS NOT NULL)))),
  constraint store_order_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint store_order_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CAD'::text]))),
  constraint store_order_shipped CHECK ((((status = 'Shipped'::text) = (shipped_at IS NOT NULL)) AND (((status = 'Shipped'::text) AND (NOT is_download)) = (tracking_number IS NOT NULL)) AND ((tracking_number IS NULL) = (carrier IS NULL)))),
  constraint store_order_shipping_cents_check CHECK ((shipping_cents >= 0)),
  constraint store_order_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Processing'::text, 'Shipped'::text, 'Cancelled'::text]))),
  constraint store_order_subtotal_cents_check CHECK ((subtotal_cents >= 0)),
  constraint store_order_tax_cents_check CHECK ((tax_cents >= 0)),
  constraint store_order_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint store_order_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES card_payment(id)
);
CREATE INDEX store_order_associate ON public.store_order USING btree (associate_code, created_at DESC, id);
CREATE INDEX store_order_created ON public.store_order USING btree (created_at DESC, id);
CREATE INDEX store_order_pending ON public.store_order USING btree (created_at) WHERE (status = 'Pending'::text);
CREATE INDEX store_order_processing ON public.store_order USING btree (created_at) WHERE (status = 'Processing'::text);

create table store_order_line (
  order_id uuid not null,
  place integer not null,
  variant_id uuid,
  name text not null,
  sku text not null,
  size text,
  color text,
  quantity integer not null,
  unit_cents bigint not null,
  discount_cents bigint not null,
  taxable boolean not null,
  file_id uuid,
  constraint store_order_line_pkey PRIMARY KEY (order_id, place),
  constraint store_order_line_check CHECK (((discount_cents >= 0) AND (discount_cents <= (unit_cents * quantity)))),
  constraint store_order_line_color_check CHECK ((color = ANY (ARRAY['Black'::text, 'White'::text, 'Navy'::text, 'Royal Blue'::text, 'Grey'::text, 'Red'::text]))),
  constraint store_order_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint store_order_line_size_check CHECK ((size = ANY (ARRAY['XS'::text, 'S'::text, 'M'::text, 'L'::text, 'XL'::text, '2XL'::text, '3XL'::text, '4XL'::text]))),
  constraint store_order_line_unit_cents_check CHECK ((unit_cents >= 0)),
  constraint store_order_line_file_id_fkey FOREIGN KEY (file_id) REFERENCES attachment(id),
  constraint store_order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES store_order(id),
  constraint store_order_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES store_variant(id) ON DELETE SET NULL
);
CREATE INDEX store_order_line_file ON public.store_order_line USING btree (file_id);
CREATE INDEX store_order_line_variant ON public.store_order_line USING btree (variant_id);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF file_id ON public.store_order_line FOR EACH ROW EXECUTE FUNCTION document_named('file_id');

create table store_product (
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_key text collate "C" not null,
  slug text not null,
  category text not null,
  description text,
  price_usd_cents bigint,
  price_cad_cents bigint,
  taxable boolean not null,
  max_per_order integer,
  builder_discount_bps integer not null,
  status text default 'Draft'::text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  file_id uuid,
  constraint store_product_pkey PRIMARY KEY (id),
  constraint store_product_slug_key UNIQUE (slug),
  constraint store_product_builder_discount_bps_check CHECK (((builder_discount_bps >= 0) AND (builder_discount_bps <= 5000))),
  constraint store_product_category_check CHECK ((category = ANY (ARRAY['Apparel'::text, 'Business Cards'::text, 'Marketing Materials'::text, 'Training Kits'::text, 'Office'::text, 'Event Merchandise'::text, 'Digital'::text]))),
  constraint store_product_check CHECK (((price_usd_cents IS NOT NULL) OR (price_cad_cents IS NOT NULL))),
  constraint store_product_description_check CHECK ((char_length(description) <= 5000)),
  constraint store_product_file CHECK (((category = 'Digital'::text) = (file_id IS NOT NULL))),
  constraint store_product_max_per_order_check CHECK (((max_per_order >= 1) AND (max_per_order <= 99))),
  constraint store_product_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 100))),
  constraint store_product_price_cad_cents_check CHECK ((price_cad_cents >= 0)),
  constraint store_product_price_usd_cents_check CHECK ((price_usd_cents >= 0)),
  constraint store_product_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint store_product_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint store_product_file_id_fkey FOREIGN KEY (file_id) REFERENCES attachment(id)
);
CREATE INDEX store_product_file_id ON public.store_product USING btree (file_id);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF file_id ON public.store_product FOR EACH ROW EXECUTE FUNCTION document_named('file_id');

create table store_product_image (
  product_id uuid not null,
  attachment_id uuid not null,
  place integer not null,
  constraint store_product_image_pkey PRIMARY KEY (product_id, attachment_id),
  constraint store_product_image_place_check CHECK (((place >= 1) AND (place <= 10))),
  constraint store_product_image_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachment(id),
  constraint store_product_image_product_id_fkey FOREIGN KEY (product_id) REFERENCES store_product(id) ON DELETE CASCADE
);
CREATE INDEX store_product_image_attachment ON public.store_product_image USING btree (attachment_id);
CREATE TRIGGER document_named AFTER INSERT ON public.store_product_image FOR EACH ROW EXECUTE FUNCTION document_named('attachment_id');

create table store_variant (
  id uuid default gen_random_uuid() not null,
  product_id uuid not null,
  sku text not null,
  size text,
  color text,
  stock integer,
  price_delta_cents bigint default 0 not null,
  place integer not null,
  constraint store_variant_pkey PRIMARY KEY (id),
  constraint store_variant_combination UNIQUE NULLS NOT DISTINCT (product_id, size, color) DEFERRABLE INITIALLY DEFERRED,
  constraint store_variant_sku UNIQUE (sku) DEFERRABLE INITIALLY DEFERRED,
  constraint store_variant_color_check CHECK ((color = ANY (ARRAY['Black'::text, 'White'::text, 'Navy'::text, 'Royal Blue'::text, 'Grey'::text, 'Red'::text]))),
  constraint store_variant_size_check CHECK ((size = ANY (ARRAY['XS'::text, 'S'::text, 'M'::text, 'L'::text, 'XL'::text, '2XL'::text, '3XL'::text, '4XL'::text]))),
  constraint store_variant_sku_check CHECK (((char_length(sku) >= 2) AND (char_length(sku) <= 40))),
  constraint store_variant_stock_check CHECK ((stock >= 0)),
  constraint store_variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES store_product(id) ON DELETE CASCADE
);

create table supervision_review (
  id uuid default gen_random_uuid() not null,
  policy_id uuid not null,
  supervised_code text not null,
  supervisor_code text,
  status text default 'Pending'::text not null,
  suitability_documented boolean,
  replacement_justified boolean,
  client_contacted boolean,
  comment text,
  due_date date not null,
  acknowledged_at timestamp with time zone,
  acknowledged_by text,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint supervision_review_pkey PRIMARY KEY (id),
  constraint supervision_review_policy_id_supervised_code_key UNIQUE (policy_id, supervised_code),
  constraint supervision_review_check CHECK (((status <> 'Acknowledged'::text) OR ((suitability_documented IS NOT NULL) AND (replacement_justified IS NOT NULL) AND (client_contacted IS NOT NULL) AND (acknowledged_by IS NOT NULL)))),
  constraint supervision_review_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Acknowledged'::text, 'Missed'::text]))),
  constraint supervision_review_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id) ON DELETE CASCADE,
  constraint supervision_review_supervised_code_fkey FOREIGN KEY (supervised_code) REFERENCES app_user(code),
  constraint supervision_review_supervisor_code_fkey FOREIGN KEY (supervisor_code) REFERENCES app_user(code)
);
CREATE INDEX supervision_review_due ON public.supervision_review USING btree (due_date) WHERE (status = 'Pending'::text);
CREATE INDEX supervision_review_supervisor ON public.supervision_review USING btree (supervisor_code, status, due_date);

create table team_head (
  owner_code text not null,
  level_code text not null,
  status text not null,
  base integer not null,
  g0 integer not null,
  g1 integer not null,
  g2 integer not null,
  g3 integer not null,
  g4 integer not null,
  g5 integer not null,
  g6 integer not null,
  inf integer not null,
  constraint team_head_pkey PRIMARY KEY (owner_code, level_code, status)
);

create table training_case (
  id uuid default gen_random_uuid() not null,
  program_id uuid not null,
  policy_id uuid not null,
  observed_on date not null,
  status text default 'Pending'::text not null,
  acknowledged_at timestamp with time zone,
  acknowledged_by text,
  trainer_comment text,
  version integer default 1 not null,
  constraint training_case_pkey PRIMARY KEY (id),
  constraint training_case_policy_id_key UNIQUE (policy_id),
  constraint training_case_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Acknowledged'::text, 'Missed'::text]))),
  constraint training_case_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES policy(id),
  constraint training_case_program_id_fkey FOREIGN KEY (program_id) REFERENCES training_program(id)
);
CREATE INDEX training_case_program ON public.training_case USING btree (program_id, observed_on);

create table training_certificate (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  kind text not null,
  provider_id uuid,
  state text,
  course text not null,
  completed_on date not null,
  valid_until date not null,
  document_id uuid,
  approval_status text not null,
  rejection_reason text,
  decided_at timestamp with time zone,
  decided_by text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint training_certificate_pkey PRIMARY KEY (id),
  constraint training_certificate_approval_status_check CHECK ((approval_status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Rejected By Admin'::text, 'Revoked'::text]))),
  constraint training_certificate_kind_check CHECK ((kind = ANY (ARRAY['AML'::text, 'Annuity'::text, 'Product'::text, 'CE'::text]))),
  constraint training_certificate_state_check CHECK ((state ~ '^[A-Z]{2}$'::text)),
  constraint training_certificate_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint training_certificate_document_id_fkey FOREIGN KEY (document_id) REFERENCES attachment(id),
  constraint training_certificate_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider(id)
);
CREATE INDEX training_certificate_associate ON public.training_certificate USING btree (associate_code, kind, valid_until DESC);
CREATE INDEX training_certificate_expiration ON public.training_certificate USING btree (valid_until, associate_code) WHERE ((approval_status = 'Approved'::text) AND (kind = 'AML'::text));
CREATE INDEX training_certificate_waiting ON public.training_certificate USING btree (updated_at, id) WHERE (approval_status = 'Pending For Admin'::text);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF document_id ON public.training_certificate FOR EACH ROW EXECUTE FUNCTION document_named('document_id');

create table training_program (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  trainer_code text not null,
  status text default 'Pending'::text not null,
  opened_at date,
  due_date date,
  completed_at date,
  defaulted_at date,
  reopened_at date,
  reverted_at date,
  checklist jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint training_program_pkey PRIMARY KEY (id),
  constraint training_program_associate_code_key UNIQUE (associate_code),
  constraint training_program_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Open'::text, 'Completed'::text, 'Defaulted'::text, 'Reopen'::text, 'Reverted'::text]))),
  constraint training_program_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint training_program_trainer_code_fkey FOREIGN KEY (trainer_code) REFERENCES app_user(code)
);
CREATE INDEX training_program_due ON public.training_program USING btree (status, due_date);
CREATE INDEX training_program_trainer ON public.training_program USING btree (trainer_code, status);
CREATE TRIGGER step_documents_named AFTER INSERT OR UPDATE OF checklist ON public.training_program FOR EACH ROW EXECUTE FUNCTION step_documents_named();

create table upline_change_request (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  from_upline_code text not null,
  to_upline_code text not null,
  owner_code text,
  reason text not null,
  with_downline boolean not null,
  status text not null,
  no_answer boolean default false not null,
  answer_by date,
  answer_note text,
  decided_at timestamp with time zone,
  decided_by text,
  effective_date date,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint upline_change_request_pkey PRIMARY KEY (id),
  constraint upline_change_request_check CHECK ((to_upline_code <> associate_code)),
  constraint upline_change_request_reason_check CHECK ((char_length(reason) >= 20)),
  constraint upline_change_request_status_check CHECK ((status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Pending For Owner'::text, 'Pending For Associate'::text, 'Rejected By Admin'::text, 'Rejected By Owner'::text, 'Revoked'::text]))),
  constraint upline_change_request_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint upline_change_request_from_upline_code_fkey FOREIGN KEY (from_upline_code) REFERENCES app_user(code),
  constraint upline_change_request_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code),
  constraint upline_change_request_to_upline_code_fkey FOREIGN KEY (to_upline_code) REFERENCES app_user(code)
);
CREATE INDEX upline_change_request_associate ON public.upline_change_request USING btree (associate_code, created_at DESC);
CREATE INDEX upline_change_request_created ON public.upline_change_request USING btree (created_at DESC, id);
CREATE INDEX upline_change_request_owner ON public.upline_change_request USING btree (owner_code) WHERE (status = 'Pending For Owner'::text);
CREATE INDEX upline_change_request_to ON public.upline_change_request USING btree (to_upline_code) WHERE (status = 'Pending For Associate'::text);
CREATE UNIQUE INDEX upline_change_request_open ON public.upline_change_request USING btree (associate_code) WHERE (status = ANY (ARRAY['Pending For Owner'::text, 'Pending For Associate'::text, 'Pending For Admin'::text]));

create table upline_change_step (
  id bigint generated by default as identity not null,
  request_id uuid not null,
  status text not null,
  acted_as text not null,
  by_code text,
  note text,
  at timestamp with time zone not null,
  constraint upline_change_step_pkey PRIMARY KEY (id),
  constraint upline_change_step_acted_as_check CHECK ((acted_as = ANY (ARRAY['Associate'::text, 'Present RMD'::text, 'New Upline'::text, 'Home Office'::text, 'System'::text]))),
  constraint upline_change_step_status_check CHECK ((status = ANY (ARRAY['Approved'::text, 'Pending For Admin'::text, 'Pending For Owner'::text, 'Pending For Associate'::text, 'Rejected By Admin'::text, 'Rejected By Owner'::text, 'Revoked'::text]))),
  constraint upline_change_step_by_code_fkey FOREIGN KEY (by_code) REFERENCES app_user(code),
  constraint upline_change_step_request_id_fkey FOREIGN KEY (request_id) REFERENCES upline_change_request(id) ON DELETE CASCADE
);
CREATE INDEX upline_change_step_request ON public.upline_change_step USING btree (request_id, id);

create table upline_history (
  id uuid default gen_random_uuid() not null,
  associate_code text not null,
  upline_code text,
  valid_from date not null,
  valid_to date,
  reason text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  constraint upline_history_pkey PRIMARY KEY (id),
  constraint upline_history_check CHECK ((valid_to > valid_from)),
  constraint upline_history_associate_code_fkey FOREIGN KEY (associate_code) REFERENCES app_user(code),
  constraint upline_history_upline_code_fkey FOREIGN KEY (upline_code) REFERENCES app_user(code)
);
CREATE INDEX upline_history_ended ON public.upline_history USING btree (valid_to) WHERE (valid_to IS NOT NULL);
CREATE INDEX upline_history_upline_code ON public.upline_history USING btree (upline_code, valid_from);
CREATE UNIQUE INDEX upline_history_associate_code ON public.upline_history USING btree (associate_code, valid_from);
CREATE UNIQUE INDEX upline_history_open ON public.upline_history USING btree (associate_code) WHERE (valid_to IS NULL);

create table used_sign_in_link (
  issuer text not null,
  token_id text not null,
  expires_at timestamp with time zone not null,
  constraint used_sign_in_link_pkey PRIMARY KEY (issuer, token_id)
);

create table vault_canary (
  key_id text not null,
  sealed text not null,
  created_at timestamp with time zone default now() not null,
  constraint vault_canary_pkey PRIMARY KEY (key_id)
);

create table video (
  id uuid default gen_random_uuid() not null,
  title text not null,
  title_key text collate "C" not null,
  host_id text not null,
  thumbnail_id uuid not null,
  duration_seconds integer not null,
  language text not null,
  approval_number text not null,
  expires_on date not null,
  country text,
  min_level text,
  status text default 'Draft'::text not null,
  position integer not null,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  constraint video_pkey PRIMARY KEY (id),
  constraint video_approval_number_check CHECK (((char_length(approval_number) >= 1) AND (char_length(approval_number) <= 40))),
  constraint video_country_check CHECK ((country = ANY (ARRAY['USA'::text, 'Canada'::text]))),
  constraint video_duration_seconds_check CHECK (((duration_seconds >= 1) AND (duration_seconds <= 14400))),
  constraint video_host_id_check CHECK ((host_id ~ '^[A-Za-z0-9_-]{3,64}$'::text)),
  constraint video_language_check CHECK ((language = ANY (ARRAY['English'::text, 'Spanish'::text, 'French'::text]))),
  constraint video_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Published'::text, 'Unpublished'::text]))),
  constraint video_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 150))),
  constraint video_min_level_fkey FOREIGN KEY (min_level) REFERENCES level(code),
  constraint video_thumbnail_id_fkey FOREIGN KEY (thumbnail_id) REFERENCES attachment(id)
);
CREATE TRIGGER document_named AFTER INSERT OR UPDATE OF thumbnail_id ON public.video FOR EACH ROW EXECUTE FUNCTION document_named('thumbnail_id');

create table video_contact (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  first_name text not null,
  last_name text,
  name_key text collate "C" not null,
  email text,
  email_key text collate "C",
  mobile text,
  state text,
  tags text,
  birthday date,
  notes text,
  consent_email boolean default false not null,
  consent_email_at timestamp with time zone,
  consent_email_source text,
  consent_sms boolean default false not null,
  consent_sms_at timestamp with time zone,
  consent_sms_source text,
  created_at timestamp with time zone default now() not null,
  created_by text,
  updated_at timestamp with time zone default now() not null,
  updated_by text,
  version integer default 1 not null,
  prospect_id uuid,
  client_id uuid,
  constraint video_contact_pkey PRIMARY KEY (id),
  constraint video_contact_check CHECK (((email IS NOT NULL) OR (mobile IS NOT NULL))),
  constraint video_contact_check1 CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint video_contact_check2 CHECK (((consent_email = (consent_email_at IS NOT NULL)) AND (consent_email = (consent_email_source IS NOT NULL)))),
  constraint video_contact_check3 CHECK (((consent_sms = (consent_sms_at IS NOT NULL)) AND (consent_sms = (consent_sms_source IS NOT NULL)))),
  constraint video_contact_consent_email_source_check CHECK ((consent_email_source = ANY (ARRAY['In Person'::text, 'By Phone'::text, 'In Writing'::text, 'Online Form'::text]))),
  constraint video_contact_consent_sms_source_check CHECK ((consent_sms_source = ANY (ARRAY['In Person'::text, 'By Phone'::text, 'In Writing'::text, 'Online Form'::text]))),
  constraint video_contact_first_name_check CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 60))),
  constraint video_contact_last_name_check CHECK ((char_length(last_name) <= 60)),
  constraint video_contact_mobile_check CHECK ((mobile ~ '^[0-9]{10}$'::text)),
  constraint video_contact_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL,
  constraint video_contact_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code),
  constraint video_contact_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES prospect(id) ON DELETE SET NULL
);
CREATE INDEX video_contact_client ON public.video_contact USING btree (client_id);
CREATE INDEX video_contact_prospect ON public.video_contact USING btree (prospect_id);
CREATE UNIQUE INDEX video_contact_email ON public.video_contact USING btree (owner_code, email_key);
CREATE UNIQUE INDEX video_contact_mobile ON public.video_contact USING btree (owner_code, mobile);

create table video_delivery (
  id uuid default gen_random_uuid() not null,
  send_id uuid not null,
  owner_code text not null,
  contact_id uuid,
  contact_name text not null,
  contact_key text collate "C" not null,
  address text collate "C" not null,
  status text default 'Queued'::text not null,
  due_at timestamp with time zone not null,
  due_on date not null,
  message_id uuid,
  sent_at timestamp with time zone,
  failure text,
  link_hash text,
  watched_seconds integer default 0 not null,
  percent integer default 0 not null,
  clicked_at timestamp with time zone,
  watched_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint video_delivery_pkey PRIMARY KEY (id),
  constraint video_delivery_link_hash_key UNIQUE (link_hash),
  constraint video_delivery_message_id_key UNIQUE (message_id),
  constraint video_delivery_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  constraint video_delivery_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Sent'::text, 'Delivered'::text, 'Opened'::text, 'Clicked'::text, 'Watched'::text, 'Failed'::text, 'Unsubscribed'::text]))),
  constraint video_delivery_watched_seconds_check CHECK ((watched_seconds >= 0)),
  constraint video_delivery_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES video_contact(id) ON DELETE SET NULL,
  constraint video_delivery_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code),
  constraint video_delivery_send_id_fkey FOREIGN KEY (send_id) REFERENCES video_send(id)
);
CREATE INDEX video_delivery_contact ON public.video_delivery USING btree (contact_id);
CREATE INDEX video_delivery_day ON public.video_delivery USING btree (owner_code, due_on);
CREATE INDEX video_delivery_owner ON public.video_delivery USING btree (owner_code, created_at DESC);
CREATE INDEX video_delivery_send ON public.video_delivery USING btree (send_id);

create table video_send (
  id uuid default gen_random_uuid() not null,
  owner_code text not null,
  video_id uuid not null,
  channel text not null,
  message text not null,
  scheduled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint video_send_pkey PRIMARY KEY (id),
  constraint video_send_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'SMS'::text]))),
  constraint video_send_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 2000))),
  constraint video_send_owner_code_fkey FOREIGN KEY (owner_code) REFERENCES app_user(code),
  constraint video_send_video_id_fkey FOREIGN KEY (video_id) REFERENCES video(id)
);
CREATE INDEX video_send_video ON public.video_send USING btree (video_id);

create table video_unsubscription (
  channel text not null,
  address text collate "C" not null,
  unsubscribed_at timestamp with time zone not null,
  constraint video_unsubscription_pkey PRIMARY KEY (channel, address),
  constraint video_unsubscription_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'SMS'::text])))
);

CREATE OR REPLACE FUNCTION public.add_point_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into point_month (associate_code, points_type, month, net, shop_code)
  select own.associate_code, own.points_type, own.month, sum(case when is_reversal then -amount else amount end), app_user.shop_code
  from written own join app_user on app_user.code = own.associate_code
  where own.points_type in ('IssuedBv', 'Recruits')
  group by 1, 2, 3, 5 order by 1, 2, 3
  on conflict (associate_code, points_type, month) do update set net = point_month.net + excluded.net;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_to_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ledger_balance (account_id, side, balance_cents)
    select distinct account.id, account.side, 0
    from added join ledger_account as account on account.id = added.account_id
    where account.is_personal
    order by account.id
  on conflict (account_id) do nothing;
  perform from ledger_balance
    where account_id in (select account_id from added) order by account_id for no key update;
  update ledger_balance set balance_cents = balance_cents + change.cents
    from (select account_id, sum(amount_cents)::bigint as cents from added group by account_id) as change
    where change.account_id = ledger_balance.account_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.append_audit_entries(not_before timestamp with time zone, entries jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  head audit_head;
  item jsonb;
  entry audit_entry;
begin
  select * into strict head from audit_head for update;
  -- Never earlier than the entry before, whatever the clocks of several hosts say.
  head.at := greatest(head.at, not_before);
  for item in select value from jsonb_array_elements(entries) with ordinality order by ordinality loop
    entry := jsonb_populate_record(null::audit_entry, item);
    entry.id := head.id + 1;
    entry.at := head.at;
    entry.previous_hash := head.hash;
    entry.hash := encode(sha256(convert_to(format(
      '["%s",%s,"%s",%s',
      entry.previous_hash, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), item ->> 'content'
    ), 'UTF8')), 'hex');
    insert into audit_entry values (entry.*);
    head.id := entry.id;
    head.hash := entry.hash;
  end loop;
  update audit_head set id = head.id, at = head.at, hash = head.hash;
end $function$;

CREATE OR REPLACE FUNCTION public.associate_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update app_user set address_state = new.state where code = new.code and address_state is distinct from new.state;
  if (old.spouse_code, coalesce(old.use_spouse_licenses, false)) is distinct from (new.spouse_code, new.use_spouse_licenses) then
    perform keep_licensed_until(array_remove(array[new.code, old.spouse_code, new.spouse_code], null));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_audit_checkpoint()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from audit_entry e
    where e.id = new.id and e.hash = new.hash and e.at = new.at and e.at < clock_timestamp() - interval '7 years'
  ) then
    raise exception 'no entry of this hash has reached the end of its retention' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_journal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  lines integer;
  total numeric;
begin
  select count(*), sum(amount_cents) into lines, total from journal_line where journal_id = new.id;
  if lines <> new.line_count or total <> 0 then
    raise exception 'Journal % has % of % lines and the sum %', new.id, lines, new.line_count, coalesce(total, 0)
      using errcode = 'check_violation', constraint = 'journal_balanced';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_journal_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select journal_id, count(*) as lines, max(line_no) as last from added group by journal_id) as given
    join journal on journal.id = given.journal_id
    where given.lines <> journal.line_count or given.last <> journal.line_count
  ) then
    raise exception 'The lines of a journal are written together' using errcode = 'check_violation', constraint = 'journal_lines_whole';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_placing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update network_guard set placings = placings + 1;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.derive_active_turns()
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from active_turn;
  insert into active_turn (associate_code, day, level_code, n) select associate_code, day, level_code, n from counted_active_turn;
$function$;

CREATE OR REPLACE FUNCTION public.derive_builder_plans()
 RETURNS void
 LANGUAGE sql
AS $function$
  update app_user set has_builder_plan = not has_builder_plan
  where has_builder_plan <> exists (
    select from builder_enrollment where associate_code = app_user.code and status = 'Active')
$function$;

CREATE OR REPLACE FUNCTION public.derive_licensing()
 RETURNS void
 LANGUAGE sql
AS $function$
  update license set is_renewed = derived.is_renewed
  from (
    select id, coalesce(coalesce(expiration_date, 'infinity') < max(coalesce(expiration_date, 'infinity'))
      filter (where approval_status = 'Approved' and status = 'Active') over (partition by associate_code, type, state), false)
      as is_renewed
    from license
  ) derived
  where derived.id = license.id and derived.is_renewed <> license.is_renewed;

  with held as (
    select associate_code as code, coalesce(expiration_date, 'infinity') as until from license
    where type in ('Life', 'LLQP Life') and is_resident and approval_status = 'Approved' and status = 'Active'
  ), counting as (
    select code, until from held
    union all
    select own.code, held.until from associate own
    join associate spouse on spouse.code = own.spouse_code and spouse.spouse_code = own.code
    join held on held.code = spouse.code
    where own.use_spouse_licenses
  ), derived as (
    select associate.code, associate.state, max(until) as until from associate left join counting using (code)
    group by associate.code, associate.state
  )
  update app_user set address_state = derived.state, licensed_until = derived.until
  from derived
  where derived.code = app_user.code
    and (app_user.address_state, app_user.licensed_until) is distinct from (derived.state, derived.until);
$function$;

CREATE OR REPLACE FUNCTION public.derive_point_months()
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from point_month;
  insert into point_month (associate_code, points_type, month, net, shop_code)
  select own.associate_code, own.points_type, own.month, own.net, app_user.shop_code
  from (
    select associate_code, points_type, month, sum(case when is_reversal then -amount else amount end) as net
    from point_own
    where points_type in ('IssuedBv', 'Recruits')
      and month >= (select coalesce(max(open_from), '-infinity') from network_guard)
    group by 1, 2, 3
  ) own join app_user on app_user.code = own.associate_code;
$function$;

CREATE OR REPLACE FUNCTION public.document_named()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_document_named((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update leaderboard_board set placings = null
  where placings is not null and id in (select board_id from ranked where path is null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.is_license_renewed(held license)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from license later where later.associate_code = held.associate_code and later.type = held.type and later.state = held.state
      and later.approval_status = 'Approved' and later.status = 'Active'
      and coalesce(later.expiration_date, 'infinity') > coalesce(held.expiration_date, 'infinity'))
$function$;

CREATE OR REPLACE FUNCTION public.keep_active_turns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed text[] := array(select distinct associate_code from written);
begin
  if changed <> '{}' then
    delete from active_turn where associate_code = any(changed);
    insert into active_turn (associate_code, day, level_code, n)
    select associate_code, day, level_code, n from counted_active_turn where associate_code = any(changed);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_builder_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update app_user set has_builder_plan = not has_builder_plan
  where code in (select associate_code from written) and has_builder_plan <> exists (
    select from builder_enrollment where associate_code = app_user.code and status = 'Active');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_fee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.withdrawn_at is not null or (new.id, new.kind, new.country, new.plan, new.region, new.effective_from,
    new.amount_cents, new.rate_bps, new.created_at, new.created_by)
    is distinct from (old.id, old.kind, old.country, old.plan, old.region, old.effective_from,
    old.amount_cents, old.rate_bps, old.created_at, old.created_by) then
    raise exception 'A fee does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_licensed_until(changed text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  concerned text[] := lock_licensed(changed);
begin
  update app_user set licensed_until = licensed_until(code)
  where code = any(concerned) and licensed_until is distinct from licensed_until(code);
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_published_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (new.body, new.type, new.country, new.plan, new.partner, new.text_version, new.fee_cents)
    is distinct from (old.body, old.type, old.country, old.plan, old.partner, old.text_version, old.fee_cents) then
    raise exception 'A published text does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_signed_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'A signed document is kept' using errcode = 'restrict_violation';
  end if;
  if new.status = 'Pending' or (new.associate_code, new.type, new.country, new.plan, new.text_id, new.text_version, new.body, new.signed_at,
      new.signed_name, new.ip, new.user_agent, new.document_hash, new.file_key)
    is distinct from (old.associate_code, old.type, old.country, old.plan, old.text_id, old.text_version, old.body, old.signed_at,
      old.signed_name, old.ip, old.user_agent, old.document_hash, old.file_key) then
    raise exception 'A signed document does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.leave_second_case_unmatched()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from carrier_case held where held.policy_id = new.policy_id and held.status = 'Active' and held.id <> new.id) then
    new.policy_id := null;
    new.matched_at := null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.level_rank(code text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_position(array['TA', 'A', 'SA', 'MD', 'RMD', 'EMD', 'NMD', 'SNMD', 'EVC'], code)
$function$;

CREATE OR REPLACE FUNCTION public.license_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.is_resident and old.type in ('Life', 'LLQP Life')) or (new.is_resident and new.type in ('Life', 'LLQP Life')) then
    perform keep_licensed_until(array_remove(array[old.associate_code, new.associate_code], null));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.licensed_until(holder text)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select max(coalesce(expiration_date, 'infinity')) from license
  where associate_code = any(array[holder, (
      select spouse.code from associate own join associate spouse on spouse.code = own.spouse_code
      where own.code = holder and own.use_spouse_licenses and spouse.spouse_code = own.code)])
    and type in ('Life', 'LLQP Life') and is_resident and approval_status = 'Approved' and status = 'Active'
$function$;

CREATE OR REPLACE FUNCTION public.live_session(ids uuid[])
 RETURNS TABLE(id uuid, user_id uuid, audience text, token_id text, token_issued_at timestamp with time zone, token_used_at timestamp with time zone, former_token_id text, last_used_at timestamp with time zone, confirmed_at timestamp with time zone, expires_at timestamp with time zone, kind text, code text, status text, email text, first_name text, last_name text, legal_first_name text, legal_last_name text, has_photo boolean, is_beta boolean, has_builder_plan boolean, is_senior_level boolean, level_code text, country text, mfa_method text, admin_roles text[], must_sign boolean, proxy_admin_code text, proxy_admin_kind text, proxy_admin_status text, proxy_admin_name text, proxy_admin_roles text[])
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select
      s.id, s.user_id, s.audience, s.token_id, s.token_issued_at, s.token_used_at, s.former_token_id,
      s.last_used_at, s.confirmed_at, s.expires_at,
      u.kind, u.code, u.status, u.email, u.first_name, u.last_name, a.legal_first_name, a.legal_last_name,
      u.has_photo, u.is_beta, u.has_builder_plan, u.is_senior_level, u.level_code, u.country, u.mfa_method, u.admin_roles,
      u.kind = 'Associate' and coalesce((
        select bool_or(d.status = 'Pending') or not bool_or(d.status = 'Signed')
        from legal_document d where d.associate_code = u.code and d.type = 'AMA' and d.status <> 'Revoked'
      ), true),
      p.code, p.kind, p.status, p.first_name || ' ' || p.last_name, p.admin_roles
    from session s
    join app_user u on u.id = s.user_id
    left join associate a on a.code = u.code
    left join app_user p on p.id = s.proxy_admin_id
    where s.id = any (ids) and s.ended_at is null;
end $function$;

CREATE OR REPLACE FUNCTION public.lock_licensed(changed text[])
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
declare
  held text[] := '{}';
  concerned text[];
begin
  loop
    concerned := array(
      select unnest(changed) union select spouse_code from associate where code = any(changed) and spouse_code is not null);
    exit when concerned <@ held;
    perform from associate where code = any(concerned) order by code for no key update;
    held := held || concerned;
  end loop;
  return concerned;
end
$function$;

CREATE OR REPLACE FUNCTION public.network_ordinal(i integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when i < 64 then chr(33 + i)
    when i < 2320 then chr(97 + (i - 64) / 94) || chr(33 + (i - 64) % 94)
    when i < 37664 then chr(121 + (i - 2320) / 8836) || chr(33 + (i - 2320) / 94 % 94) || chr(33 + (i - 2320) % 94)
    else '}' || chr(33 + i / 830584 % 94) || chr(33 + i / 8836 % 94) || chr(33 + i / 94 % 94) || chr(33 + i % 94)
  end
$function$;

CREATE OR REPLACE FUNCTION public.network_place_all()
 RETURNS void
 LANGUAGE sql
AS $function$
  with recursive child as (
    select code, upline_code, is_senior_level as senior,
      is_senior_level and status not in ('Terminated', 'Resigned') as in_force,
      network_ordinal((row_number() over (partition by upline_code order by join_date, code) - 1)::integer) as step
    from app_user where kind = 'Associate'
  ), tree as (
    select code, ''::text collate "C" as path, senior::integer as gen, in_force::integer as gen_in_force,
      case when senior then code end as shop, case when in_force then code end as shop_in_force, null::text as rmd
    from child where upline_code is null
    union all
    select child.code, tree.path || child.step, tree.gen + child.senior::integer, tree.gen_in_force + child.in_force::integer,
      case when child.senior then child.code else tree.shop end,
      case when child.in_force then child.code else tree.shop_in_force end, tree.shop
    from tree join child on child.upline_code = tree.code
  ), direct as (
    select upline_code as code, count(*) as n from app_user where upline_code is not null group by upline_code
  )
  update app_user set path = tree.path, gen = tree.gen, gen_in_force = tree.gen_in_force, shop_code = tree.shop,
    shop_in_force_code = tree.shop_in_force, upline_rmd_code = tree.rmd, direct_count = coalesce(direct.n, 0),
    next_ordinal = greatest(app_user.next_ordinal, coalesce(direct.n, 0)), has_rollup = app_user.has_rollup or app_user.is_senior_level
  from tree left join direct on direct.code = tree.code
  where app_user.code = tree.code
$function$;

CREATE OR REPLACE FUNCTION public.note_document_named(named uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update attachment set named_at = now() where id = named and named_at is null
$function$;

CREATE OR REPLACE FUNCTION public.place_license()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.shop_code := (select shop_code from app_user where code = new.associate_code);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.proposed_document_named()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_document_named((new.proposed ->> 'document_id')::uuid);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% on % is refused: its rows are append-only', tg_op, tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_early_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from audit_checkpoint c where c.id >= old.id) then
    raise exception 'DELETE on % is refused: its rows are append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_licenses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed license;
begin
  perform lock_licensed(array_remove(array[old.associate_code, new.associate_code], null));
  foreach changed in array array[old, new] loop
    update license set is_renewed = not is_renewed
    where associate_code = changed.associate_code and type = changed.type and state = changed.state
      and is_renewed <> is_license_renewed(license);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.step_documents_named()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_document_named((step.value ->> 'document_id')::uuid)
    from jsonb_each(new.checklist) step where jsonb_typeof(step.value) = 'object';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_point_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update point_month set net = point_month.net - own.net
  from (
    select associate_code, points_type, month, sum(case when is_reversal then -amount else amount end) as net
    from gone where points_type in ('IssuedBv', 'Recruits') group by 1, 2, 3
  ) own
  where point_month.associate_code = own.associate_code and point_month.points_type = own.points_type
    and point_month.month = own.month;
  return null;
end
$function$;

create view counted_active_turn as
 SELECT associate_code,
    day,
    level_code,
    (sum(n))::smallint AS n
   FROM ( SELECT status.associate_code,
            held.level_code,
            turn.day,
            turn.n
           FROM ((( SELECT status_history.associate_code,
                    status_history.to_status,
                    ((status_history.at AT TIME ZONE 'America/New_York'::text))::date AS first,
                    COALESCE(lead(((status_history.at AT TIME ZONE 'America/New_York'::text))::date) OVER (PARTITION BY status_history.associate_code ORDER BY status_history.at, status_history.entry_no), 'infinity'::date) AS until
                   FROM status_history) status
             JOIN level_history held ON (((held.associate_code = status.associate_code) AND (held.valid_from < status.until) AND ((held.valid_to IS NULL) OR (held.valid_to > status.first)))))
             CROSS JOIN LATERAL ( VALUES (GREATEST(status.first, held.valid_from),1), (LEAST(status.until, held.valid_to),'-1'::integer)) turn(day, n))
          WHERE ((status.to_status = 'Active'::text) AND (status.first < status.until))) each
  WHERE (day < 'infinity'::date)
  GROUP BY associate_code, day, level_code
 HAVING (sum(n) <> 0);

create view debit_balance as
 SELECT chargeback_id,
    associate_code,
    currency,
    since,
    cents
   FROM ( SELECT debt.id AS chargeback_id,
            debt.associate_code,
            debt.currency,
            GREATEST(debt.event_date, given.on_date) AS since,
            (((debt.amount_cents - debt.recovered_cents) - debt.written_off_cents) - COALESCE(given.unpaid_cents, (0)::bigint)) AS cents
           FROM ((chargeback debt
             LEFT JOIN policy_event event ON (((event.id = debt.policy_event_id) AND (event.reinstated_at IS NOT NULL))))
             LEFT JOIN LATERAL ( SELECT ((max(line.posted_at) AT TIME ZONE 'America/New_York'::text))::date AS on_date,
                    (sum((line.amount_cents - line.charged_cents)) FILTER (WHERE (line.status = ANY (ARRAY['Pending'::text, 'Escrow'::text]))))::bigint AS unpaid_cents
                   FROM ( SELECT line_1.posted_at,
                            line_1.amount_cents,
                            line_1.charged_cents,
                            line_1.status
                           FROM compensation_line line_1
                          WHERE ((debt.dispute_status = 'Approved'::text) AND (line_1.source_kind = 'dispute'::text) AND (line_1.source_id = (debt.id)::text) AND (line_1.voided_at IS NULL))
                        UNION ALL
                         SELECT line_1.posted_at,
                            line_1.amount_cents,
                            line_1.charged_cents,
                            line_1.status
                           FROM compensation_line line_1
                          WHERE ((event.id IS NOT NULL) AND (line_1.policy_id = debt.policy_id) AND (line_1.associate_code = debt.associate_code) AND (line_1.compensation_type = 'Adjustment'::text) AND (line_1.amount_cents > 0) AND (line_1.source_kind = 'policy'::text) AND (line_1.posted_at = event.reinstated_at) AND (line_1.voided_at IS NULL) AND (line_1.original_line_id IS NULL))) line) given ON (true))
          WHERE ((debt.transferred_to_id IS NULL) AND ((debt.recovered_cents + debt.written_off_cents) < debt.amount_cents))) open
  WHERE (cents > 0);
