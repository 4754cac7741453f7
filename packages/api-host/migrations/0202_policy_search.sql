-- Any part of a policy's number or of a client's name among millions: read is only what holds the letters. Found by walking
-- everything, a rare one would take longer than a statement may. Indexes only are added, no row is written anew; of five million
-- policies the first takes a minute, in which writers of policies wait: as with 0200, a large network is stopped for it.
create index policy_number_trigrams on policy using gin (policy_number gin_trgm_ops);
create index client_name_trigrams on client using gin (name_key gin_trgm_ops);
-- Policies by client: clients are walked in order and their policies read.
create index client_name_key on client (name_key, id);
