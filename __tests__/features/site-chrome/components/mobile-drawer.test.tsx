import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileDrawer } from '../../../../src/features/site-chrome/components/mobile-drawer';
import { brandContent } from '../../../support/brand-fixture';
import { showLive } from '../../../support/islands';

const { brand, navigation } = brandContent.site;
const contact = {
  phone: { display: '416-555-0142', dial: '+14165550142' },
  smsLink: 'sms:+14165550142?&body=Hello',
  quotePath: '/toronto/get-quote',
};
const menu = navigation.menu.map(({ label, to }) => ({ label, to: `#${to}` }));

/** A page with the drawer in its header. */
async function show() {
  const page = (
    <>
      <a href="#main">Skip</a>
      <header>
        <a href="#home">Home</a>
        <MobileDrawer navigation={navigation} items={menu} contact={contact} hours={brand.hourWords.hours} />
      </header>
      <main>
        <button type="button">Send</button>
      </main>
    </>
  );
  await showLive(page);
  return userEvent.setup();
}

const drawer = () => screen.getByRole<HTMLDetailsElement>('group');
const button = () => drawer().querySelector('summary')!;
const link = (name: string) => within(drawer()).getByRole('link', { name });

async function showOpen() {
  const user = await show();
  await user.click(button());
  await waitFor(() => expect(link('what-we-take')).toHaveFocus());
  return user;
}

test('open, it takes back a focus that leaves it where the browser does not know inert', async () => {
  await showOpen();
  act(() => screen.getByText('Send').focus());
  expect(button()).toHaveFocus();
});

test('open, all the rest of the page is out of reach, and in reach again once it is closed', async () => {
  const user = await showOpen();
  for (const outside of ['Skip', 'Home', 'Send'])
    expect(screen.getByText(outside).closest('[inert]')).not.toBeNull();
  expect(drawer().closest('[inert]')).toBeNull();
  await user.click(button());
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  expect(drawer()).not.toHaveAttribute('open');
});
