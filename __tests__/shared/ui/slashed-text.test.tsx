import { render } from '@testing-library/react';
import { SlashedText } from '../../../src/shared/ui/slashed-text';

test.each([
  ['Commercial/Business', 'Commercial/<wbr>Business'],
  ['a/b/c', 'a/<wbr>b/<wbr>c'],
  ['Appliances', 'Appliances'],
  ['<b>/', '&lt;b&gt;/<wbr>'],
])('%s stays as it is written, and may end a line after its slashes', (text, markup) => {
  const { container } = render(<SlashedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.innerHTML).toBe(markup);
});
