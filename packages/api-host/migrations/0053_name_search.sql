-- Any part of a name among a million: the search reads only names that hold the letters.
create extension if not exists pg_trgm;
create index app_user_name_trigrams on app_user using gin (name_key gin_trgm_ops);
-- Beginnings of codes.
create index app_user_code_pattern on app_user (code text_pattern_ops);
