import { late } from '../loading/late.tsx';

export interface DeleteModalProps {
  readonly opened: boolean;
  /** What is deleted, as the question names it: `client`. */
  readonly name: string;
  /** What is done where it is less than deleting: the title, the question and the button say it. */
  readonly verb?: 'Delete' | 'Withdraw' | 'Remove';
  /** Deletes; what it throws is shown here and in a toast of 3000 ms (SPEC 8). */
  readonly onDelete: () => Promise<unknown>;
  /** Kept, or deleted and done. */
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** “Are you sure you want to delete this {name}?” with Delete and Keep it (SPEC 8). */
export const DeleteModal = late<DeleteModalProps>(() =>
  import('./delete-layer.tsx').then((chunk) => chunk.DeleteLayer),
);
