import { createRoot, type Root } from 'react-dom/client';
import { shownWidthOf } from '../../src/content-model/reading/photos-of';
import { photoFolder } from '../config/field';
import { photoName, findPhotoError, type PhotoValue, readPhotoValue } from '../content/photo-value';
import { editedAddress } from '../preview/preview-photos';
import { PhotoField } from './photo-field';
import type { Shrunk } from './shrink-photo';

type PhotoWidget = {
  props: WidgetProps;
  isBusy?: boolean;
  sent?: PhotoValue | undefined;
  version?: number;
  draw(root: Root): void;
};

const roots = new WeakMap<HTMLElement, Root>();

function rootOf(box: HTMLElement): Root {
  const root = roots.get(box) ?? createRoot(box);
  roots.set(box, root);
  return root;
}

async function keep(
  { entry, field, onPersistMedia }: WidgetProps,
  { blob, extension }: Shrunk,
  given: string,
) {
  const name = await photoName(given, blob, extension);
  const src = `${photoFolder}/${name}`;
  const kept = Array.from(entry.get<Iterable<DecapMap> | undefined>('mediaFiles') ?? []);
  if (!kept.some((file) => file.get('path') === `content${src}`))
    await onPersistMedia(new File([blob], name, { type: blob.type }), { field });
  return src;
}

/** A root of our own draws it: Decap shares nothing of its React but `createElement`. */
export function photoWidget(): unknown {
  return window.createClass<PhotoWidget>({
    shouldComponentUpdate: () => true,
    isValid() {
      const words = this.isBusy
        ? 'The photograph is still being made ready: wait a moment and save again.'
        : findPhotoError(readPhotoValue(this.props.value));
      return words === undefined || { error: { type: 'CUSTOM', message: words } };
    },
    draw(root: Root) {
      const { value, forID, field, getAsset, onChange } = this.props;
      const photo = readPhotoValue(value);
      // What is not our own last change comes from elsewhere, such as another entry: the field begins anew with it.
      if (JSON.stringify(photo) !== JSON.stringify(this.sent)) this.version = (this.version ?? 0) + 1;
      this.sent = photo;
      root.render(
        <PhotoField
          key={this.version}
          id={forID}
          photo={photo}
          shownWidth={shownWidthOf(field.get<string>('name'))}
          addressOf={(src) => editedAddress(getAsset, field, src)}
          onChange={(next) => {
            this.sent = next;
            onChange(next ?? '');
          }}
          keep={(shrunk, fileName) => keep(this.props, shrunk, fileName)}
          onBusy={(isBusy) => {
            this.isBusy = isBusy;
          }}
        />,
      );
    },
    render() {
      // A new function at each drawing, which React therefore calls each time.
      return window.h('div', { ref: (box: HTMLElement | null) => box && this.draw(rootOf(box)) });
    },
  });
}
