import { toBase64 } from '@/lib/bytes';
import type { FileOffer } from '@/lib/files';
import { fitInto, logoBox, wrapPicture } from '@/lib/logos';
import type { LookLine } from '@/lib/topics/facts';
import { pictureSize } from '@/platform/canvas';
import { showToast } from '@/ui/toast';
import { replaceCompany } from '@/workspace/company';
import { useWorkspace } from '@/workspace/store';

const lettersOf = async (picture: Blob) => toBase64(new Uint8Array(await picture.arrayBuffer()));

/** A look with its picture: what a tool draws only as a file is taken from there, as small as a logo is kept. */
export async function withPicture(look: LookLine, files: readonly FileOffer[]): Promise<LookLine> {
  const file = files.find(({ name }) => name.endsWith('.png'));
  if (look.logo || !file) return look;
  const drawn = await file.make();
  const picture = wrapPicture(`data:image/png;base64,${await lettersOf(drawn)}`, fitInto(await pictureSize(drawn), logoBox));
  const { pngFile } = await import('@/formats/picture');
  return { ...look, logo: { png: await lettersOf(await pngFile(picture)), width: picture.width, height: picture.height } };
}

/** How the company looks from now on; one press takes it back. */
export async function takeLook(look: LookLine, files: readonly FileOffer[]): Promise<void> {
  try {
    const whole = await withPicture(look, files);
    const { company } = useWorkspace.getState();
    showToast('Logo and color are in your profile', { label: 'Undo', run: replaceCompany({ ...company, look: whole }) });
  } catch (error) {
    console.warn(error);
    showToast('The logo could not be drawn, so nothing was changed.');
  }
}
