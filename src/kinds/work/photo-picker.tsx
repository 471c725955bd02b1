import { PicturePicker } from './picture-picker';
import { Told } from '@/lib/told';
import { cropSquare, largestPhoto } from '@/lib/avatars';

interface PhotoPickerProps {
  photo: string;
  /** In dots: sharp where it is shown, small enough to carry along. */
  size: number;
  onChange: (photo: string) => void;
}

/** A photo from this device: its middle square, made small, in place of the initials. */
export const PhotoPicker = ({ photo, size, onChange }: PhotoPickerProps) => (
  <PicturePicker
    label="Photo"
    noun="photo"
    hint="Optional: PNG, JPEG or WebP, up to 20 MB. It stays on this device and appears in your files, so use one you have the rights to."
    isPicked={photo !== ''}
    shape={(address, width, height) => cropSquare(address, width, height, size)}
    onPick={(png) => {
      if (png.length > largestPhoto(size)) throw new Told('This photo can’t be kept.');
      onChange(png);
    }}
    onRemove={() => onChange('')}
  />
);
