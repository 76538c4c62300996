import { contrastOf } from '../../../src/content-model/checks/colour-contrast';
import type { Site } from '../../../src/content-model/types';

/** The colours of the report. Words are readable on all three grounds, and lines seen on them. */
export type ReportColors = {
  ink: string;
  soft: string;
  paper: string;
  sheet: string;
  fill: string;
  line: string;
};

const black = '#111111';
const leastForWords = 4.5;

function readable(color: string, grounds: readonly string[]): string {
  return grounds.every((ground) => contrastOf(color, ground) >= leastForWords) ? color : black;
}

/**
 * Takes the report's colours from those of the brand. A bar is filled with the brand's own colour, in which words stand,
 * and outlined in ink, because a light colour alone would not be seen on paper.
 */
export function reportColors({
  ink,
  inkSoft,
  paper,
  sheet,
  identity,
  line,
}: Site['brand']['colors']): ReportColors {
  const isLight = (ground: string): boolean => contrastOf(black, ground) >= leastForWords;
  const grounds = [isLight(paper) ? paper : '#ffffff', isLight(sheet) ? sheet : '#ffffff'] as const;
  const fill = isLight(identity) ? identity : '#e8e8e8';
  return {
    ink: readable(ink, [...grounds, fill]),
    soft: readable(inkSoft, grounds),
    paper: grounds[0],
    sheet: grounds[1],
    fill,
    line: contrastOf(line, grounds[1]) >= 1.2 ? line : '#c8c8c8',
  };
}
