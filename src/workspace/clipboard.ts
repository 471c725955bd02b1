export { copyRich, copyText } from '@/platform/clipboard';
