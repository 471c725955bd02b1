import { copyText } from '@/platform/clipboard';
import { CopyButton } from '@/ui/copy-button';

export function Copy({ text, label, isIcon }: { text: string; label?: string; isIcon?: boolean }) {
  return <CopyButton text={text} copy={copyText} {...(label ? { label } : {})} {...(isIcon ? { isIcon } : {})} />;
}
