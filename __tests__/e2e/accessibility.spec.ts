import { AxeBuilder } from '@axe-core/playwright';
import { citySubRoutes } from '../../src/domain/routes';
import { expect, test } from '../support/journey';

const paths = [...citySubRoutes.map((subRoute) => `/toronto/${subRoute}`), '/', '/book', '/thankyou'];

test('no page kind has an axe violation, at rest, with its menu open and with its errors shown', async ({
  page,
}) => {
  test.slow();
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const menu = page.getByText('Menu');
    if (await menu.isVisible()) await menu.click();
    const submit = page.getByRole('button', { name: 'Get my free quote' });
    if (await submit.isVisible()) {
      await submit.click();
      await expect(page.getByText('Name is required')).toBeVisible();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      path,
    ).toStrictEqual([]);
  }
});
