-- What associates change of their own record (domain.md 2.2).

-- An associate chooses another username at most once in 30 days; null while the first one is kept.
alter table app_user add column username_changed_at timestamptz;

-- A SIN that begins with 9 is that of a temporary resident and ends (R-VAL-04).
alter table associate add column sin_expiry date;
