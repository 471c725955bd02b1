export { makeId } from '@/platform/clock';
