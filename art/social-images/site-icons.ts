import { lettering, letteringWidth } from '../drawings/lettering';
import { readDrawing } from '../drawings/read-drawings';
import { drawFor, type DrawnBrand } from '../drawings/write-drawings';
import { capHeight } from './fit-headline';

const middle = 16;

/** The icon for a browser's tab: a ticket with the brand's first letter, without an outline, which dark tabs would hide. */
export function tabIcon(brand: DrawnBrand): string {
  return drawFor(brand, readDrawing('social-images/tab-icon'), initial(brand.name, 18));
}

/** The icon for a home screen, with a ground; the ticket stays within the circle that some phones cut out. */
export function homeScreenIcon(brand: DrawnBrand): string {
  return drawFor(brand, readDrawing('social-images/home-screen-icon'), initial(brand.name, 11));
}

/** The first letter of the name in the middle, with the given height, or less where it would be wider than high. */
function initial(name: string, height: number): string {
  const letter = name.slice(0, 1).toUpperCase();
  const size = Math.min(height / capHeight, (height * 1.1) / letteringWidth(letter, 1));
  return lettering(letter, size, { x: middle, y: middle + (size * capHeight) / 2, isCentred: true });
}
