/** The user's own time zone outside a screen, such as in a file that is being made. */
export { localZone } from '@/platform/today';
