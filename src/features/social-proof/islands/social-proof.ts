import type { Site } from '../../../content-model/types';
import { logError } from '../../../shared/browser/error-log';
import { isPressing } from '../../../shared/browser/press';
import { fillText, type TextValues } from '../../../shared/text/fill-text';
import { dateNow } from '../../../shared/time/shown-days';
import { isShownOn } from '../../../shared/time/valid-days';
import type { RecentRequest } from '../../requests/rules/recent-requests';
import type { SocialProofProps } from '../components/social-proof';
import { pickSocialProof, recentValues, repeatMs, untilNextMs, visibleMs } from '../rules/social-proof';
import { stayUnobstructed } from '../services/unobstructed-position';

type Props = SocialProofProps & { content: Site['social-proof'] };

/** The time since the page has loaded; 0 where it is still loading, or the browser does not say. */
function sinceLoadMs(): number {
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return load && load.loadEventEnd > 0 ? performance.now() - load.loadEventEnd : 0;
}

function isVisitorBusy(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return isWriting || document.querySelector('[data-drawer][open]') !== null;
}

/** Each request once, newest first; the code that reads them loads only where the pop-up shows real ones. */
async function readRecent(city: string): Promise<RecentRequest[]> {
  try {
    const { readRecentRequests } = await import('../../requests/services/recent-requests');
    return await readRecentRequests(city);
  } catch (cause) {
    logError('Error reading recent requests', cause as Error);
    return [];
  }
}

/** Skipped outside its days, while the page is hidden, the visitor is busy or something is pressed (docs/decisions/0013). */
export async function mount(host: HTMLElement, { content, city, language, utcOffsets }: Props) {
  const said = host.querySelector('[data-said]');
  let release: (() => void) | undefined;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = (): void => {
    clearTimeout(hideTimer);
    release?.();
    release = undefined;
    host.hidden = true;
  };
  const isInTime = (): boolean => isShownOn(dateNow(utcOffsets), content);
  // Outside its days nothing is read either; one whose first day begins while the page is open has only its names.
  const recent = content.mode === 'recent' && isInTime() ? await readRecent(city.slug) : [];
  const pick = (): TextValues | undefined => {
    const { cities: places, locationName } = city;
    if (content.mode === 'sample') return pickSocialProof({ ...content, places, locationName }, Math.random);
    const request = recent.shift();
    const [justNow = ''] = content.timeLabels;
    return request && recentValues(request, { now: Date.now(), place: locationName, justNow, language });
  };
  const appear = (): void => {
    setTimeout(appear, repeatMs);
    if (document.hidden || isVisitorBusy() || isPressing() || !isInTime()) return;
    const picked = pick();
    if (!picked || !said) return;
    said.textContent = fillText(content.text, picked);
    host.hidden = false;
    release = stayUnobstructed(host, dismiss);
    hideTimer = setTimeout(dismiss, visibleMs);
  };
  host.addEventListener('click', dismiss);
  // Whoever goes from control to control by keyboard needs all of the page.
  document.addEventListener('keydown', ({ key }) => ['Escape', 'Tab'].includes(key) && dismiss());
  document.addEventListener('focusin', () => isVisitorBusy() && dismiss());
  setTimeout(appear, untilNextMs(sinceLoadMs()));
}
