import { backdrop } from '../drawing';
import { crew, crewMember } from '../kit/crew';
import { bag, carton, sofa } from '../kit/furniture';
import { bush, cloud, farHouse, garage, streetLamp, tree } from '../kit/street';
import { truck } from '../kit/truck';
import { disc, ink, patch, place } from '../svg';
import { walking } from './walking';

/** The hero film: the truck at the kerb, pieces carried in, the tailgate closed, the space left behind. */
export const film = { width: 1920, height: 640, seconds: 8, framesPerSecond: 24 };

const ground = 566;
const road = 600;
const tailgateX = 640;
const rampDown = -131;

/** Gives the progress of a time between two others, from 0 to 1, slower at both ends. */
function through(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

const between = (start: number, end: number, part: number): number => start + (end - start) * part;

function scenery(): string {
  return [
    backdrop(film, 'sky'),
    disc(560, 120, 52, 'sun'),
    place(cloud(), { x: 620, y: 150 }),
    place(cloud(150), { x: 214, y: 96 }),
    place(cloud(220), { x: 1010, y: 104 }),
    place(cloud(170), { x: 1640, y: 140 }),
    place(farHouse(210, 190), { x: 520, y: 520 }),
    place(farHouse(250, 220), { x: 806, y: 520 }),
    place(farHouse(210, 180), { x: 1150, y: 520 }),
    place(farHouse(270, 230), { x: 1440, y: 520 }),
    place(farHouse(190, 180), { x: 1790, y: 520 }),
    patch(0, 640, 1920, 124, 'sage'),
    place(tree(250), { x: 1320, y: 534 }),
    place(tree(210), { x: 1746, y: 534 }),
    place(tree(280), { x: 66, y: 548 }),
    place(bush(), { x: 1180, y: 538 }),
    place(streetLamp(), { x: 1580, y: 540 }),
    patch(0, 640, 1920, 64, 'line'),
    patch(0, 590, 1920, 34, 'paper'),
    ink('M0 556H1920M0 590H1920'),
  ].join('');
}

/** The things still in the garage. The crew already carries the sofa when the film begins. */
function pile(time: number): string {
  if (time >= 3) return '';
  return (
    place(carton(), { x: 60, y: -4 }) +
    place(carton(64, 50), { x: 72, y: -70 }) +
    place(bag(), { x: 236, y: -2, scale: 0.9 })
  );
}

/** The parts behind the truck and those in front of it. */
type Layers = { behind: string; before: string };

/** Both carry the sofa to the truck and push it in, then come back for the rest. */
function firstTrip(time: number): Layers {
  const carried = through(time, 0.3, 1.7);
  const pushed = through(time, 1.7, 2.2);
  const back = through(time, 2.3, 3);
  const x = between(300, tailgateX - 216, carried) - back * 190;
  const stride = carried * 3.4 + back * 3 + 0.3;
  const isBack = time >= 2.3;
  const isWalking = (time > 0.3 && time < 1.7) || isBack;
  const pose = walking(stride, isWalking ? 1 : 0.5, isBack ? 'swing' : pushed > 0 ? 'push' : 'hold');
  const sofaX = x + 26 + pushed * 250;
  const will = place(crewMember(crew.will, pose), { x: x + 150, y: ground + 4, flip: isBack });
  const carriedSofa = place(sofa('brick', 'timberDeep'), {
    x: sofaX,
    y: between(ground - 84, road - 104, carried),
    scale: 0.94,
  });
  return {
    behind: will + (pushed < 1 ? carriedSofa : ''),
    before: place(crewMember(crew.ana, pose), { x: x + 4, y: ground + 24, flip: isBack }),
  };
}

/** Cartons and a bag go in. */
function secondTrip(time: number): Layers {
  const carried = through(time, 3, 4.3);
  const pushed = through(time, 4.3, 4.7);
  const anaX = between(300, tailgateX - 76, carried);
  const willX = between(460, tailgateX - 40, through(time, 3, 3.9));
  const ana = walking(carried * 4, time < 4.3 ? 1 : 0.4, pushed > 0 ? 'push' : 'hold');
  const will = walking(carried * 2.6, time < 3.9 ? 1 : 0.4, time > 4.1 ? 'push' : 'hold');
  const cartons = place(carton() + place(carton(64, 50), { x: 10, y: -66 }), {
    x: anaX + 24 + pushed * 130,
    y: between(ground - 90, road - 100, carried),
  });
  const willPushed = through(time, 3.9, 4.3);
  const behind = [
    willPushed < 1 ? place(bag(), { x: willX + 62 + willPushed * 90, y: road - 112, scale: 0.9 }) : '',
    place(crewMember(crew.will, will), { x: willX - 20, y: ground + 4 }),
    pushed < 1 ? cartons : '',
  ];
  return {
    behind: behind.join(''),
    before: place(crewMember(crew.ana, ana), { x: anaX - 18, y: ground + 24 }),
  };
}

/** The tailgate is shut; both walk round to the cab, behind the truck. */
function leaving(time: number): Layers {
  const walk = through(time, 5.2, 6.2);
  const shut = through(time, 4.7, 5.2);
  const pose = walking(walk * 6, walk > 0 ? 1 : 0, shut < 1 ? 'push' : 'swing');
  const will = place(crewMember(crew.will, pose), { x: between(tailgateX - 60, 1110, walk), y: ground + 4 });
  const ana = place(crewMember(crew.ana, pose), {
    x: between(tailgateX - 94, 1050, walk),
    y: between(ground + 24, ground, Math.min(1, walk * 4)),
  });
  return walk === 0 ? { behind: will, before: ana } : { behind: will + ana, before: '' };
}

function truckAt(time: number, name: string): string {
  const away = through(time, 6.2, 8.4) ** 1.4;
  const x = tailgateX + away * 1900;
  const tailgate = between(rampDown, 0, through(time, 4.7, 5.2));
  const settle = time > 1.9 && time < 2.3 ? Math.sin((time - 1.9) * 16) * 2 : 0;
  return place(truck({ name, tailgate, roll: away * 1900 * 1.43 }), { x, y: road + settle });
}

function peopleAt(time: number): Layers {
  if (time < 3) return firstTrip(time);
  if (time < 4.7) return secondTrip(time);
  if (time < 6.2) return leaving(time);
  return { behind: '', before: '' };
}

function sceneAt(time: number, name: string): string {
  const { behind, before } = peopleAt(time);
  return [
    scenery(),
    place(garage(pile(time)), { x: 140, y: ground }),
    behind,
    truckAt(time, name),
    before,
  ].join('');
}

/**
 * Gives one frame of the film as parts of a drawing.
 * @param time Seconds from the beginning; the last half second fades back to it, so that the film can run in a loop.
 */
export function filmFrame(time: number, { name }: { name: string }): string {
  const fade = through(time, film.seconds - 0.5, film.seconds);
  if (fade === 0) return sceneAt(time, name);
  return `${sceneAt(time, name)}<g opacity="${fade.toFixed(3)}">${sceneAt(0, name)}</g>`;
}
