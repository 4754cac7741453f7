import type { CheckboxBinding, FieldBinding, RecordFormState } from './use-record-form.ts';

/** A form by paths that are put together while it is drawn: a part, a list in it, a place in the list. */
export interface FormByPath {
  field<Value>(path: string): FieldBinding<Value>;
  checkbox(path: string): CheckboxBinding;
  setFieldValue(path: string, value: unknown): void;
  insertListItem(path: string, item: object): void;
  removeListItem(path: string, index: number): void;
}

/** The types of a form know the paths of its values; of a path that is put together the writer says what is there. */
export const byPath = <Values extends object>(form: RecordFormState<Values>): FormByPath =>
  // The same functions: only the paths they take are wider.
  form as FormByPath;
