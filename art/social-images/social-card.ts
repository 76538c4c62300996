import { socialImageSize } from '../../src/shared/site/social-image';
import { lettering, letteringWidth } from '../drawings/lettering';
import { readDrawing } from '../drawings/read-drawings';
import { drawFor, type DrawnBrand } from '../drawings/write-drawings';
import { fitHeadline, type FittedLine, type Room } from './fit-headline';

/** Where words lie on the ticket of art/social-images/card.svg, and where its truck begins to cover it. */
const margin = 96;
const right = 1110;
const lineEnd = 988;
const covered = { left: 738, top: 350 };

/** The room between the perforation and the signature; a line beside the truck must be shorter. */
export const headlineRoom: Room = {
  top: 186,
  bottom: 432,
  largest: 190,
  widthDownTo: (y) => (y < covered.top ? right - 44 : covered.left) - margin,
};

/** The place of a city's own photograph, which takes that of the drawn truck. */
export const photoPlace = { left: 742, top: 338, width: 412, height: 254 };

const photoFrame = ({ left, top, width, height } = photoPlace): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="{ink}" stroke-width="5" stroke-linejoin="round"/>`;

/** The part that social images of a brand share: the load ticket signed with the brand's name, and the truck if it is drawn. */
export function socialCardGround(brand: DrawnBrand, { hasTruck = true } = {}): string {
  const ground = readDrawing(`social-images/${hasTruck ? 'card' : 'card-for-photo'}`);
  return drawFor(brand, ground, fitted(brand.name, 46, { y: 502, width: 520 }));
}

/** The words of one social image, which lie over the shared part and over a photograph, with the photograph's frame. */
export function socialCardWords(line: string, headline: string, { hasPhoto = false } = {}): string {
  const { width, height } = socialImageSize;
  const parts = [
    fitted(line, 54, { y: 106, width: lineEnd - margin }),
    ...fitHeadline(headline, headlineRoom).map(({ words, size, baseline }: FittedLine) =>
      // A letter has a little free room at its left, which is visible at this size.
      lettering(words, size, { x: margin - 0.035 * size, y: baseline }),
    ),
    hasPhoto ? photoFrame() : '',
  ];
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`;
}

/** Words at the margin, in a smaller size where they would be too wide. */
function fitted(words: string, size: number, { y, width: room }: { y: number; width: number }): string {
  return lettering(words, Math.min(size, room / letteringWidth(words, 1)), { x: margin, y });
}
