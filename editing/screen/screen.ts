import { checkedName, screenConfig, type ScreenSettings } from '../config/screen-config';
import { previewOf } from '../preview/preview-template';
import { checkedBackend } from './checked-backend';
import { ContentSnapshot } from '../content/content-snapshot';
import { showNotice } from './notice';

function readSettings(): ScreenSettings {
  return JSON.parse(document.getElementById('settings')?.textContent ?? '') as ScreenSettings;
}

function start(): void {
  const { CMS } = window;
  const settings = readSettings();
  const config = screenConfig(settings);
  const isLocal = settings.backend === 'local';
  const snapshot = new ContentSnapshot(isLocal);
  const innerName = isLocal ? 'proxy' : 'github';
  function Checked(given: object, options: object): object {
    const inner = CMS.getBackend(innerName).init(given, options);
    return checkedBackend({ inner: inner as never, snapshot, isLocal, report: showNotice });
  }
  CMS.registerBackend(checkedName(settings.backend), Checked);
  CMS.registerPreviewStyle('/admin/preview.css');
  for (const collection of config.collections) {
    const names = 'files' in collection ? collection.files.map(({ name }) => name) : [collection.name];
    for (const name of names) CMS.registerPreviewTemplate(name, previewOf(snapshot));
  }
  CMS.init({ config });
}

start();
