-- Lists leave archived clients out: the index knows which they are, so that a page still is one walk of it.
drop index client_owner_sort_key;
create index client_owner_sort_key on client (owner_code, sort_key, id) include (archived_at);
drop index client_owner_last_activity;
create index client_owner_last_activity on client (owner_code, last_activity_at, id) include (archived_at);
