import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@upline/api-client';
import { expect, it, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

it('sends a code that signed in once, though Enter follows the last digit (R-33)', async () => {
  const work = vi.fn(async (_code: string) => {});
  const { result } = renderHook(() => useAttempt(work));
  await act(() => result.current.submit('123456'));
  await act(() => result.current.submit('123456'));
  expect(work).toHaveBeenCalledTimes(1);
});

it('lets a refused code be tried again', async () => {
  const work = vi.fn(async (_code: string) => {
    throw new ApiError({
      statusCode: 401,
      code: 'invalid-code',
      message: 'Code is not valid or has expired',
    });
  });
  const { result } = renderHook(() => useAttempt(work));
  await act(() => result.current.submit('000000'));
  expect(result.current.submitting).toBe(false);
  await act(() => result.current.submit('123456'));
  expect(work).toHaveBeenCalledTimes(2);
});
