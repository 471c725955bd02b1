import { CutTabs } from '@/ui/cut-tabs';
import { SamplePeek } from './peek/peek';
import { Resources } from './resources/resources';

/** What a tool's page can do without until it is at rest: the way to tabs out of sight, an example of the result, resources at its end. */
export const AtRest = () => (
  <>
    <CutTabs />
    <SamplePeek />
    <Resources />
  </>
);
