-- The lines a debt was opened with, read for every debt of a page, and what is held back of a paid line: few among all lines.
create index compensation_line_chargeback on compensation_line (chargeback_id) include (original_line_id)
  where chargeback_id is not null;
create index compensation_line_held_back on compensation_line (associate_code) include (original_line_id)
  where status = 'Chargeback Escrow';
