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
/** Where the ticket is signed. */
const signature = { y: 502, width: 520 };
/** The truck and what it carries stand before the ticket, right of and below here. */
const covered = { left: 738, top: 350 };

/** Between the perforation and the signature; beside the truck a line has to be shorter. */
export const headlineRoom: Room = {
  top: 186,
  bottom: 432,
  largest: 190,
  widthDownTo: (y) => (y < covered.top ? sheet.right - 44 : covered.left) - margin,
};

/** What all social images of a brand share: the load ticket, signed with its name, and the truck that drives off with it. */
export function socialCardGround(brand: { name: string }): string {
  const parts = () =>
    [
      backdrop(socialImageSize, 'identity'),
      patch(0, height, width, height - ground, 'identityDeep'),
      ink(`M-10 ${ground}H${width + 10}`),
      ticket(),
      fitted(brand.name, 46, { y: signature.y, width: signature.width }),
      patch(margin, signature.y + 27, signature.width, 5, 'ink', 2),
      place(truck({ name: brand.name, load }), { x: 752, y: ground + 14, scale: 0.7 }),
    ].join('');
  return svgDocument({ width, height, parts }, brand);
}

/** What one social image says, to be laid over what all of them share. */
export function socialCardWords(line: string, headline: string): string {
  const parts = () =>
    [
      fitted(line, 54, { y: 106, width: hole.x - 60 - margin }),
      ...fitHeadline(headline, headlineRoom).map(({ words, size, baseline }: FittedLine) =>
        // Letters have a little room of their own at their left, which shows at this size.
        lettering(words, size, { x: margin - 0.035 * size, y: baseline }),
      ),
    ].join('');
  return svgDocument({ width, height, parts }, { name: '' });
}

const load = [
  place(carton(100, 80), { x: 60, y: -276 }),
  place(bag(), { x: 222, y: -268 }),
  place(carton(84, 60), { x: 282, y: -286 }),
].join('');

/** A sheet with its punched hole, and notches where it can be torn along the perforation. */
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

/** Words on the margin, smaller where they would be too wide. */
function fitted(words: string, size: number, { y, width: room }: { y: number; width: number }): string {
  return lettering(words, Math.min(size, room / letteringWidth(words, 1)), { x: margin, y });
}
