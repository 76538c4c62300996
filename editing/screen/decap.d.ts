type DecapMap = {
  readonly size: number;
  get<Value = unknown>(key: string): Value;
  set(key: string, value: unknown): DecapMap;
  equals(other: unknown): boolean;
  toJS(): Record<string, unknown>;
};

type GetAsset = (path: string, field: DecapMap) => { toString(): string };

type PreviewProps = { entry: DecapMap; collection: DecapMap; fields: Iterable<DecapMap>; getAsset: GetAsset };

type PreviewInstance = { props: PreviewProps; container: HTMLElement | null };

type WidgetProps = {
  value: unknown;
  forID: string;
  field: DecapMap;
  entry: DecapMap;
  getAsset: GetAsset;
  onChange(value: unknown): void;
  onPersistMedia(file: File, options: { field: DecapMap }): Promise<unknown>;
};

type DecapState = { entryDraft: DecapMap; auth: { user?: { token?: string } } };
type DecapAction = { type: string; payload?: unknown };
type DecapReducer = (state: DecapState, action: DecapAction) => DecapState;

interface Window {
  CMS_MANUAL_INIT?: boolean;
  decapReducer: DecapReducer;
  decapStore: {
    getState(): DecapState;
    dispatch(action: DecapAction): unknown;
    subscribe(listener: () => void): () => void;
    replaceReducer(reducer: DecapReducer): void;
  };
  CMS: {
    init(options: { config: object }): void;
    getBackend(name: string): { init(config: object, options: object): object };
    /** Called with `new`; Decap uses the object that it returns. */
    registerBackend(name: string, backend: (config: object, options: object) => object): void;
    getLocale(name: string): object;
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
