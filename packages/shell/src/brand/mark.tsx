/** The mark: three steps of a line going up. Takes the color of its surroundings. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--up-color-primary)" />
      <path
        d="M6 16.5 10.5 12l3 3L18 8.5"
        stroke="#fff"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="8" r="2" fill="#fff" />
    </svg>
  );
}
