import { parseVisitDetails } from '../../../../src/features/ticket/rules/visit-details';

test('the four optional fields of /thankyou are read as text, empty ones left out', () => {
  expect(
    parseVisitDetails('?moveDate=May+5&fromAddress=%3Cb%3E1+Main%3C/b%3E&packing=&other=1'),
  ).toStrictEqual({
    moveDate: 'May 5',
    fromAddress: '<b>1 Main</b>',
  });
});
