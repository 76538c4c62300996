import type { Photo } from '../../content-model/types';
import { Drawing } from './drawing';
import { Photograph } from './photograph';
import { SmallDrawing } from './small-drawing';

type PictureProps = {
  photo?: Photo;
  drawing: string;
  className?: string;
  shape: number;
  share: { phone: number; wide: number };
};

export function Picture({ photo, drawing, className, ...space }: PictureProps) {
  if (photo) return <Photograph photo={photo} className={className} {...space} />;
  // Half the window of a phone is about 200 pixels.
  const Drawn = space.share.phone > 50 ? Drawing : SmallDrawing;
  return <Drawn name={drawing} className={className} />;
}
