import { box, ink, outline, place } from '../svg';
import { flat, house, mirrored, panes, rowHouse, solid, strip } from './pieces';
import { bush, tree } from './plants';
import { water } from './waterside';

/** One span of the bridge in Galt: a concrete bow above the road, held by hangers. */
const bow =
  ink('M38 -56V-78M64 -56V-94M90 -56V-100M116 -56V-94M142 -56V-78') +
  outline('M0 -58Q90 -164 180 -58H164Q90 -142 16 -58Z', 'sheet');

const bridge =
  solid('M170 0V-44H190V0Z', 'paper', flat('M182 0V-44H190V0Z', 'line')) +
  place(bow, {}) +
  place(bow, { x: 180 }) +
  box(-14, -44, 388, 16, 'sheet');

/** A limestone mill at the water's edge, its tail race under an arch. */
const mill =
  solid('M0 0V-118L76 -158L152 -118V0Z', 'paper', flat('M124 0V-133L152 -118V0Z', 'line')) +
  outline('M-8 -112L76 -160L160 -112V-122L76 -170L-8 -122Z', 'sageDeep') +
  outline('M64 -166V-188H88V-166L76 -172Z', 'sheet') +
  outline('M60 -188L76 -204L92 -188Z', 'sageDeep') +
  panes({ x: 16, y: -104, columns: 5, rows: 3, size: [11, 15], step: [21, 28] }) +
  outline('M46 0V-16Q46 -34 66 -34Q86 -34 86 -16V0Z', 'sky') +
  ink('M16 -8h14M100 -10h14M22 -20h12M104 -22h12');

/** The tall spire on Queen's Square. */
const church =
  solid('M20 0V-58L62 -100L104 -58V0Z', 'sheet', flat('M84 0V-78L104 -58V0Z', 'sage')) +
  outline('M12 -54L62 -104L112 -54L104 -46L62 -88L20 -46Z', 'sageDeep') +
  ink('M72 -12V-30Q78 -42 84 -30V-12Z') +
  place(
    outline(
      mirrored([
        [17, -136],
        [0, -262],
      ]),
      'sageDeep',
    ) +
      solid(
        mirrored([
          [19, 0],
          [19, -138],
        ]),
        'sheet',
        flat('M8 0V-138H19V0Z', 'sage'),
      ) +
      ink('M-19 -138V-154M19 -138V-154M-24 -92H24M-6 -104V-120Q0 -130 6 -120V-104Z') +
      outline('M-9 0V-24Q0 -38 9 -24V0Z', 'paper'),
    { x: 20 },
  );

/** The old city hall of Galt, with its clock. */
const cityHall =
  solid('M0 0V-72H124V0Z', 'sheet', flat('M100 0V-72H124V0Z', 'sage')) +
  outline('M-4 -72L18 -94H106L128 -72Z', 'sageDeep') +
  solid('M46 -66V-142H78V-66Z', 'sheet', flat('M68 -66V-142H78V-66Z', 'sage')) +
  outline('M42 -142L52 -168H72L82 -142Z', 'sageDeep') +
  '<circle cx="62" cy="-120" r="9" fill="{paper}"/>' +
  ink('M62 -168V-182') +
  panes({ x: 14, y: -56, columns: 5, rows: 1, size: [10, 18], step: [20, 0] }) +
  outline('M52 0V-22Q62 -34 72 -22V0Z', 'paper');

/** Cambridge: a stone mill, the two bows of the bridge over the Grand, a spire and the old city hall of Galt. */
export const cambridge = strip(
  place(house(), { x: 22 }),
  place(tree(), { x: 146, scale: 0.95 }),
  place(cityHall, { x: 208 }),
  place(tree('sageDeep'), { x: 382, scale: 0.8 }),
  place(mill, { x: 434 }),
  water(586, 904, 16),
  place(bridge, { x: 594, scale: 0.82 }),
  place(church, { x: 914 }),
  place(tree(), { x: 1066, scale: 0.9 }),
  place(rowHouse('paper', 'sage'), { x: 1136 }),
  place(rowHouse(), { x: 1192 }),
  place(bush(), { x: 1286 }),
  place(house('sheet', 'sage'), { x: 1330 }),
);
