import type { Drawing } from './drawing';
import { afterBalcony, beforeBalcony } from './scenes/balcony';
import { afterBasement, beforeBasement } from './scenes/basement';
import { afterGarage, beforeGarage } from './scenes/garage';
import { loadEmpty, loadFull, loadHalf, loadQuarter, loadThreeQuarters } from './scenes/load-levels';
import { serviceAppliances } from './scenes/service-appliances';
import { serviceCommercialBusiness } from './scenes/service-commercial-business';
import { serviceConstructionDebris } from './scenes/service-construction-debris';
import { serviceFurniture } from './scenes/service-furniture';
import { serviceHoardingSituations } from './scenes/service-hoarding-situations';
import { serviceJustJunk } from './scenes/service-just-junk';
import { servicePropertyCleanOuts } from './scenes/service-property-clean-outs';
import { serviceRenovations } from './scenes/service-renovations';
import { spotKept } from './scenes/spot-kept';
import { spotLoad } from './scenes/spot-load';
import { spotPhone } from './scenes/spot-phone';
import { spotStairs } from './scenes/spot-stairs';
import { spotSwept } from './scenes/spot-swept';

/**
 * Every scene by name: one for each service, rooms before and after, the truck filled by quarters, and small pictures
 * (`spot-`) beside texts.
 */
export const scenes: Record<string, Drawing> = {
  'service-appliances': serviceAppliances,
  'service-furniture': serviceFurniture,
  'service-just-junk': serviceJustJunk,
  'service-renovations': serviceRenovations,
  'service-property-clean-outs': servicePropertyCleanOuts,
  'service-hoarding-situations': serviceHoardingSituations,
  'service-construction-debris': serviceConstructionDebris,
  'service-commercial-business': serviceCommercialBusiness,
  'before-garage': beforeGarage,
  'after-garage': afterGarage,
  'before-basement': beforeBasement,
  'after-basement': afterBasement,
  'before-balcony': beforeBalcony,
  'after-balcony': afterBalcony,
  'load-empty': loadEmpty,
  'load-quarter': loadQuarter,
  'load-half': loadHalf,
  'load-three-quarters': loadThreeQuarters,
  'load-full': loadFull,
  'spot-load': spotLoad,
  'spot-swept': spotSwept,
  'spot-kept': spotKept,
  'spot-stairs': spotStairs,
  'spot-phone': spotPhone,
};
