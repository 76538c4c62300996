import { backdrop, svgDocument } from '../drawings/drawing';
import { bag, carton } from '../drawings/kit/furniture';
import { truck } from '../drawings/kit/truck';
import { lettering, letteringWidth } from '../drawings/lettering';
import { box, disc, ink, patch, place } from '../drawings/svg';
import { socialImageSize } from '../../src/domain/social-image';
import { fitHeadline, type FittedLine, type Room } from './fit-headline';

const { width, height } = socialImageSize;
const sheet = { left: 40, top: 36, right: 1110, bottom: 560 };
const margin = 96;
const perforation = 138;
const ground = 592;
const hole = { x: sheet.right - 62, y: (sheet.top + perforation) / 2, radius: 20 };
/** The position of the brand's name, with which the ticket is signed. */
const signature = { y: 502, width: 520 };
/** The truck covers the ticket to the right of and below this point. */
const covered = { left: 738, top: 350 };

/** The room between the perforation and the signature; a line beside the truck must be shorter. */
export const headlineRoom: Room = {
  top: 186,
  bottom: 432,
  largest: 190,
  widthDownTo: (y) => (y < covered.top ? sheet.right - 44 : covered.left) - margin,
};

/** The place of a city's own photograph, which takes that of the drawn truck. */
export const photoPlace = { left: 742, top: 338, width: 412, height: 254 };

const photoFrame = (): string => {
  const { left, top, width: across, height: down } = photoPlace;
  return ink(`M${left} ${top}h${across}v${down}h-${across}Z`);
};

/** The part that social images of a brand share: the load ticket with the brand's name, and the truck if it is drawn. */
export function socialCardGround(brand: { name: string }, { hasTruck = true } = {}): string {
  const parts = () =>
    [
      backdrop(socialImageSize, 'identity'),
      patch(0, height, width, height - ground, 'identityDeep'),
      ink(`M-10 ${ground}H${width + 10}`),
      ticket(),
      fitted(brand.name, 46, { y: signature.y, width: signature.width }),
      patch(margin, signature.y + 27, signature.width, 5, 'ink', 2),
      hasTruck ? place(truck({ name: brand.name, load }), { x: 752, y: ground + 14, scale: 0.7 }) : '',
    ].join('');
  return svgDocument({ width, height, parts }, brand);
}

/** The words of one social image, which lie over the shared part and over a photograph, with the photograph's frame. */
export function socialCardWords(line: string, headline: string, { hasPhoto = false } = {}): string {
  const parts = () =>
    [
      fitted(line, 54, { y: 106, width: hole.x - 60 - margin }),
      ...fitHeadline(headline, headlineRoom).map(({ words, size, baseline }: FittedLine) =>
        // A letter has a little free room at its left, which is visible at this size.
        lettering(words, size, { x: margin - 0.035 * size, y: baseline }),
      ),
      hasPhoto ? photoFrame() : '',
    ].join('');
  return svgDocument({ width, height, parts }, { name: '' });
}

const load = [
  place(carton(100, 80), { x: 60, y: -276 }),
  place(bag(), { x: 222, y: -268 }),
  place(carton(84, 60), { x: 282, y: -286 }),
].join('');

/** A sheet with a punched hole, and with notches at both ends of the perforation. */
function ticket(): string {
  const { left, top, right, bottom } = sheet;
  const dots = ink(`M${left + 34} ${perforation}H${right - 30}`).replace('/>', ' stroke-dasharray="4 18"/>');
  const notch = disc(0, 0, 18, 'identity') + patch(-22, 24, 19.5, 48, 'identity');
  return [
    box(left, bottom, right - left, bottom - top, 'sheet', 18),
    dots,
    place(notch, { x: left, y: perforation }),
    place(notch, { x: right, y: perforation, turn: 180 }),
    disc(hole.x, hole.y, hole.radius, 'identity'),
  ].join('');
}

/** Words at the margin, in a smaller size where they would be too wide. */
function fitted(words: string, size: number, { y, width: room }: { y: number; width: number }): string {
  return lettering(words, Math.min(size, room / letteringWidth(words, 1)), { x: margin, y });
}
