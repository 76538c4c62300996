import { backdrop, type Drawing } from '../drawing';
import { crew, crewMember, type Pose } from '../kit/crew';
import { bricks, drywallLoad, lumber, rubble, wheelbarrow } from '../kit/materials';
import { block, box, ink, outline, patch, place } from '../svg';

const size = { width: 800, height: 600 };

/** Leans forward and holds the grips low. */
const wheeling: Pose = {
  hip: [-16, -100],
  shoulder: [6, -164],
  farArm: [
    [34, -138],
    [56, -108],
  ],
  nearArm: [
    [20, -128],
    [52, -104],
  ],
  farLeg: [
    [20, -64],
    [16, -16],
  ],
  nearLeg: [
    [-24, -56],
    [-58, -22],
  ],
  nod: 4,
};

/** A wall of studs, with its top and bottom plates. */
function studs(): string {
  const uprights = [20, 130, 240, 350, 460, 570, 680, 790];
  return (
    uprights
      .map((x) => block([x - 12, 470], [24, 400], ['timber', 'timberDeep'], { depth: 8, corner: 0 }))
      .join('') +
    box(-10, 84, 820, 24, 'timber') +
    box(-10, 482, 820, 20, 'timber')
  );
}

/** One of the crew wheels broken drywall away from a bare wall. */
export const serviceConstructionDebris: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'paper'),
      studs(),
      outline('M590 84H810V462H660L670 400L616 372L640 300L576 250L610 180Z', 'sheet'),
      patch(0, 600, 800, 118, 'line'),
      ink('M0 482H800'),
      place(bricks([4, 3, 2]), { x: 626, y: 540, scale: 1.2 }),
      // Tipped about its wheel
      place(place(wheelbarrow(drywallLoad()), { x: -164 }), { x: 556, y: 572, scale: 1.5, turn: 5 }),
      place(crewMember(crew.will, wheeling), { x: 255, y: 572, scale: 1.4 }),
      place(rubble(140), { x: 618, y: 590, scale: 1.2 }),
      place(lumber(190, 4), { x: -96, y: 586, scale: 1.2 }),
    ].join(''),
};
