export const printPage = () => window.print();
