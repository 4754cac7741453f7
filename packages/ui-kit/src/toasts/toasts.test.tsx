import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { leavePage, toast } from './toast.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  vi.useRealTimers();
});
const WAY_OUT = 500;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isGone = (text: string) => {
  pass(WAY_OUT);
  expect(screen.queryByText(text)).toBeNull();
};

describe('A toast', () => {
  it('stays for 3000 ms in a live region (SPEC 9)', () => {
    renderKit(<Toasts />);
    act(() => void toast.success('Client created successfully'));
    const words = screen.getByText('Client created successfully');
    expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    pass(2999);
    expect(words).toBeVisible();
    pass(1);
    isGone('Client created successfully');
  });

  it('stops its clock while the pointer is on any of them (D.5.34)', () => {
    renderKit(<Toasts />);
    act(() => void toast.info('Working'));
    act(() => void toast.info('Waiting'));
    pass(2000);
    fireEvent.mouseEnter(screen.getByText('Waiting'));
    pass(10_000);
    expect(screen.getByText('Working')).toBeVisible();
    fireEvent.mouseLeave(screen.getByText('Waiting'));
    pass(2999);
    expect(screen.getByText('Working')).toBeVisible();
    pass(2);
    isGone('Working');
  });

  it('stops its clock while the focus is in it (D.5.34)', () => {
    renderKit(<Toasts />);
    act(() => void toast.info('Working'));
    pass(2000);
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    pass(10_000);
    expect(screen.getByText('Working')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Close message' }).blur());
    pass(3000);
    isGone('Working');
  });

  it('that needs action stays until it is closed, with its request id', () => {
    renderKit(<Toasts />);
    act(() => void toast.error('Export failed', { sticky: true, requestId: 'r-9' }));
    pass(60_000);
    expect(screen.getByText('r-9')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    isGone('Export failed');
  });

  it('offers to undo for ten seconds (D.5.36)', () => {
    const undo = vi.fn();
    renderKit(<Toasts />);
    act(() => void toast.undo('2 clients archived', undo));
    pass(9000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    isGone('2 clients archived');
  });

  it('makes room for the fifth: the oldest goes', () => {
    renderKit(<Toasts />);
    act(() => ['One', 'Two', 'Three', 'Four', 'Five'].forEach((text) => void toast.error(text)));
    isGone('One');
    expect(screen.getByText('Two')).toBeVisible();
    expect(screen.getByText('Five')).toBeVisible();
  });

  it('of good news goes along to one more page and no further; what can be undone stays', () => {
    renderKit(<Toasts />);
    act(() => void toast.success('Client created successfully'));
    act(() => void toast.undo('Moved to Contacted', () => undefined));
    act(() => leavePage());
    pass(WAY_OUT);
    expect(screen.getByText('Client created successfully')).toBeVisible();
    act(() => leavePage());
    isGone('Client created successfully');
    expect(screen.getByText('Moved to Contacted')).toBeVisible();
  });
});
