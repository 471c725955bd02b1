import { Reasons } from '@/kinds/generator/reasons';
import { Notice } from '@/ui/layout';
import { reasons, typeMissing } from '../content';

interface WaitingProps {
  hasType: boolean;
  /** Somebody asked for the contract before there was a type. */
  isAsked: boolean;
}

/** What stands where the contract will be. */
export const Waiting = ({ hasType, isAsked }: WaitingProps) => (
  <Reasons
    title="Generated Contract"
    intro={
      hasType ? (
        'Fill in what you know and press Generate Contract. It is made on this device, from your own answers.'
      ) : isAsked ? (
        <Notice tone="bad">{typeMissing}</Notice>
      ) : (
        typeMissing
      )
    }
    heading="Why put it in writing"
    reasons={reasons}
  />
);
