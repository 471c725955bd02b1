import { PicturePicker } from '@/kinds/work/picture-picker';
import { Told } from '@/lib/told';
import { cropSquare, largestPhoto } from '../photo';

interface PhotoPickerProps {
  photo: string;
  onChange: (photo: string) => void;
}

/** A photo from this device: its middle square, made small, in place of the initials. */
export const PhotoPicker = ({ photo, onChange }: PhotoPickerProps) => (
  <PicturePicker
    label="Photo"
    noun="photo"
    hint="Optional: PNG, JPEG or WebP, up to 20 MB. It stays on this device and appears in your files, so use one you have the rights to."
    isPicked={photo !== ''}
    shape={cropSquare}
    onPick={(png) => {
      if (png.length > largestPhoto) throw new Told('This photo can’t be kept.');
      onChange(png);
    }}
    onRemove={() => onChange('')}
  />
);
