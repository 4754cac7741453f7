import classes from '../layout/registration-layout.module.css';

/** A text as it was written, in a box that scrolls: paragraphs, and headings where a line begins with `# `. */
export function SignedText({ label, body }: { readonly label: string; readonly body: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={classes.text} aria-label={label} tabIndex={0}>
      {body.split(/\n{2,}/).map((block, index) => {
        const [head = '', ...rest] = block.split('\n');
        const key = `${index}`;
        if (!head.startsWith('# ')) return <p key={key}>{block}</p>;
        return (
          <div key={key}>
            <h3>{head.slice(2)}</h3>
            {rest.length > 0 && <p>{rest.join('\n')}</p>}
          </div>
        );
      })}
    </section>
  );
}
