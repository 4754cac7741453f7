-- Answers of writes sent with an Idempotency-Key (R-01, R-02). The row commits with the write it belongs to.
create table idempotency_key (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  operation text not null,
  key text not null,
  -- Keyed hash of path, query and body: the same key with another request is refused.
  fingerprint text not null,
  status integer,
  -- Sealed by the vault: answers may hold personal data.
  answer text,
  headers jsonb,
  created_at timestamptz not null default now(),
  unique (user_id, operation, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);
