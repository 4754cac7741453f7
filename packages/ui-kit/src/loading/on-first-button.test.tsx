import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onFirstButton } from './on-first-button.ts';

function page() {
  render(
    <>
      <button type="button">Of the frame</button>
      <main>
        <p>Words</p>
        <button type="button">
          <span>Inside a button</span>
        </button>
      </main>
      <div role="dialog" aria-modal="true">
        <button type="button">Of a dialog</button>
      </div>
      <div role="dialog">
        <button type="button">Of a panel of the frame</button>
      </div>
    </>,
  );
  const act = vi.fn();
  return { act, stop: onFirstButton(act) };
}

describe('what comes with the first button', () => {
  it('comes once, when the pointer reaches a button of the content', () => {
    const { act } = page();
    fireEvent.pointerOver(screen.getByText('Words'));
    fireEvent.pointerOver(screen.getByText('Of the frame'));
    fireEvent.pointerOver(screen.getByText('Of a panel of the frame'));
    expect(act).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByText('Inside a button'));
    fireEvent.pointerOver(screen.getByText('Inside a button'));
    expect(act).toHaveBeenCalledOnce();
  });

  it('comes with the focus as well', () => {
    const { act } = page();
    screen.getByRole('button', { name: 'Inside a button' }).focus();
    expect(act).toHaveBeenCalledOnce();
  });

  it('comes with a button of a dialog, which opens layers of its own', () => {
    const { act } = page();
    fireEvent.pointerOver(screen.getByText('Of a dialog'));
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not come any more once the page is left', () => {
    const { act, stop } = page();
    stop();
    fireEvent.pointerOver(screen.getByText('Inside a button'));
    expect(act).not.toHaveBeenCalled();
  });
});
