import { box, ink, outline, place, round } from '../svg';
import { block, car, flat, house, solid, strip } from './pieces';
import { bush, spruce, tree } from './plants';

/** A tower whose oval floors turn on their way up; `from` and `to` in degrees. */
function turningTower(height: number, from: number, to: number): string {
  const right: string[] = [];
  const ridge: string[] = [];
  const lee: string[] = [];
  const floors: string[] = [];
  const steps = 28;
  for (let step = 0; step <= steps; step += 1) {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    const halfWidth = Math.hypot(36 * Math.cos(angle), 21 * Math.sin(angle));
    const y = -round((height * step) / steps);
    right.push(`${round(halfWidth)} ${y}`);
    if (Math.sin(angle) >= 0) {
      ridge.push(`${round(36 * Math.cos(angle))} ${y}`);
      lee.push(`${round(halfWidth)} ${y}`);
    }
    if (step > 0 && step < steps) floors.push(`M${round(-halfWidth)} ${y}H${round(halfWidth)}`);
  }
  const left = right.toReversed().map((point) => `-${point}`);
  const silhouette = `M${[...right, ...left].join('L')}Z`;
  const shade = `M${ridge.join('L')}L${lee.toReversed().join('L')}Z`;
  return solid(
    silhouette,
    'sheet',
    flat(shade, 'sage'),
    `<path d="${floors.join('')}" fill="none" stroke="{sageDeep}" stroke-width="3"/>`,
  );
}

/** Mississauga's civic centre: a pediment, a clock tower and the round council chamber, like a farm's buildings. */
const civicCentre =
  solid('M150 0V-108H176V0Z', 'sheet', flat('M168 0V-108H176V0Z', 'sage')) +
  outline('M146 -108L163 -126L180 -108Z', 'sageDeep') +
  '<circle cx="163" cy="-90" r="7" fill="{paper}"/>' +
  solid('M0 0V-58L70 -92L140 -58V0Z', 'paper', flat('M112 0V-72L140 -58V0Z', 'line')) +
  ink('M0 -58H140M22 0V-40M46 0V-40M70 0V-40M94 0V-40M118 0V-40M12 -40H128') +
  solid('M176 0V-60H236V0Z', 'sheet', flat('M216 0V-60H236V0Z', 'sage')) +
  outline('M172 -60L206 -78L240 -60Z', 'sageDeep');

/** A highway on its bridge, between grassed banks. */
const overpass =
  box(0, -40, 250, 14, 'sheet') +
  solid('M56 0V-40H72V0Z', 'paper') +
  solid('M178 0V-40H194V0Z', 'paper') +
  place(car(), { x: 84, y: -57 }) +
  place(car('paper'), { x: 172, y: -57, flip: true }) +
  outline('M0 0V-54Q-44 -44 -96 0Z', 'sage') +
  outline('M250 0V-54Q294 -44 346 0Z', 'sage');

/** The ring around Toronto: Mississauga's two turning towers and civic centre, subdivisions, a highway bridge. */
export const gta = strip(
  place(house('sheet', 'sageDeep'), { x: 28 }),
  place(house('paper', 'sage'), { x: 122 }),
  place(tree(), { x: 246, scale: 0.8 }),
  place(civicCentre, { x: 300 }),
  place(tree(), { x: 590, scale: 0.9 }),
  place(turningTower(226, -14, 196), { x: 674 }),
  place(turningTower(264, 212, 3), { x: 780 }),
  place(block({ width: 54, height: 118, columns: 2, rows: 6, fill: 'paper' }), { x: 852 }),
  place(overpass, { x: 1012 }),
  place(spruce(), { x: 930, scale: 0.7 }),
  place(house('sheet', 'sage'), { x: 1344 }),
  place(bush(), { x: 1322 }),
);
