import { ink, outline, place } from '../svg';
import { block, flat, mirrored, panes, porchHouse, solid, strip } from './pieces';
import { bush, liveOak, tree } from './plants';
import { archBridge, water } from './waterside';

/** Uptown's lone tower: slim setbacks of glass and a beacon. */
const williams =
  ink('M0 -272V-284') +
  solid(
    mirrored([
      [30, 0],
      [30, -196],
      [26, -204],
      [26, -226],
      [20, -234],
      [20, -250],
      [0, -272],
    ]),
    'sage',
    flat('M12 0V-260L20 -250V-234L26 -226V-204L30 -196V0Z', 'sageDeep'),
  ) +
  ink('M-10 0V-256M4 0V-262M-14 0V-30Q0 -46 14 -30V0');

/** The outline of a stepped gable: `steps` up to its ridge and down again. */
function stepped(left: number, right: number, eaves: number, steps: number, rise: number): string {
  const tread = (right - left) / (2 * steps + 1);
  return `M${left} 0V${-eaves}${`h${tread}v${-rise}`.repeat(steps)}h${tread}${`v${rise}h${tread}`.repeat(steps)}V0Z`;
}

/** Three stepped gables, one behind and above the other, as in Flanders. */
const gables =
  ink('M35 -248V-264') +
  outline(stepped(0, 70, 194, 3, 18), 'sheet') +
  solid(stepped(44, 104, 138, 2, 18), 'sheet', flat('M92 0V-138H104V0Z', 'sage')) +
  solid(stepped(82, 132, 84, 2, 15), 'sheet', flat('M122 0V-84H132V0Z', 'sage')) +
  panes({ x: 11, y: -180, columns: 2, rows: 8, size: [7, 11], step: [15, 21] }) +
  panes({ x: 55, y: -124, columns: 2, rows: 5, size: [6, 11], step: [14, 21] }) +
  panes({ x: 92, y: -70, columns: 2, rows: 3, size: [6, 11], step: [13, 20] });

/** The tallest: a plain shaft with one corner cut off. */
const chase =
  solid('M0 0V-240L14 -252H60V0Z', 'paper', flat('M44 0V-252H60V0Z', 'line')) +
  ink('M14 0V-252') +
  panes({ x: 21, y: -240, columns: 2, rows: 11, size: [6, 11], step: [12, 20] });

/** A temple of steps on a tower of glass. */
const heritage =
  solid(
    'M0 0V-162H10V-172H20V-182H30V-194H40V-182H50V-172H60V-162H66V0Z',
    'sage',
    flat('M50 0V-172H60V-162H66V0Z', 'sageDeep'),
  ) + panes({ x: 9, y: -148, columns: 3, rows: 7, size: [7, 11], step: [13, 20], fill: 'sheet' });

/** Houston: the gables and shafts of Downtown over the bayou, Uptown's tower apart, bungalows under oaks. */
export const houston = strip(
  place(porchHouse(), { x: 20 }),
  place(tree(), { x: 176, scale: 0.9 }),
  place(williams, { x: 266 }),
  place(liveOak(), { x: 378, scale: 0.8 }),
  place(bush(), { x: 484 }),
  place(heritage, { x: 528 }),
  place(block({ width: 52, height: 128, columns: 2, rows: 6, fill: 'paper', roof: 'plant' }), { x: 606 }),
  place(gables, { x: 676 }),
  place(chase, { x: 824 }),
  place(block({ width: 54, height: 148, columns: 2, rows: 7 }), { x: 898 }),
  place(tree('sageDeep'), { x: 990, scale: 0.9 }),
  water(1012, 1280, 16),
  place(archBridge({ width: 256, height: 50, arches: 3, rise: 0.5 }), { x: 1018 }),
  place(liveOak(), { x: 1374, scale: 0.95 }),
);
