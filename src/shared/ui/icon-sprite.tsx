import {
  ArrowRight,
  Ban,
  CalendarPlus,
  Camera,
  Check,
  ChevronDown,
  ChevronsLeftRight,
  Clock,
  MapPin,
  Menu,
  MessageSquare,
  MessageSquareText,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Scissors,
  Search,
  Star,
  Ticket,
  X,
} from 'lucide-react';

const icons = {
  'arrow-right': ArrowRight,
  ban: Ban,
  'calendar-plus': CalendarPlus,
  camera: Camera,
  check: Check,
  'chevron-down': ChevronDown,
  'chevrons-left-right': ChevronsLeftRight,
  clock: Clock,
  'map-pin': MapPin,
  menu: Menu,
  'message-square': MessageSquare,
  'message-square-text': MessageSquareText,
  minus: Minus,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  printer: Printer,
  scissors: Scissors,
  search: Search,
  star: Star,
  ticket: Ticket,
  x: X,
};

export type IconName = keyof typeof icons;

/** In the HTML of each page (gatsby-ssr.tsx), so that no script carries it. Its place gives fill and line. */
export function IconSprite() {
  return (
    <svg style={{ display: 'none' }}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <Drawing key={name} id={`icon-${name}`} className="" fill="inherit" color="inherit" />
      ))}
    </svg>
  );
}
