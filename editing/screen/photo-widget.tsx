import { createRoot, type Root } from 'react-dom/client';
import { shownWidthOf } from '../../src/content-model/reading/photos-of';
import { photoFolder } from '../config/field';
import { freeName, photoName, findPhotoError, type PhotoValue, readPhotoValue } from '../content/photo-value';
import { editedAddress, type FindPhoto } from '../preview/preview-photos';
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

/** A root of our own draws it: Decap shares nothing of its React but `createElement`. */
export function photoWidget(findPhoto: FindPhoto): unknown {
  const given = new Map<string, string>();

  async function nameFor(shrunk: Shrunk, fileName: string): Promise<string> {
    const taken = new Set(given.values());
    const isTaken = async (name: string) =>
      taken.has(name) || (await findPhoto(`${photoFolder}/${name}`)) !== undefined;
    // Decap CMS keeps a file of a form once, so that the same photograph in two fields must have the same name.
    const bytes = await shrunk.blob.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
    const name = given.get(digest) ?? (await freeName(photoName(fileName, shrunk.extension), isTaken));
    given.set(digest, name);
    return name;
  }

  async function keep({ entry, field, onPersistMedia }: WidgetProps, shrunk: Shrunk, fileName: string) {
    const name = await nameFor(shrunk, fileName);
    const src = `${photoFolder}/${name}`;
    const kept = Array.from(entry.get<Iterable<DecapMap> | undefined>('mediaFiles') ?? []);
    if (!kept.some((file) => file.get('path') === `content${src}`))
      await onPersistMedia(new File([shrunk.blob], name, { type: shrunk.blob.type }), { field });
    return src;
  }

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
