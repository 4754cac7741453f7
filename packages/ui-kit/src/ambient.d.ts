/** What Vite makes of the files that are not TypeScript. Every entry of the package refers to this file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon;
  export default icon;
}
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
