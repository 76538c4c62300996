import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeQR } from 'qr/decode.js';
import { CallBanner } from '../../../../src/features/requests/components/call-banner';
import { TextPhotos } from '../../../../src/features/load/components/text-photos';
import { DrawingsContext } from '../../../../src/shared/ui/drawing';
import { emptyLoad } from '../../../../src/features/load/rules/stored-load';
import { smsCode, smsLink } from '../../../../src/shared/values/phone-number';
import { setCityOfPage } from '../../../../src/features/measuring/services/measured-visit';
import { keepLoad } from '../../../../src/features/load/services/kept-load';
import { forgetLoad } from '../../../../src/features/load/services/load-store';
import { brandContent } from '../../../support/brand-fixture';
import { addDialogMethods } from '../../../support/dialog';

const mockScript = { loads: true };
jest.mock('../../../../src/features/load/components/text-photos-dialog', () => {
  const { TextPhotosDialog } = jest.requireActual<{ TextPhotosDialog: unknown }>(
    '../../../../src/features/load/components/text-photos-dialog',
  );
  return {
    get TextPhotosDialog() {
      if (!mockScript.loads) throw new Error('offline');
      return TextPhotosDialog;
    },
  };
});

const texts = brandContent.site.forms.textPhotos!;
const phone = { display: '416-555-0142', dial: '+14165550142' };

const keep = (load: object) => act(() => keepLoad({ ...emptyLoad, ...load }));
const button = () => screen.getByRole('button', { name: texts.label });
const dialog = () => screen.findByRole('dialog', { name: texts.code.title });

async function show() {
  const { container } = render(<TextPhotos texts={texts} phone={phone} />);
  return { user: userEvent.setup({ delay: null }), container };
}

/** What a camera reads, from the runs of dark modules. */
function decode(code: HTMLElement): string {
  const width = Number(code.getAttribute('viewBox')?.split(' ').pop());
  const scale = 4;
  const size = width * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const shape = code.lastElementChild?.getAttribute('d') ?? '';
  for (const [, x, y, run] of shape.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < scale; row += 1) {
      const from = (Number(y) * scale + row) * size + Number(x) * scale;
      for (let pixel = from; pixel < from + Number(run) * scale; pixel += 1)
        data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}

beforeAll(addDialogMethods);

afterEach(() => {
  act(forgetLoad);
  Reflect.deleteProperty(window, 'dataLayer');
  setCityOfPage('');
});

test('without its texts there is nothing, and the number can be texted as before', () => {
  const { container } = render(<TextPhotos texts={undefined} phone={phone} />);
  expect(container).toBeEmptyDOMElement();
  render(
    <DrawingsContext value={{ spot: { src: '/spot.svg', width: 4, height: 3 } }}>
      <CallBanner
        texts={{ title: 'Talk', text: 'To us' }}
        phone={phone}
        words={{ call: 'Ring', text: 'Write' }}
        smsLink={smsLink(phone, 'Hi')}
        textPhotos={undefined}
        drawing="spot"
      />
    </DrawingsContext>,
  );
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', smsLink(phone, 'Hi'));
});

test('a press beside the window closes it, a press in it does not', async () => {
  const { user } = await show();
  await user.click(button());
  const shown = await dialog();
  await user.click(screen.getByText(texts.code.lead));
  expect(shown).toBeVisible();
  fireEvent.click(shown);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the longest message has a code as well', async () => {
  const long = 'A load with many things. '.repeat(16);
  keep({ sentence: long });
  const { user } = await show();
  await user.click(button());
  const code = within(await dialog()).getByRole('img');
  expect(decode(code)).toBe(smsCode(phone, texts.messageWithLoad.replace('{load}', long)));
});

test('where the script does not load, the number and the link stand there', async () => {
  mockScript.loads = false;
  const { user } = await show();
  await user.click(button());
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(texts.code.failed);
  expect(within(said).getByRole('link', { name: texts.code.open })).toHaveAttribute(
    'href',
    smsLink(phone, texts.message),
  );
  mockScript.loads = true;
  await user.click(button());
  expect(await dialog()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
