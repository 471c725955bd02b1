export { copyText } from '@/platform/clipboard';
