/** The parts of Decap CMS's global that the screen uses. */
type DecapEntry = {
  get(key: 'path' | 'slug'): string | undefined;
  get(key: 'data'): { toJS(): Record<string, unknown> };
};

type PreviewProps = { entry: DecapEntry; collection: { get(key: 'name'): string } };

type PreviewInstance = {
  props: PreviewProps;
  container: HTMLElement | null;
};

interface Window {
  CMS_MANUAL_INIT?: boolean;
  CMS: {
    init(options: { config: object }): void;
    getBackend(name: string): { init(config: object, options: object): object };
    /** Called with `new`; Decap uses the object that it returns. */
    registerBackend(name: string, backend: (config: object, options: object) => object): void;
    registerPreviewStyle(url: string): void;
    registerPreviewTemplate(name: string, component: unknown): void;
  };
  createClass(definition: object & ThisType<PreviewInstance>): unknown;
  h(name: string, props: object, ...children: unknown[]): unknown;
}
