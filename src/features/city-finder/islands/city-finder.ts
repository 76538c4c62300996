import { mountReact } from '../../../islands/react-island';
import { CityFinder } from '../components/city-finder';

export const mount = mountReact(CityFinder);
