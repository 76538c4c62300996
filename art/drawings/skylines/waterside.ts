import { box, ink, outline, patch, round } from '../svg';
import { flat, shadeOf, solid } from './pieces';

/** Water, boats and bridges. */

/** Water from one x to another: a quiet band with a few waves. Boats float at y = -depth + 4. */
export function water(from: number, to: number, depth = 18): string {
  const waves: string[] = [];
  for (let x = from + 56; x < to - 70; x += 104) waves.push(`M${round(x)} ${-depth / 2 + 1}q7 -6 14 0t14 0`);
  return (
    patch(from, 0, to - from, depth, 'sky') +
    ink(`M${from} ${-depth}H${to}`) +
    (waves.length > 0 ? ink(waves.join('')) : '')
  );
}

/** A sailing boat, 70 wide and 96 high. */
export function sailboat(fill = 'sheet'): string {
  return (
    ink('M0 -12V-96') +
    solid('M6 -22V-90Q30 -60 38 -22Z', fill) +
    solid('M-6 -22V-80Q-22 -48 -28 -22Z', 'sage') +
    outline('M-36 -14H38Q32 2 22 4H-22Q-32 0 -36 -14Z', 'paper')
  );
}

/** A motor yacht, 170 wide and 74 high, its bow to the right. */
export function yacht(): string {
  return (
    ink('M44 -60V-78M36 -72H52') +
    outline('M28 -44L36 -60H84L98 -44Z', 'sheet') +
    solid('M14 -24L22 -44H112L134 -24Z', 'sheet', flat('M30 -38H108L118 -28H26Z', 'sageDeep')) +
    outline('M0 -24H170Q158 2 138 4H12Q2 -4 0 -24Z', 'sheet') +
    ink('M10 -12H152')
  );
}

/** A canoe, 90 wide. */
export function canoe(fill = 'sheet'): string {
  return outline('M-46 -16Q-36 -10 0 -10Q36 -10 46 -16Q44 2 30 4H-30Q-44 2 -46 -16Z', fill);
}

type ArchBridge = {
  width: number;
  height: number;
  arches: number;
  pier?: number;
  fill?: string;
  rise?: number;
};

/** A stone or concrete bridge on arches; x = 0 is its left end. */
export function archBridge({
  width,
  height,
  arches,
  pier = 16,
  fill = 'sheet',
  rise = 0.72,
}: ArchBridge): string {
  const span = (width - pier * (arches + 1)) / arches;
  const spring = round(-height * (1 - rise) * 0.6);
  let d = `M0 0V${-height}H${width}V0`;
  let shade = '';
  for (let arch = 0; arch < arches; arch += 1) {
    const right = round(width - pier - arch * (span + pier));
    const left = round(right - span);
    d += `H${right}V${spring}A${round(span / 2)} ${round(height * rise)} 0 0 0 ${left} ${spring}V0`;
    shade += `M${left} 0V${spring}V-8h-7V0Z`;
  }
  return solid(`${d}Z`, fill, flat(shade, shadeOf(fill))) + box(-6, -height, width + 12, 10, fill);
}
