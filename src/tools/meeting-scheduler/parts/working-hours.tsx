import { useState } from 'react';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import type { HoursSectionProps } from './hours-section';

const HoursSection = lazyPart(async () => (await import('./hours-section')).HoursSection);

/** Opened by those who meet across zones. */
export function WorkingHours(props: HoursSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        className="-ml-3.5"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Working hours
      </Button>
      {isOpen && <HoursSection {...props} />}
    </>
  );
}
