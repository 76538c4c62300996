/** How the preview shows a page: for which city and how wide. */
export type View = { city?: string; width: number };

export const widths = { phone: 390, tablet: 768, desktop: 1440 };

const storeKey = 'editing-preview';

/** Gives what was chosen last on this device. */
export const readView = (): View => ({
  width: widths.phone,
  ...(JSON.parse(window.localStorage.getItem(storeKey) ?? '{}') as Partial<View>),
});

export function keepView(view: View): void {
  window.localStorage.setItem(storeKey, JSON.stringify(view));
}

/** Gives how much smaller a page has to be drawn so that it fits; it is never drawn larger. */
export const scaleFor = (width: number, space: number): number => Math.min(1, space / width);
