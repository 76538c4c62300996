import type { Content } from '../../src/content-model/types';

/** Section 5, by the field of site/forms.json that holds it; numbers of other countries are not specified. */
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

/** Single texts of sections 2 and 9. */
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

/** Section 9, each with what is saved, and whether it asks for the unit. */
export const propertyTypes = ['House = House', 'Condo/Apartment = Apartment, unit', 'Business = Business'];
