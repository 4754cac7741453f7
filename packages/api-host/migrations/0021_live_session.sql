-- What every request asks first: the sessions of these ids that have not been ended, with their users. A function because
-- PostgreSQL keeps its plan, and planning three joins costs more than running them. Sequential scans are off so that a plan
-- made while the tables were small stays right when they have grown.
create function live_session(ids uuid[])
returns table (
  id uuid,
  user_id uuid,
  audience text,
  token_id text,
  token_issued_at timestamptz,
  token_used_at timestamptz,
  former_token_id text,
  last_used_at timestamptz,
  confirmed_at timestamptz,
  expires_at timestamptz,
  kind text,
  code text,
  status text,
  email text,
  first_name text,
  last_name text,
  legal_first_name text,
  legal_last_name text,
  has_photo boolean,
  is_beta boolean,
  has_builder_plan boolean,
  is_senior_level boolean,
  level_code text,
  country text,
  mfa_method text,
  admin_roles text[],
  proxy_admin_code text,
  proxy_admin_kind text,
  proxy_admin_status text,
  proxy_admin_name text,
  proxy_admin_roles text[]
)
language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select
      s.id, s.user_id, s.audience, s.token_id, s.token_issued_at, s.token_used_at, s.former_token_id,
      s.last_used_at, s.confirmed_at, s.expires_at,
      u.kind, u.code, u.status, u.email, u.first_name, u.last_name, a.legal_first_name, a.legal_last_name,
      u.has_photo, u.is_beta, u.has_builder_plan, u.is_senior_level, u.level_code, u.country, u.mfa_method, u.admin_roles,
      p.code, p.kind, p.status, p.first_name || ' ' || p.last_name, p.admin_roles
    from session s
    join app_user u on u.id = s.user_id
    left join associate a on a.code = u.code
    left join app_user p on p.id = s.proxy_admin_id
    where s.id = any (ids) and s.ended_at is null;
end $$;
