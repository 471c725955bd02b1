/** The browser's own print dialog. */
export const printPage = () => window.print();
