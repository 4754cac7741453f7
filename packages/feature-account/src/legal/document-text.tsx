import classes from './legal.module.css';

/** A text as it was written: paragraphs, and headings where a line begins with `# `. */
export function DocumentText({ body }: { readonly body: string }) {
  return (
    <div className={classes.text}>
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
    </div>
  );
}
