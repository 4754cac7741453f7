-- Appends entries to the trail and moves its head, in one call: every write waits for the head, so it is held for one round
-- trip and the commit. `content` of an entry is the text of all it says (see audit.chain.ts); the hash covers its place too.
create function append_audit_entries(not_before timestamptz, entries jsonb) returns void language plpgsql as $$
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
end $$;
