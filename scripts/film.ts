import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { contentDir } from '../src/content-model/reading/read-content';
import { loadContent } from '../src/content-model/checks/load-content';
import { readDrawing } from '../art/drawings/read-drawings';
import { drawFor } from '../art/drawings/write-drawings';
import { findOrInstallBrowser } from './browser';

/** Plays art/drawings/film.svg frame by frame in a headless browser; ffmpeg makes a WebM and an MP4 from the frames. */
const film = { ...readDrawing('drawings/film'), seconds: 8, framesPerSecond: 24 };
const folder = path.join(contentDir(), 'media', 'film');
const shownWidth = 1440;
const encodings = {
  'hero.webm': '-c:v libvpx-vp9 -crf 44 -b:v 0 -row-mt 1 -deadline best',
  'hero.mp4': '-c:v libx264 -crf 27 -preset veryslow -tune animation -movflags +faststart',
};
const colorMarks = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

function encode(frames: string, name: string, options: string): void {
  const scaled = `-vf scale=${shownWidth}:-2:flags=lanczos:out_color_matrix=bt709,format=yuv420p`;
  const input = `-y -loglevel error -framerate ${film.framesPerSecond} -i ${frames}`;
  const args = [...`${input} ${scaled} ${colorMarks} ${options}`.split(' '), path.join(folder, name)];
  if (spawnSync('ffmpeg', args, { stdio: 'inherit' }).status !== 0)
    throw new PlainError(
      `ffmpeg could not write ${name}, or is missing (on Debian: apt-get install ffmpeg).`,
    );
}

export default async function renderFilm(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { brand } = loadContent(contentDir()).site;
  const frames = mkdtempSync(path.join(tmpdir(), 'film-'));
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser('Chromium'),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: film.width, height: film.height } });
  await page.setContent(`<body style="margin:0">${drawFor(brand, film)}`);
  const frameCount = film.seconds * film.framesPerSecond;
  for (let frame = 0; frame < frameCount; frame += 1) {
    const time = frame / film.framesPerSecond;
    await page.locator('svg').evaluate((svg: SVGSVGElement, seconds) => {
      svg.pauseAnimations();
      svg.setCurrentTime(seconds);
    }, time);
    await page.screenshot({ path: path.join(frames, `${frame}.png`) });
  }
  await browser.close();
  for (const [name, options] of Object.entries(encodings)) encode(path.join(frames, '%d.png'), name, options);
  rmSync(frames, { recursive: true });
}
