import type { ContentFolder } from '../reading/content-folder';
import type { ContentError } from '../content-error';

/**
 * Reports a pop-up that shows visitors' names although the forms have no box that asks for permission, and a box for a
 * pop-up that shows no names (docs/decisions/0013).
 */
export function checkRecent(folder: ContentFolder): ContentError[] {
  const site = folder.all('site');
  const popup = site.find((document) => document.name === 'social-proof');
  const forms = site.find((document) => document.name === 'forms');
  if (popup?.name !== 'social-proof' || forms?.name !== 'forms') return [];
  const isShown = popup.data.mode === 'recent';
  const isAsked = forms.data.consent.recent !== undefined;
  if (isShown && !isAsked) {
    return [
      folder.error(forms.path, {
        path: ['consent', 'recent'],
        found: 'nothing',
        expected: `a group with a "label" for a box that allows it, because "mode" of ${popup.path} is "recent": the pop-up shows first names`,
        fix: `add  "recent": { "label": "Optional: …" },  or set "mode" of ${popup.path} to "off"`,
      }),
    ];
  }
  if (isShown || !isAsked) return [];
  return [
    folder.error(forms.path, {
      path: ['consent', 'recent'],
      found: 'a box that asks whether a first name may be shown',
      expected: `no such box, because "mode" of ${popup.path} is "${popup.data.mode}": no visitor's name is shown`,
      fix: `take "recent" out, or set "mode" of ${popup.path} to "recent"`,
    }),
  ];
}
