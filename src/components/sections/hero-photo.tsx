import type { Photo } from '../../content-model/types';
import { Photograph } from '../ui/photograph';
import * as styles from './hero-photo.module.css';

/** The hero's photograph: the city's own crew, in the place of the film. */
export function HeroPhoto({ photo }: { photo: Photo }) {
  return (
    <div className={styles.stage}>
      <Photograph className={styles.photo} photo={photo} shape={shape} share={share} isFirst />
    </div>
  );
}

/** About that of its place on a phone; on a wide window it is wider and needs no more. */
const shape = 100 / 58;
const share = { phone: 100, wide: 100 };
