-- What a page of people shows besides their own rows: production of the month and the city, read from an index alone, a look for each
-- person instead of two and of one more into a wide row. Of a million people both take ten seconds, in which points are not folded.
create index point_own_shown on point_own (associate_code, month, points_type, is_reversal) include (amount)
  where points_type in ('IssuedBv', 'Recruits');
create index associate_city on associate (code) include (city);
