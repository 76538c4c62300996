import { mountReact } from '../../../islands/react-island';
import { LazyPicker, type LazyPickerProps } from '../components/haul-picker';
import { readHaulFile } from '../services/haul-file';

const mountPicker = mountReact(LazyPicker);

export async function mount(host: HTMLElement, props: LazyPickerProps): Promise<HTMLElement> {
  return mountPicker(host, { ...props, file: await readHaulFile(props.src) });
}
