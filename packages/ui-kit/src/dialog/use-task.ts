import { useState } from 'react';
import { readProblem, type ShownProblem } from '../errors/problem.ts';
import { toast } from '../toasts/toast.tsx';

/** The one task of a dialog: idle or processing (SPEC 4); a failure is kept for the dialog and shown as a toast. */
export function useTask(work: () => Promise<unknown>, done: () => void) {
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<ShownProblem>();
  const run = async () => {
    if (processing) return;
    setProcessing(true);
    setProblem(undefined);
    try {
      await work();
      done();
    } catch (error) {
      const found = readProblem(error);
      setProblem(found);
      toast.error(found.message, { requestId: found.requestId });
    } finally {
      setProcessing(false);
    }
  };
  return { processing, problem, run, forget: () => setProblem(undefined) };
}
