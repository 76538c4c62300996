type DecapEntry = {
  get(key: 'path' | 'slug'): string | undefined;
  get(key: 'data'): { toJS(): Record<string, unknown> };
};

type DecapField = {
  get(key: 'widget'): string;
  get(key: 'fields'): Iterable<DecapField> | undefined;
};

/** Gives where the browser can load a file of the content, also one that is not saved yet. */
type GetAsset = (path: string, field: DecapField) => { toString(): string };

type PreviewProps = {
  entry: DecapEntry;
  collection: { get(key: 'name'): string };
  fields: Iterable<DecapField>;
  getAsset: GetAsset;
};

type PreviewInstance = {
  props: PreviewProps;
  container: HTMLElement | null;
};

type MediaFiles = { some(isMeant: (file: { get(key: 'path'): string }) => boolean): boolean };

type WidgetProps = {
  value: unknown;
  forID: string;
  field: DecapField;
  entry: { get(key: 'mediaFiles'): MediaFiles | undefined };
  getAsset: GetAsset;
  onChange(value: unknown): void;
  onPersistMedia(file: File, options: { field: DecapField }): Promise<unknown>;
};

interface Window {
  CMS_MANUAL_INIT?: boolean;
  CMS: {
    init(options: { config: object }): void;
    getBackend(name: string): { init(config: object, options: object): object };
    /** Called with `new`; Decap uses the object that it returns. */
    registerBackend(name: string, backend: (config: object, options: object) => object): void;
    getLocale(name: string): import('../config/screen-words').ScreenWords;
    registerEventListener(listener: { name: 'postSave'; handler: () => void }): void;
    registerLocale(name: string, words: object): void;
    registerPreviewStyle(url: string): void;
    registerPreviewTemplate(name: string, component: unknown): void;
    getWidget(name: string): { control: new (...args: never[]) => never };
    registerWidget(name: string, control: unknown): void;
  };
  createClass<Instance = PreviewInstance>(definition: object & ThisType<Instance>): unknown;
  h(name: string, props: object, ...children: unknown[]): unknown;
}
