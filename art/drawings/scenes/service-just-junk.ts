import { backdrop, type Drawing } from '../drawing';
import { bag, bicycle, carton, chair, guitar, lamp, rolledCarpet, television } from '../kit/furniture';
import { place } from '../svg';

const size = { width: 800, height: 600 };

/** A heap of junk, without people. */
export const serviceJustJunk: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'identity'),
      `<ellipse cx="408" cy="540" rx="350" ry="28" fill="{identityDeep}" stroke="none"/>`,
      place(lamp('paper'), { x: 236, y: 440, scale: 1.35, turn: -25 }),
      place(carton(150, 100, 'sageDeep', 'inkSoft'), { x: 424, y: 540, scale: 1.35 }),
      place(bag(), { x: 172, y: 540, scale: 1.6 }),
      place(carton(110, 84), { x: 236, y: 420, scale: 1.35 }),
      place(carton(100, 92, 'brick', 'timberDeep'), { x: 390, y: 406, scale: 1.35 }),
      place(television(), { x: 244, y: 544, scale: 1.55 }),
      place(rolledCarpet(330, 'sageDeep', 'inkSoft'), { x: 190, y: 308, scale: 1.2, turn: -3 }),
      place(bicycle('sheet'), { x: 268, y: 246, scale: 1.4, turn: -3 }),
      place(chair(), { x: 672, y: 292, scale: 1.5, turn: 180 }),
      place(guitar(), { x: 478, y: 552, scale: 1.4, turn: 14 }),
    ].join(''),
};
