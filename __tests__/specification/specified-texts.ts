import type { Content } from '../../src/content-model/types';

/** The messages of docs/specification.md, section 5, by their key in site/forms.json; it says nothing of other countries’ numbers. */
export const messages = {
  nameRequired: 'Name is required',
  phoneTooShort: 'Phone number must be at least 10 digits',
  messageRequired: 'Message is required',
  dateRequired: 'Please select a date',
  timeWindowRequired: 'Please choose a time slot',
  fieldRequired: 'This field is required',
  zipOrPostalCodeRequired: 'Either Zip or Postal Code is required',
};

type SmallText = { file: string; field: string; text: string; read: (content: Content) => string };

/** Single texts of docs/specification.md, sections 2 and 9. */
export const smallTexts: SmallText[] = [
  {
    file: 'site/navigation.json',
    field: 'stickyBar.getQuote',
    text: 'Get Quote',
    read: ({ site }) => site.navigation.stickyBar.getQuote,
  },
  {
    file: 'site/navigation.json',
    field: 'stickyBar.contact',
    text: 'Call / SMS',
    read: ({ site }) => site.navigation.stickyBar.contact,
  },
  {
    file: 'site/forms.json',
    field: 'fields.unit.label',
    text: 'Unit #',
    read: ({ site }) => site.forms.fields.unit.label,
  },
];

/** The property types of docs/specification.md, section 9, each with its saved value and whether it needs a unit. */
export const propertyTypes = ['House = House', 'Condo/Apartment = Apartment, unit', 'Business = Business'];
