import { readFileSync } from 'node:fs';
import * as attribution from '../../src/features/measuring/rules/attribution';
import { dayMs } from '../../src/shared/time/days';
import { brandContent } from '../../__tests__/support/brand-fixture';
import { folderForAll } from '../../__tests__/support/local-database';
import { campaignOf, channelOf, sourceOf } from '../leads/campaign';
import { writeAdFile } from '../leads/write-ad-file';
import { leadRow, streamOf } from './support/lead-rows';

const inFolder = folderForAll();

/**
 * Visitors, each with a visit a day: its address < where the link was. Then how their requests count by the last visit:
 * campaign | source | channel | the clicks in the files for Google Ads and Microsoft Advertising.
 */
const visitors = `
- | unknown | unknown | unknown
/ , /toronto?q=1 ; /toronto/faq < /toronto | direct | direct | direct
/ < https://www.yelp.com/biz/x | yelp.com | yelp.com | referral
/?utm_source=partner&utm_medium=referral | partner / referral | partner / referral | referral
/ < https://www.bing.com/ ; /?gclid=G1 ; / < https://blog.example/ ; / , / ; /?gclid=G2 ; /?msclkid=M1 ; / < https://blog.example/ , / < https://blog.example/fall ; / | blog.example | blog.example | referral | G1 G2 M1
/ < https://google.com , / < https://www.google.com/search?q=junk , /?gclid=G3 ; / < https://www.google.com/ , / ; /?gclid=G4 ; / < https://www.google.com/ | google.com | google.com | organic search | G3 G4
/?gclid=G5 ; /?fbclid=F1 < https://l.facebook.com/ ; / < https://www.google.com/ , /?gclid=old ; /?gbraid=G6 ; / < https://www.google.com/ | google.com | google.com | organic search | G5 G6
/ < https://blog.example/ ; /?msclkid=M2 ; / < https://www.bing.com/ , / < https://www.bing.com/ | bing.com | bing.com | organic search | M2
/ < https://duckduckgo.com/ | duckduckgo.com | duckduckgo.com | organic search
/ < https://ca.search.yahoo.com/ | ca.search.yahoo.com | ca.search.yahoo.com | organic search
/ < android-app://com.google.android.googlequicksearchbox/ | com.google.android.googlequicksearchbox | com.google.android.googlequicksearchbox | organic search
/?utm_source=google&utm_medium=organic&utm_campaign=gbp | gbp | google / organic | organic search
/ < https://l.facebook.com/ , / < https://l.facebook.com/ ; / ; / | l.facebook.com | l.facebook.com | organic social
/ < https://t.co/x , /book < https://t.co/y | t.co | t.co | organic social
/?utm_source=nextdoor&utm_medium=social | nextdoor / social | nextdoor / social | organic social
/?fbclid=F2 < https://l.facebook.com/ | facebook or instagram, no campaign name | facebook or instagram | organic social
/?utm_source=facebook&utm_medium=paid_social&utm_campaign=fall&fbclid=F3 | fall | facebook / paid_social | paid social
/?utm_source=ig&utm_medium=cpc&utm_campaign=fall | fall | ig / cpc | paid social
/?utm_source=newsletter&utm_medium=email&utm_campaign=fall | fall | newsletter / email | email
/?gclid=old ; /?gclid=G7 ; /?utm_source=news&utm_medium=email | news / email | news / email | email | G7
/?utm_source=Newsletter | newsletter | newsletter | email
/?utm_medium=email , /?utm_medium=Email&utm_content=2 | no source / email | no source / email | email
/ < https://mail.google.com/ | mail.google.com | mail.google.com | email
/ < android-app://com.google.android.gm/ | com.google.android.gm | com.google.android.gm | email
/?utm_source=google&utm_medium=cpc&utm_campaign=fall&gclid=G8 , /?utm_source=GOOGLE&utm_medium=CPC&utm_campaign=FALL | fall | google / cpc | paid search | G8
/?utm_source=%20Google%20&utm_medium=cpc&utm_campaign=%20Fall%20 , /?utm_source=google&utm_medium=cpc&utm_campaign=fall ; /faq < / | fall | google / cpc | paid search
/?gclid=G9 < https://www.google.com/ , /?gbraid=G10 , /?wbraid=G11 , /?gclid=G12 ; / | google ads, no campaign name | google ads | paid search | G9 G10 G11 G12
/?gad_source=1&gad_campaignid=2187&gclid=G13 , /?gad_source=1&gad_campaignid=2187 < https://www.google.com/ | google ads campaign 2187 | google ads | paid search | G13
/?msclkid=M3 < https://www.bing.com/ | microsoft ads, no campaign name | microsoft ads | paid search | M3
/?utm_source=bing&utm_medium=cpc&utm_campaign=garage | garage | bing / cpc | paid search
/?utm_source=google&utm_medium=display&utm_campaign=fall | fall | google / display | other ads
/?utm_source=kijiji&utm_medium=cpm | kijiji / cpm | kijiji / cpm | other ads
/?utm_source=partner&utm_medium=cpa | partner / cpa | partner / cpa | other ads
/?utm_source=flyer&utm_medium=print&utm_campaign=spring | spring | flyer / print | other campaign
/ < https://blog.example/ ; /?utm_source=flyer&utm_medium=print | flyer / print | flyer / print | other campaign
/toronto/offer/spring?utm_source=flyer&utm_campaign=spring ; / | spring | flyer | other campaign
/?utm_source=flyer&utm_campaign=spring ; /?utm_campaign=fall&utm_source=news | fall | news | other campaign
/?utm_source=radio&utm_medium=audio , / ; /book?utm_source=Radio&utm_medium=audio | radio / audio | radio / audio | other campaign
/?utm_source=post&utm_medium=direct-mail&utm_campaign=fall | fall | post / direct-mail | other campaign
/?utm_campaign=fall , /toronto/faq < /toronto?utm_campaign=fall , /?utm_campaign=spring&utm_campaign=fall < /?utm_campaign=own | fall | no source | other campaign
`;

