import { expect, it } from 'vitest';
import { changeSentence } from './change-sentence.ts';

const entry = {
  id: 1,
  at: '2026-11-20T15:04:05.000Z',
  action: 'transition' as const,
  entity: 'prospect',
  entity_label: 'Nora Changed',
  actor_name: 'Ana Alvarez',
  proxy_admin_code: null,
};

it('tells changes as sentences', () => {
  expect(changeSentence(entry)).toEqual({ actor: 'Ana Alvarez', did: 'moved prospect' });
  expect(changeSentence({ ...entry, action: 'create', entity: 'training_case' }).did).toBe(
    'added training case',
  );
  expect(changeSentence({ ...entry, action: 'create', entity: 'saved_view' }).did).toBe('saved the view');
  expect(changeSentence({ ...entry, actor_name: null }).actor).toBe('The system');
});
