import { Notice } from '@/ui/layout';
import { disclaimer } from '../content';

export const Disclaimer = () => (
  <div className="no-print mt-7">
    <Notice tone="plain">{disclaimer}</Notice>
  </div>
);
