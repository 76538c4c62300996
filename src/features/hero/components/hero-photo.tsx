import type { Photo } from '../../../content-model/types';
import { Photograph } from '../../../shared/ui/photograph';
import * as styles from './hero-photo.module.css';

/** About that of its place on a phone; on a wide window it is wider and needs no more. */
export const heroShape = 100 / 58;
const share = { phone: 100, wide: 70 };

export function HeroPhoto({ photo }: { photo: Photo }) {
  return (
    <div className={`wide tall line-above line-below ${styles.stage}`}>
      <Photograph className="tall" photo={photo} shape={heroShape} share={share} isFirst />
    </div>
  );
}
