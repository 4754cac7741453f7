import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { toast, toastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => toastStore.clear());
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('A toast', () => {
  it('stays for 3000 ms in a live region (SPEC 9)', () => {
    renderKit(<Toasts />);
    act(() => void toast.success('Client created successfully'));
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
    pass(2999);
    expect(screen.getByText('Client created successfully')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Client created successfully')).toBeNull();
  });

  it('stops its clock while the pointer is on it and goes on with what was left (D.5.34)', () => {
    renderKit(<Toasts />);
    act(() => void toast.info('Working'));
    pass(2000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass(10_000);
    expect(screen.getByText('Working')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(999);
    expect(screen.getByText('Working')).toBeVisible();
    pass(2);
    expect(screen.queryByText('Working')).toBeNull();
  });

  it('that needs action stays until it is closed, with its request id', () => {
    renderKit(<Toasts />);
    act(() => void toast.error('Export failed', { sticky: true, requestId: 'r-9' }));
    pass(60_000);
    expect(screen.getByText('r-9')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('Export failed')).toBeNull();
  });

  it('offers to undo for ten seconds (D.5.36)', () => {
    const undo = vi.fn();
    renderKit(<Toasts />);
    act(() => void toast.undo('2 clients archived', undo));
    pass(9000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('2 clients archived')).toBeNull();
  });
});
