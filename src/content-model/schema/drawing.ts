import { field } from './field';
import { z } from 'zod';

/** What staff call each drawing of art/drawings/scenes.ts. */
const choices: Readonly<Record<string, string>> = {
  'service-appliances': 'Appliances',
  'service-furniture': 'Furniture',
  'service-just-junk': 'Junk of every kind',
  'service-renovations': 'Renovation debris',
  'service-property-clean-outs': 'Clean-out of a property',
  'service-hoarding-situations': 'Hoarding situation',
  'service-construction-debris': 'Construction debris',
  'service-commercial-business': 'Business',
  'before-garage': 'Garage, before',
  'after-garage': 'Garage, after',
  'before-basement': 'Basement, before',
  'after-basement': 'Basement, after',
  'before-balcony': 'Balcony, before',
  'after-balcony': 'Balcony, after',
  'load-empty': 'Truck, empty',
  'load-quarter': 'Truck, a quarter full',
  'load-half': 'Truck, half full',
  'load-three-quarters': 'Truck, three quarters full',
  'load-full': 'Truck, full',
  'spot-load': 'Loading the truck',
  'spot-swept': 'Sweeping up',
  'spot-kept': 'Things that are kept',
  'spot-stairs': 'Carrying down stairs',
  'spot-phone': 'Phone',
};

export const drawingField = field(z.enum(Object.keys(choices)).meta({ choices }));
export const drawing = drawingField('Drawing', 'The drawing that visitors see beside these words.');
