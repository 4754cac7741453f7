// Reads PDFs in a thread of its own; the file comes from our own address, as the page's policy asks (S-76).
import 'pdfjs-dist/build/pdf.worker.min.mjs';
