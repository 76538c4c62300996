import { lettering, letteringWidth } from '../drawings/lettering';
import { capHeight } from './fit-headline';

/** The side of the square on which all icons are drawn. */
const side = 32;
const middle = side / 2;

/** The icon for a browser's tab: a ticket with the brand's first letter, without an outline, which dark tabs would hide. */
export function tabIcon(brand: { name: string }): string {
  return icon(`<path d="${ticketPath(side)}" fill="{identity}"/>${initial(brand.name, 18)}`);
}

/** The icon for a home screen, with a ground; the ticket stays within the circle that some phones cut out. */
export function homeScreenIcon(brand: { name: string }): string {
  const ticket = `<path d="${ticketPath(20)}" fill="{sheet}" stroke="{ink}"/>`;
  return icon(`<path d="M0 0H${side}V${side}H0Z" fill="{identity}"/>${ticket}${initial(brand.name, 11)}`);
}

function icon(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${parts}</svg>`;
}

/** The path of a square ticket in the middle, with a notch at either side. */
function ticketPath(width: number): string {
  const [corner, notch] = [width * 0.15, width * 0.12];
  const [start, end] = [middle - width / 2, middle + width / 2];
  const arc = (radius: number, sweep: 0 | 1, x: number, y: number) =>
    `A${radius} ${radius} 0 0 ${sweep} ${x} ${y}`;
  return [
    `M${start + corner} ${start}H${end - corner}${arc(corner, 1, end, start + corner)}`,
    `V${middle - notch}${arc(notch, 0, end, middle + notch)}`,
    `V${end - corner}${arc(corner, 1, end - corner, end)}H${start + corner}${arc(corner, 1, start, end - corner)}`,
    `V${middle + notch}${arc(notch, 0, start, middle - notch)}`,
    `V${start + corner}${arc(corner, 1, start + corner, start)}Z`,
  ].join('');
}

/** The first letter of the name in the middle, with the given height, or less where it would be wider than high. */
function initial(name: string, height: number): string {
  const letter = name.slice(0, 1).toUpperCase();
  const size = Math.min(height / capHeight, (height * 1.1) / letteringWidth(letter, 1));
  return lettering(letter, size, { x: middle, y: middle + (size * capHeight) / 2, isCentred: true });
}
