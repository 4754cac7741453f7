import { lazy, Suspense } from 'react';
import type { TextFormProps } from './text-form.tsx';

const TextForm = lazy(() => import('./text-form.tsx').then((module) => ({ default: module.TextForm })));

/** The form of a text, fetched when it is needed: most visits of a policy only read. */
export function LazyTextForm(props: TextFormProps) {
  return (
    <Suspense>
      <TextForm {...props} />
    </Suspense>
  );
}
