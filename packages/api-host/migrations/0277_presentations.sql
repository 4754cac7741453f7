-- Prospects who came on to BOP Presented, by the time: what the activity of many people counts.
create index prospect_stage_move_presented on prospect_stage_move (at) include (prospect_id)
  where to_stage = 'BOP Presented' and from_stage in ('New Prospect', 'Contacted');
