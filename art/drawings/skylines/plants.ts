import { ink, outline, place, round } from '../svg';
import { flat, shadeOf, solid } from './pieces';

/** The plants of the skylines. */

/** A broad-leaved tree, 76 wide and 84 high. */
export function tree(fill = 'sage'): string {
  const crown = 'M-20 -22Q-40 -24 -37 -44Q-38 -62 -20 -66Q-8 -86 12 -78Q34 -76 34 -56Q44 -34 20 -22Z';
  return (
    ink('M0 0V-20') +
    solid(crown, fill, flat('M34 -56Q44 -34 20 -22H-6Q24 -30 22 -66Q34 -66 34 -56Z', shadeOf(fill))) +
    ink('M0 -20V-46M0 -30L11 -40')
  );
}

/** A clipped bush, 48 wide. */
export function bush(fill = 'sage'): string {
  return outline('M-24 0Q-28 -20 -10 -22Q2 -32 12 -22Q28 -20 24 0Z', fill);
}

/** Crowns of trees side by side, as one line along the ground; each number is the width of a crown. */
export function canopy(crowns: readonly number[], height: number, fill = 'sage'): string {
  const arcs = crowns.map((crown) => `a${round(crown / 2)} ${round(crown / 2.3)} 0 0 1 ${crown} 0`).join('');
  return outline(`M0 0V${-height}${arcs}V0Z`, fill);
}

/** A spruce, 100 high. */
export function spruce(fill = 'sageDeep'): string {
  return (
    ink('M0 0V-14') +
    solid(
      'M0 -100L16 -70H9L24 -42H14L30 -12H-30L-14 -42H-24L-9 -70H-16Z',
      fill,
      flat('M0 -100L16 -70H9L24 -42H14L30 -12H8Z', shadeOf(fill)),
    )
  );
}

/** A white pine that the wind has combed to the right, 130 high. */
export function windsweptPine(fill = 'sageDeep'): string {
  return (
    ink('M0 0Q2 -60 -4 -122M0 -40L26 -54M-2 -72L-24 -80M-2 -88L20 -100') +
    outline('M6 -46Q20 -66 44 -58Q62 -58 72 -50Q40 -40 6 -46Z', fill) +
    outline('M-40 -76Q-34 -92 -12 -88Q4 -92 10 -80Q-16 -70 -40 -76Z', fill) +
    outline('M4 -92Q16 -112 36 -104Q54 -104 60 -96Q32 -86 4 -92Z', fill) +
    outline('M-24 -116Q-18 -132 2 -128Q20 -132 30 -122Q4 -110 -24 -116Z', fill)
  );
}

/** A southern pine: a long bare trunk and a high crown, 170 high. */
export function tallPine(fill = 'sageDeep'): string {
  return (
    ink('M0 0V-150M0 -96L16 -106M0 -112L-16 -120') +
    outline('M-34 -116Q-32 -136 -10 -134Q-6 -124 -8 -114Z', fill) +
    outline('M8 -102Q10 -120 32 -118Q40 -108 34 -100Z', fill) +
    solid(
      'M-24 -128Q-36 -144 -18 -152Q-14 -170 4 -168Q20 -168 22 -154Q38 -144 24 -128Z',
      fill,
      flat('M22 -154Q38 -144 24 -128H6Q14 -140 10 -156Z', shadeOf(fill)),
    )
  );
}

const fronds = {
  far: ['M0 0Q-30 -36 -58 -20Q-40 -14 -26 6Z', 'M0 0Q30 -36 58 -20Q40 -14 26 6Z'],
  near: [
    'M0 0Q-26 -20 -46 -4Q-58 8 -54 30Q-34 12 0 12Z',
    'M0 0Q26 -20 46 -4Q58 8 54 30Q34 12 0 12Z',
    'M0 -2Q-22 8 -24 40Q-6 28 2 8ZM0 -2Q22 8 24 40Q8 28 -2 8Z',
    'M-2 2Q-20 -26 -8 -50Q16 -32 6 2Z',
  ],
};

/** A coconut or royal palm; its crown leans by `lean` from its foot and is 116 wide. */
export function palm(height = 130, lean = 10, fill = 'sage'): string {
  const trunk = `M0 0Q${round(lean * 0.1)} ${round(-height * 0.6)} ${lean} ${-height}`;
  const far = fronds.far.map((d) => outline(d, 'sageDeep')).join('');
  const near = fronds.near.map((d) => outline(d, fill)).join('');
  return (
    `<path d="${trunk}" fill="none" stroke-width="15"/><path d="${trunk}" fill="none" stroke="{paper}" stroke-width="5"/>` +
    place(far + near, { x: lean, y: -height })
  );
}

/** A live oak, low, 190 wide and 112 high, with or without moss. */
export function liveOak(hasMoss = false, fill = 'sage'): string {
  const crown =
    'M-60 -40Q-92 -38 -92 -60Q-90 -80 -66 -82Q-56 -104 -26 -100Q0 -118 28 -102Q58 -106 66 -84Q94 -80 94 -58Q92 -38 60 -40Q40 -30 24 -42Q0 -32 -22 -42Q-40 -30 -60 -40Z';
  return (
    outline('M-12 0Q-4 -20 -12 -44H14Q6 -20 14 0Z', 'paper') +
    solid(
      crown,
      fill,
      flat('M66 -84Q94 -80 94 -58Q92 -38 60 -40Q44 -30 26 -42Q66 -50 54 -96Z', shadeOf(fill)),
    ) +
    ink('M-4 -44L-22 -60M6 -44L24 -66') +
    (hasMoss ? ink('M-76 -42V-22M-64 -40V-28M-36 -38V-20M40 -36V-16M56 -38V-24M78 -42V-26') : '')
  );
}
