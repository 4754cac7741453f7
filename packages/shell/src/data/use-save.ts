import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type OperationAnswer, type OperationId, type OperationInput } from '@upline/api-client';
import { useRef, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { createIntention, DOUBLE_CLICK_MS, type SaveSpec, writeOf } from './write.ts';

export type { SaveSpec } from './write.ts';

export interface Save<Id extends OperationId> {
  /** Sends the write and throws its `ApiError`: for `RecordForm`, `DeleteModal` and others that show errors themselves. */
  send(input: OperationInput<Id>): Promise<OperationAnswer<Id>>;
  /** The same for loose actions: resolves with undefined on failure, which is then in `error`. */
  save(
    input: OperationInput<Id>,
    then?: (answer: OperationAnswer<Id>) => void,
  ): Promise<OperationAnswer<Id> | undefined>;
  readonly saving: boolean;
  readonly error: ApiError | undefined;
  /** Forgets the failure, e.g. when the dialog that shows it is closed. */
  clear(): void;
}

export const createdMessage = (name: string) => `${name} created successfully`;
export const updatedMessage = (name: string) => `${name} updated successfully`;

interface Attempt<Id extends OperationId> {
  readonly about: string;
  readonly answer: Promise<OperationAnswer<Id>>;
  doneAt: number | undefined;
}

/** Runs one write at a time: one intention, one idempotency key, refreshed lists, one success message. */
export function useSave<Id extends OperationId>(spec: SaveSpec<Id>): Save<Id> {
  const api = useApi();
  const queryClient = useQueryClient();
  const last = useRef<Attempt<Id>>(undefined);
  const [intention] = useState(createIntention);
  const write = writeOf({ api, queryClient, intention }, spec);
  const mutation = useMutation<OperationAnswer<Id>, Error, OperationInput<Id>>({
    ...write,
    onSuccess: (answer) => {
      if (last.current) last.current.doneAt = Date.now();
      write.onSuccess(answer);
    },
    onError: (error) => {
      last.current = undefined;
      write.onError(error);
    },
  });
  const send = (input: OperationInput<Id>) => {
    const about = JSON.stringify(input);
    const before = last.current;
    if (before && before.doneAt === undefined) return before.answer;
    if (before?.about === about && Date.now() - (before.doneAt ?? 0) < DOUBLE_CLICK_MS) return before.answer;
    const answer = mutation.mutateAsync(input);
    last.current = { about, answer, doneAt: undefined };
    return answer;
  };
  const save: Save<Id>['save'] = async (input, then) => {
    try {
      const answer = await send(input);
      then?.(answer);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };

  return {
    send,
    save,
    saving: mutation.isPending,
    error: mutation.error instanceof ApiError ? mutation.error : undefined,
    clear: mutation.reset,
  };
}

/** Server refusals by field, ready for `form.setErrors`; refusals without a field stay in the form's alert. */
export function fieldErrors(error: ApiError | undefined): Record<string, string> {
  return Object.fromEntries((error?.fields ?? []).map(({ field, message }) => [field, message]));
}
