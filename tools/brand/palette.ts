import { colord, extend } from 'colord';
import lch from 'colord/plugins/lch';
import mixed from 'colord/plugins/mix';
import { contrastOf } from '../../src/content-model/checks/colour-contrast';
import type { Site } from '../../src/content-model/types';

extend([lch, mixed]);

type Palette = Pick<Site['brand'], 'colors' | 'drawingColors'>;

/** The colours that make a brand; all others follow from them. */
export type MainColors = Pick<Palette['colors'], 'ink' | 'identity' | 'action'>;

const white = '#ffffff';
const black = '#000000';
const leastForWords = 4.5;

const mix = (color: string, other: string, share: number): string => colord(color).mix(other, share).toHex();

const shade = (color: string, by: number): string => {
  const { l, c, h } = colord(color).toLch();
  return colord({ l: Math.max(0, l - by), c, h }).toHex();
};

/** Gives the colour as it is, or mixed with another one as little as makes it readable on, or under, the rest. */
function readable(color: string, towards: string, others: string[], least = leastForWords): string {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  const fits = (candidate: string): boolean => others.every((other) => contrastOf(candidate, other) >= least);
  return shares.map((share) => mix(color, towards, share)).find(fits) ?? towards;
}

/** Red and crimson: what is wrong must not look like a button. */
function errorColor(action: string): string {
  const [red, crimson] = ['#b3141c', '#8c0f52'] as const;
  return colord(action).hue() > 20 && colord(action).hue() < 330 ? red : crimson;
}

/** The clothes of the crew: dark, and of the hue of the ink. */
function clothOf({ ink, identity }: MainColors): string {
  const tinted = colord(ink).toLch().c > 6 ? ink : identity;
  return colord({ l: 38, c: 26, h: colord(tinted).toLch().h }).toHex();
}

/**
 * Derives every colour of a brand from its main ones. Words are readable wherever the site writes them, as far as the main
 * colours allow. What is not the brand's to choose, such as wood, skin and the sun, keeps a natural colour.
 */
export function derivePalette(main: MainColors): Palette {
  const { ink, identity, action } = main;
  const paper = readable(mix(white, identity, 0.08), white, [ink]);
  const sage = readable(mix('#dde6e0', identity, 0.12), white, [ink]);
  const cloth = clothOf(main);
  return {
    colors: {
      ink,
      inkSoft: readable(mix(ink, paper, 0.3), ink, [paper, white]),
      paper,
      sheet: white,
      identity,
      sage,
      line: mix(paper, ink, 0.22),
      action,
      actionStrong: readable(shade(action, 14), black, [paper, white]),
      error: errorColor(action),
    },
    drawingColors: {
      identityDeep: readable(shade(identity, 13), identity, [ink], 3),
      sageDeep: mix('#a6bba8', identity, 0.12),
      sky: mix('#d3e4ea', identity, 0.1),
      sun: '#f4bf45',
      timber: '#c58a4b',
      timberDeep: '#8a562a',
      skinLight: '#e8b28a',
      skinDark: '#8a563a',
      cloth,
      clothDeep: shade(cloth, 10),
      brick: '#b4634a',
    },
  };
}
