/** All that an advertiser may write into an address. */
export const campaign = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'fall sale',
  utm_term: 'junk removal',
  utm_content: 'ad-2',
  utm_id: '77',
  gclid: 'Cj0K',
  gbraid: '0AAA',
  wbraid: 'ClA',
  msclkid: '5d1c',
  fbclid: 'IwAR',
  gad_campaignid: '2187',
};
export const campaignFields = Object.keys(campaign);
