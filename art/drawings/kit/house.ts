import { box, disc, ink, outline, patch, place } from '../svg';

/** A window of four panes. */
export function windowPane(width: number, height: number, fill = 'paper'): string {
  return (
    box(0, 0, width, height, fill, 3) +
    ink(`M${width / 2} 0V${-height}M0 ${-height / 2}H${width}`) +
    box(-8, 6, width + 16, 12, 'sheet', 2)
  );
}

/** The front of a small house seen straight on, 380 wide and 350 high; its open door is at x = 168 to 232. */
export function houseFront(): string {
  return [
    box(286, -230, 36, 100, 'brick'),
    box(282, -322, 44, 14, 'brick'),
    box(20, 0, 340, 196, 'paper'),
    patch(330, -2.5, 27.5, 190, 'line'),
    outline('M-6 -188L190 -330L386 -188Z', 'brick'),
    outline('M62 -192L190 -284L318 -192Z', 'paper'),
    disc(190, -226, 17, 'sky') + ink('M190 -243V-209M173 -226H207'),
    place(windowPane(76, 78, 'sky'), { x: 56, y: -66 }),
    place(windowPane(76, 78, 'sky'), { x: 254, y: -66 }),
    // The doorway, dark inside, and its leaf swung out
    box(160, 0, 72, 132, 'clothDeep'),
    outline('M160 -132L126 -122V6L160 0Z', 'identityDeep'),
    disc(134, -56, 4, 'ink'),
    box(148, 8, 96, 12, 'line', 2),
  ].join('');
}

/** A wall lamp beside a garage door, 30 wide and 44 high. */
export function wallLamp(): string {
  return ink('M15 -44V-54') + outline('M6 -44H24L30 -10H0Z', 'identity') + box(-2, -4, 34, 8, 'ink', 2);
}

/** A steel shelf of three boards, `width` wide and 210 high. */
export function shelf(width = 180): string {
  const boards = [-20, -96, -172].map((y) => box(0, y, width, 12, 'line', 2)).join('');
  return box(4, 0, 12, 210, 'inkSoft', 2) + box(width - 16, 0, 12, 210, 'inkSoft', 2) + boards;
}

/** A balcony's railing, `width` wide and 150 high. */
export function railing(width: number): string {
  const posts = Array.from(
    { length: Math.floor(width / 36) },
    (_, index) => `M${18 + index * 36} 0V-140`,
  ).join('');
  return ink(posts) + box(0, -138, width, 14, 'inkSoft', 3) + box(0, 0, width, 12, 'inkSoft', 2);
}

/** A flight of stairs going down to the right, one step `run` wide and `rise` high. */
export function stairs(steps: number, run: number, rise: number): string {
  const treads = Array.from({ length: steps }, (_, index) =>
    box(index * run - 3, 10 - (steps - index) * rise, run + 8, 10, 'timber', 2),
  );
  return outline(`M0 0V${-steps * rise}${`h${run}v${rise}`.repeat(steps)}Z`, 'timberDeep') + treads.join('');
}
