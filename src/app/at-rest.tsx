import { SamplePeek } from './peek/peek';
import { Resources } from './resources/resources';

/** What a tool's page can do without until it is at rest: an example of the result, and resources at its end. */
export const AtRest = () => (
  <>
    <SamplePeek />
    <Resources />
  </>
);
