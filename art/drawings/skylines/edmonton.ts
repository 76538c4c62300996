import { box, ink, outline, place, round } from '../svg';
import { block, flat, panes, solid, strip } from './pieces';
import { canopy, spruce } from './plants';
import { water } from './waterside';

/** One glass pyramid of the conservatory. */
function pyramid(half: number, height: number): string {
  const edge = half * 0.24;
  return (
    solid(
      `M${-half} 0L0 ${-height}L${half} 0Z`,
      'sheet',
      flat(`M${round(edge)} 0L0 ${-height}L${half} 0Z`, 'sky'),
    ) + ink(`M${round(edge)} 0L0 ${-height}M${round(-half / 2)} ${round(-height / 2)}H${round(half / 2)}`)
  );
}

/** The two leaning arches of the Walterdale Bridge over their deck. */
const walterdale =
  ink('M20 -40Q200 -250 380 -40') +
  outline('M-6 -34Q190 -286 386 -34H370Q190 -262 10 -34Z', 'sheet') +
  ink(
    'M50 -44V-94M85 -44V-128M120 -44V-148M155 -44V-158M190 -44V-162M225 -44V-158M260 -44V-148M295 -44V-128M330 -44V-94',
  ) +
  box(-30, -34, 440, 12, 'sheet') +
  outline('M-10 0V-34H12V0Z', 'paper') +
  outline('M368 0V-34H390V0Z', 'paper');

/** The legislature: a dome on its drum over a portico. */
const legislature =
  ink('M0 -176V-192') +
  outline('M-28 -128Q-26 -164 0 -168Q26 -164 28 -128Z', 'sageDeep') +
  outline('M-7 -166V-178H7V-166Z', 'sheet') +
  solid('M-30 -84V-128H30V-84Z', 'sheet', flat('M16 -84V-128H30V-84Z', 'sage')) +
  ink('M-16 -92V-118M0 -92V-118M16 -92V-118M-36 -128H36') +
  solid('M-116 0V-66H116V0Z', 'sheet', flat('M94 0V-66H116V0Z', 'sage')) +
  box(-122, -62, 244, 10, 'sheet') +
  outline('M-44 0V-84H44V0Z', 'paper') +
  outline('M-50 -82L0 -108L50 -82Z', 'sheet') +
  ink('M-32 -10V-82M-11 -10V-82M11 -10V-82M32 -10V-82') +
  panes({ x: -104, y: -48, columns: 3, rows: 2, size: [9, 13], step: [18, 22] }) +
  panes({ x: 56, y: -48, columns: 2, rows: 2, size: [9, 13], step: [18, 22] });

/** Edmonton: the glass pyramids, the arches over the North Saskatchewan, the legislature, towers on the valley's edge. */
export const edmonton = strip(
  flat('M-5 0V-46Q100 -70 260 -54Q420 -36 520 0Z', 'sage'),
  place(spruce(), { x: 40 }),
  place(spruce('sage'), { x: 96, scale: 0.75 }),
  place(legislature, { x: 262 }),
  place(spruce(), { x: 420, scale: 0.8 }),
  place(pyramid(62, 112), { x: 542 }),
  place(pyramid(40, 70), { x: 474 }),
  place(pyramid(62, 112), { x: 664 }),
  place(pyramid(40, 70), { x: 602 }),
  water(722, 1058, 18),
  place(walterdale, { x: 740, scale: 0.78 }),
  place(block({ width: 50, height: 96, columns: 2, rows: 4 }), { x: 1148, y: -62 }),
  place(block({ width: 46, height: 196, columns: 2, rows: 9, fill: 'paper' }), { x: 1226, y: -62 }),
  place(block({ width: 56, height: 130, columns: 3, rows: 6, fill: 'sage' }), { x: 1300, y: -62 }),
  place(canopy([40, 52, 44, 50, 46, 56, 40, 60], 44), { x: 1060 }),
  place(spruce(), { x: 1116, scale: 0.7 }),
  place(spruce(), { x: 1326, scale: 0.8 }),
);
