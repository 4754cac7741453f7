import { Button } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { type ConflictChange, ConflictPanel } from '@upline/ui-kit/record-form/conflict-panel.tsx';
import type { Analysis } from './analysis-values.ts';
import type { SaveState } from './use-autosave.ts';

/** The state of the draft, in the line under the title. */
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
  /** What somebody else changed, beside what was typed. */
  readonly changesIn: (current: Analysis) => readonly ConflictChange[];
  /** Goes to the field that is wrong. */
  readonly onShow: () => void;
  /** Makes a new draft of what is typed. */
  readonly onCopy: () => void;
}

/** Why the draft is not saved, what stays safe, and what to do; nothing while all is well. */
export function SaveProblem({ state, onRetry, onSettle, changesIn, onShow, onCopy }: SaveProblemProps) {
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
  if (state.kind !== 'stale') return null;
  const { current, message } = state;
  const onReload = () => onSettle(current, false);
  if (current.status !== 'Completed')
    return (
      <ConflictPanel
        message={message}
        changedBy={undefined}
        changes={changesIn(current)}
        onReload={onReload}
        onKeep={() => onSettle(current, true)}
      />
    );
  return (
    <Banner
      tone="warning"
      live
      title={message}
      actions={
        <>
          <Button onClick={onReload}>Reload</Button>
          {copy}
        </>
      }
    >
      It was completed meanwhile and cannot be changed. What you typed is still here.
    </Banner>
  );
}
