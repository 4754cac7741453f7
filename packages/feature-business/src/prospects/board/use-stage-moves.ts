import { useQueryClient } from '@tanstack/react-query';
import type { ProspectStage } from '@upline/domain';
import { queryFor, useApi } from '@upline/shell';
import { usePrivateText } from '@upline/ui-kit';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';
import type { Prospect } from '../form/prospect-values.ts';
import { BOARD_QUERY } from '../prospect-lists.ts';
import { PROSPECT_VIEWS } from '../prospect-shown-by.ts';
import type { ProspectRow } from '../prospects-table.tsx';

type Moved = Pick<ProspectRow, 'id' | 'name' | 'stage' | 'version'>;

/**
 * Moves of prospects between stages: shown at once, undone for ten seconds, taken back with the reason when the server
 * refuses (features.md 29). `stages` holds where cards stand while the answer is on its way.
 */
export function useStageMoves() {
  const api = useApi();
  const queryClient = useQueryClient();
  const privately = usePrivateText();
  const [stages, setStages] = useState<ReadonlyMap<string, ProspectStage>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<string>();

  const stand = (id: string, stage: ProspectStage | undefined) =>
    setStages((before) => {
      const next = new Map(before);
      if (stage) next.set(id, stage);
      else next.delete(id);
      return next;
    });

  /** Card and counts change together: each is read again by itself, and neither may tell of the move before the other. */
  const take = (answer: Prospect, from: ProspectStage) => {
    queryClient.setQueryData(queryFor('getProspect', { params: { id: answer.id } }).queryKey, answer);
    queryClient.setQueryData(queryFor('listProspects', BOARD_QUERY).queryKey, (old) =>
      old
        ? { ...old, rows: old.rows.map((row) => (row.id === answer.id ? { ...row, ...rowOf(answer) } : row)) }
        : old,
    );
    const step = (stage: ProspectStage) => Number(stage === answer.stage) - Number(stage === from);
    queryClient.setQueryData(queryFor('countProspectsByStage').queryKey, (old) =>
      old ? { ...old, rows: old.rows.map((row) => ({ ...row, count: row.count + step(row.stage) })) } : old,
    );
    for (const id of PROSPECT_VIEWS)
      if (id !== 'getProspect') void queryClient.invalidateQueries({ queryKey: [id] });
  };

  const run = async (row: Moved, to: ProspectStage, write: () => Promise<Prospect>, done: string) => {
    setProblem(undefined);
    stand(row.id, to);
    setAnnouncement(done);
    try {
      const answer = await write();
      take(answer, row.stage);
      return answer;
    } catch (error) {
      const { message } = readProblem(error);
      const why = `${privately(row.name)} stays in ${row.stage}: ${message}`;
      setProblem(why);
      setAnnouncement(why);
      for (const id of PROSPECT_VIEWS) void queryClient.invalidateQueries({ queryKey: [id] });
      return undefined;
    } finally {
      stand(row.id, undefined);
    }
  };

  const undo = (row: Moved, from: ProspectStage) =>
    run(
      row,
      from,
      () => api.call('undoProspectMove', { params: { id: row.id }, ifMatch: row.version }),
      `${privately(row.name)} is back in ${from}.`,
    );

  const offerUndo = (answer: Prospect, from: ProspectStage) =>
    toast.undo(`Moved to ${answer.stage}`, () => void undo(answer, from));

  /** A dialog has moved it. */
  const moved = (row: Moved, answer: Prospect) => {
    setProblem(undefined);
    take(answer, row.stage);
    setAnnouncement(`${privately(row.name)} moved to ${answer.stage}.`);
    offerUndo(answer, row.stage);
  };

  const move = async (row: Moved, stage: ProspectStage) => {
    if (stages.has(row.id)) return;
    const answer = await run(
      row,
      stage,
      () =>
        api.call('moveProspect', {
          params: { id: row.id },
          body: { stage, associate_code: null },
          ifMatch: row.version,
        }),
      `${privately(row.name)} moved to ${stage}.`,
    );
    if (answer) offerUndo(answer, row.stage);
  };

  return { stages, announcement, problem, forget: () => setProblem(undefined), move, moved };
}

export type StageMoves = ReturnType<typeof useStageMoves>;

/** What a card shows of the whole record. */
const rowOf = ({ stage, stage_at, days_in_stage, version, actions, converted_associate_code }: Prospect) => ({
  stage,
  stage_at,
  days_in_stage,
  version,
  actions,
  converted_associate_code,
});
