import { backdrop, type Drawing } from '../drawing';
import { crew, crewMember, poses } from '../kit/crew';
import { carton } from '../kit/furniture';
import { cityLine, desk, filingCabinet, monitor, officeChair } from '../kit/office';
import { ink, patch, place } from '../svg';

const size = { width: 800, height: 600 };
const roofs = [60, 150, 110, 190, 90, 140, 240, 120, 80, 170, 130, 210, 100, 60];

/** An office high above a city is cleared, desks stacked and chairs rolled out. */
export const serviceCommercialBusiness: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'sky'),
      place(cityLine(800, roofs), { y: 440 }),
      patch(0, 600, 800, 160, 'inkSoft'),
      patch(0, 440, 800, 50, 'paper'),
      patch(0, 56, 800, 56, 'paper'),
      ink('M0 56H800M0 390H800M0 440H800M150 56V390M400 56V390M650 56V390'),
      place(filingCabinet(3), { x: 350, y: 500, scale: 1.4 }),
      place(carton(), { x: 80, y: 550, scale: 1.3 }),
      place(desk(), { x: 26, y: 560, scale: 1.4 }),
      place(desk(), { x: 320, y: 298, scale: 1.4, turn: 180 }),
      place(officeChair(), { x: 612, y: 580, scale: 1.5 }),
      place(monitor(), { x: 646, y: 470, scale: 1.15 }),
      place(crewMember(crew.will, poses.push), { x: 530, y: 580, scale: 1.4 }),
    ].join(''),
};
