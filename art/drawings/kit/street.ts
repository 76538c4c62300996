import { box, disc, ink, outline, patch, place, shape } from '../svg';

/** A round tree with its shade to the right; about 230 high. */
export function tree(height = 230): string {
  const crown = height - 70;
  return (
    box(-9, 0, 18, 90, 'timberDeep') +
    outline(
      `M${-crown * 0.42} ${-84}Q${-crown * 0.62} ${-height * 0.62} ${-crown * 0.24} ${-height * 0.8}Q0 ${-height * 1.08} ${crown * 0.26} ${-height * 0.8}Q${crown * 0.62} ${-height * 0.62} ${crown * 0.42} -84Q0 -56 ${-crown * 0.42} -84Z`,
      'sageDeep',
    ) +
    ink(`M0 -84V${-height * 0.6}M0 -118L22 -138M0 -140L-20 -160`)
  );
}

/** A house across the street; without ink lines, because it is far away. */
export function farHouse(width: number, height: number): string {
  const roof = shape(
    [
      [-14, -height],
      [width / 2, -height - 64],
      [width + 14, -height],
    ],
    'sageDeep',
  );
  return (
    patch(0, 0, width, height, 'sage') +
    roof.replace('/>', ' stroke="none"/>') +
    patch(22, -height + 66, 40, 44, 'paper') +
    patch(width - 62, -height + 66, 40, 44, 'paper') +
    patch(width / 2 - 19, 0, 38, 72, 'sageDeep')
  );
}

/** A one-car garage with its door up, 330 wide and 300 high: dark while it is full, light once it is empty. */
export function garage(inside: string): string {
  const [wall, floor] = inside ? ['inkSoft', 'ink'] : ['sheet', 'line'];
  return [
    box(0, 0, 330, 232, 'paper'),
    patch(300, -2.5, 27.5, 227, 'line'),
    box(36, 0, 252, 178, wall),
    patch(38.5, -2.5, 247, 26, floor),
    inside || ink('M60 -60H96M60 -92H96M60 -124H96'),
    box(36, -158, 252, 30, 'sheet'),
    ink('M36 -173H288'),
    shape(
      [
        [-24, -232],
        [165, -318],
        [354, -232],
      ],
      'brick',
    ),
    ink('M20 -252L165 -318M-24 -232H354'),
    box(140, -250, 50, 30, 'sky', 4),
    disc(312, -150, 6, 'identity'),
  ].join('');
}

export function streetLamp(): string {
  return (
    box(-5, 0, 10, 300, 'ink') +
    ink('M0 -298Q4 -330 44 -330') +
    place(box(-22, 0, 50, 14, 'identity', 6), { x: 56, y: -322 })
  );
}

export function bush(): string {
  return (
    outline('M-60 0Q-74 -40 -40 -50Q-22 -78 6 -60Q40 -74 50 -42Q74 -30 62 0Z', 'sageDeep') +
    ink('M-18 -20Q-12 -34 0 -34M24 -16Q28 -26 38 -26')
  );
}

/** A flat cloud; without ink lines, because it is far away. */
export function cloud(width = 180): string {
  return patch(0, 0, width, 26, 'sheet', 13) + patch(width * 0.2, -14, width * 0.5, 40, 'sheet', 20);
}
