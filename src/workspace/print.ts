export { printPage } from '@/platform/print';
