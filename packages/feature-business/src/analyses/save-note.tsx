import { Button } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import type { Analysis } from './analysis-values.ts';
import type { SaveState } from './use-autosave.ts';

/** How the draft stands, in the line under the title. */
export function SaveNote({ state, isDirty }: { readonly state: SaveState; readonly isDirty: boolean }) {
  const words =
    state.kind === 'saving'
      ? 'Saving…'
      : state.kind === 'saved'
        ? isDirty
          ? 'Not saved yet'
          : 'All changes saved'
        : 'Not saved';
  return <span role="status">{words}</span>;
}

export interface SaveProblemProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
  readonly onSettle: (current: Analysis, keepsTyped: boolean) => void;
  /** Goes to the field that is wrong. */
  readonly onShow: () => void;
  /** Makes a new draft of what is typed. */
  readonly onCopy: () => void;
}

/** Why the draft is not saved, what stays safe, and what to do; nothing while all is well. */
export function SaveProblem({ state, onRetry, onSettle, onShow, onCopy }: SaveProblemProps) {
  const copy = <Button onClick={onCopy}>Copy with what I typed</Button>;
  if (state.kind === 'failed')
    return (
      <Banner
        tone="danger"
        live
        title={`Not saved: ${state.message}`}
        actions={<Button onClick={onRetry}>Save now</Button>}
      >
        {[...Object.values(state.fields), 'What you typed is still here'].join('. ')}. It is tried again every
        ten seconds.
      </Banner>
    );
  if (state.kind === 'invalid')
    return (
      <Banner
        tone="warning"
        live
        title="Not saved"
        actions={<Button onClick={onShow}>Show the field</Button>}
      >
        Please correct the marked fields. What you typed is still here.
      </Banner>
    );
  if (state.kind === 'gone')
    return (
      <Banner tone="danger" live title="Not saved: this draft was deleted" actions={copy}>
        What you typed is still here.
      </Banner>
    );
  if (state.kind === 'stale') {
    const isCompleted = state.current.status === 'Completed';
    return (
      <Banner
        tone="warning"
        live
        title={state.message}
        actions={
          <>
            <Button onClick={() => onSettle(state.current, false)}>Reload</Button>
            {isCompleted ? (
              copy
            ) : (
              <Button onClick={() => onSettle(state.current, true)}>Keep what I typed</Button>
            )}
          </>
        }
      >
        {isCompleted && 'It was completed meanwhile and cannot be changed. '}What you typed is still here.
      </Banner>
    );
  }
  return null;
}
