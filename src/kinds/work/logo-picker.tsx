import { fitInto, logoBox, wrapPicture, type Logo } from '@/lib/logos';
import { PicturePicker } from './picture-picker';

interface LogoPickerProps {
  label: string;
  logo: Logo | null;
  /** Where it will be seen: completes "It stays on this device and …". */
  use: string;
  onChange: (logo: Logo | null) => void;
}

export const LogoPicker = ({ label, logo, use, onChange }: LogoPickerProps) => (
  <PicturePicker
    label={label}
    noun="logo"
    hint={`PNG, JPEG or WebP, up to 20 MB. It stays on this device and ${use}.`}
    isPicked={logo !== null}
    shape={(address, width, height) => wrapPicture(address, fitInto({ width, height }, logoBox))}
    onPick={(png, { width, height }) => onChange({ png, width, height })}
    onRemove={() => onChange(null)}
  />
);
