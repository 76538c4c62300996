import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameColors } from './palette';

/** A picture: its size in its own units, and its SVG, in which colors have their names, as in `{ink}`. */
export type Drawing = { width: number; height: number; svg: string };

/** Reads a drawing of art/ without what an editor writes for itself: its comments, its own header, and its line breaks. */
export function readDrawing(name: string): Drawing {
  const file = `art/${name}.svg`;
  const svg = readFileSync(path.resolve(file), 'utf8')
    .replace(/<\?.*?\?>|<!DOCTYPE[^>]*>|<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  const [, width, height] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height)
    throw new Error(`${file} does not begin with an <svg> that has a viewBox: save it as "0 0 width height"`);
  return { width: Number(width), height: Number(height), svg: nameColors(svg, file) };
}

export function readDrawings(folder: 'scenes' | 'skylines'): Record<string, Drawing> {
  const files = readdirSync(path.resolve('art/drawings', folder)).filter((file) => file.endsWith('.svg'));
  const names = files.map((file) => path.parse(file).name).sort();
  return Object.fromEntries(names.map((name) => [name, readDrawing(`drawings/${folder}/${name}`)]));
}
