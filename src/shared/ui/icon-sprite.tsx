// Each from its own file: a bundler would read all 2,000 of the package.
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Minus from 'lucide-react/icons/minus';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import X from 'lucide-react/icons/x';

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
