import { cityPath } from '../../src/domain/routes';

test('paths keep the city', () => {
  expect([cityPath('gta'), cityPath('gta', 'faq')]).toStrictEqual(['/gta', '/gta/faq']);
});
