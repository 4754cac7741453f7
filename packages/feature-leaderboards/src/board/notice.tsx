import layout from '@upline/ui-kit/styles/layout.module.css';

/** Why a press failed, shown next to the button. */
export const Notice = ({ text }: { readonly text: string }) => (
  <p role="alert" className={layout.muted}>
    {text}
  </p>
);
