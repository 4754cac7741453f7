import { type ReactNode, useId } from 'react';
import classes from './record-form.module.css';

export interface FormSectionProps {
  readonly title?: string;
  /** One sentence on what belongs here. */
  readonly sentence?: string;
  readonly children: ReactNode;
}

/** A part of a form with its title and sentence; fields stand in one column. */
export function FormSection({ title, sentence, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={classes.sectionHead}>
          <h2 id={id} className={classes.sectionTitle}>
            {title}
          </h2>
          {sentence && <p className={classes.sentence}>{sentence}</p>}
        </header>
      )}
      {children}
    </section>
  );
}
