import { icons } from 'lucide-react';

const names = [
  'arrow-right',
  'ban',
  'calendar-plus',
  'camera',
  'check',
  'chevron-down',
  'chevrons-left-right',
  'clock',
  'map-pin',
  'menu',
  'message-square',
  'message-square-text',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'printer',
  'scissors',
  'search',
  'star',
  'ticket',
  'x',
] as const;

export type IconName = (typeof names)[number];

/** How lucide spells it: 'arrow-right' is ArrowRight. */
type Spelled<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Spelled<Rest>}`
  : Capitalize<Name>;

const drawings = { ...icons };

const drawingOf = (name: IconName) =>
  drawings[name.replace(/(^|-)./g, (start) => start.slice(-1).toUpperCase()) as Spelled<IconName>];

/** In the HTML of each page (gatsby-ssr.tsx), so that no script carries it. Its place gives fill and line. */
export function IconSprite() {
  return (
    <svg style={{ display: 'none' }}>
      {names.map((name) => {
        const Drawing = drawingOf(name);
        return <Drawing key={name} id={`icon-${name}`} className="" fill="inherit" color="inherit" />;
      })}
    </svg>
  );
}
