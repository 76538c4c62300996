import { createElement, type SVGProps } from 'react';

type IconData = { node: [string, Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

const strokes = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes an icon from lucide's drawing. A build uses it instead of lucide's own function (src/build/webpack/scripts.ts),
 * which adds 3 kB to every page for options that no icon here uses.
 */
export default function createPlainIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: IconProps) =>
    createElement('svg', { ...strokes, width: size, height: size, ...props }, parts);
}
