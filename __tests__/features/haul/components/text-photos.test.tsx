import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dialogs from '../../../../src/features/haul/components/text-photos-dialog';
import { TextPhotos } from '../../../../src/features/haul/components/text-photos';
import { smsLink } from '../../../../src/shared/values/phone-number';
import { brandContent } from '../../../support/brand-fixture';
import { showLive } from '../../../support/islands';

const texts = brandContent.site.forms.textPhotos!;
const phone = { display: '416-555-0142', dial: '+14165550142' };

const button = () => screen.getByRole('button', { name: texts.label });
const dialog = () => screen.findByRole('dialog', { name: texts.code.title });

test('where the script does not load, the number and the link stand there', async () => {
  jest.spyOn(dialogs, 'showDialog').mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const user = userEvent.setup({ delay: null });
  await showLive(<TextPhotos texts={texts} phone={phone} />);
  await user.click(button());
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(texts.code.failed);
  const link = within(said).getByRole('link', { name: texts.code.open });
  expect(link).toHaveAttribute('href', smsLink(phone, texts.message));
  await user.click(button());
  expect(await dialog()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