const site = brandContent.site.brand.siteUrl;
const sentAt = Date.parse('2026-11-20T15:00:00Z');

/** What a device knows after visits: what it stores is read anew on each page. */
const visit = (visits: string[]): attribution.Attribution =>
  visits.reduce((known, each, index) => {
    const [path = '', from = ''] = each.split(' < ');
    const now = new Date(sentAt - (visits.length - index) * dayMs);
    const stored = attribution.parseAttribution(JSON.parse(JSON.stringify(known)), now);
    const referrer = from.startsWith('/') ? site + from : from;
    return attribution.addVisit(stored, { address: site + path, referrer, now });
  }, {});

const cases = visitors
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [all = '', ...counts] = line.split(' | ');
    const expected = counts.slice(0, 3).join(' | ');
    return all
      .split(' , ')
      .map((each) => ({ visits: visit(each === '-' ? [] : each.split(' ; ')), expected }));
  });
const rows = cases.map(({ visits }) =>
  leadRow({ firstTouch: visits.first_touch ?? null, lastTouch: visits.last_touch ?? null, visits, sentAt }),
);

test('each of 60 visitors counts as what brought the request, and each paid click is in the file of its platform', async () => {
  const counted = rows.map((row) =>
    [campaignOf, sourceOf, channelOf].map((of) => of(row, 'last')).join(' | '),
  );
  expect(counted).toEqual(cases.map(({ expected }) => expected));
  expect(rows).toHaveLength(60);
  jest.spyOn(console, 'log').mockImplementation();
  for (const [platform, letter] of [
    ['google-ads', 'G'],
    ['microsoft-ads', 'M'],
  ] as const) {
    const out = inFolder(platform);
    const period = { since: '2026-11-20', until: '2026-11-20' };
    await writeAdFile(platform, streamOf(rows), { period, out }, brandContent, sentAt + dayMs);
    const conversions = readFileSync(out, 'utf8').trimEnd().split('\r\n').slice(2);
    const ids = conversions.map((line) => line.split(',').find(Boolean));
    expect(ids).toEqual(visitors.match(new RegExp(`(?<=[|\\d] )${letter}\\d+`, 'g')));
  }
});
