import { backdrop, type Drawing } from '../drawing';
import { cupboards, fridge, handTruck, washer } from '../kit/appliances';
import { crew, crewMember, poses } from '../kit/crew';
import { box, ink, patch, place, tint } from '../svg';

const size = { width: 800, height: 600 };

/** A fridge leaves a kitchen on a hand truck; wall and floor are bright where it stood. */
export const serviceAppliances: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'sage'),
      patch(0, 600, 800, 120, 'line'),
      // The wall behind the fridge, and its socket
      patch(528, 480, 152, 330, 'sheet'),
      tint('M528 482H680L700 540H512Z', 'sheet'),
      ink('M0 480H800'),
      box(586, 420, 40, 40, 'paper', 4) + ink('M598 396V404M614 396V404'),
      box(520, 150, 168, 110, 'sageDeep', 3) + box(688, 220, 140, 180, 'sageDeep', 3),
      ink('M604 40V150M592 118V136M616 118V136M706 180V200'),
      place(cupboards(220), { x: 706, y: 492, scale: 1.35 }),
      place(washer(), { x: 24, y: 556, scale: 1.5 }),
      place(place(fridge(), { x: 26, y: -8 }) + handTruck(), { x: 382, y: 572, scale: 1.5, turn: -17 }),
      place(crewMember(crew.will, poses.tilt), { x: 238, y: 572, scale: 1.4 }),
    ].join(''),
};
