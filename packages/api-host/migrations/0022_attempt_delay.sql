-- Before this time the next attempt is not looked at: failed sign-ins of one account come further and further apart (S-05).
alter table attempt_counter add column next_at timestamptz;
