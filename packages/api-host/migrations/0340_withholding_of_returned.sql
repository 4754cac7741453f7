-- Leaving overwrote what may be withheld of somebody's payments, although all of it is withheld by status: who came back went on
-- paying everything. Nothing else has ever set a value, so the default is what stood there before.
update associate set max_chargeback_withhold_bps = 5000
where max_chargeback_withhold_bps = 10000
  and exists (select from status_history where associate_code = associate.code and to_status in ('Terminated', 'Resigned'));
