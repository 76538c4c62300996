import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { contentDir } from '../src/content-model/reading/read-content';
import { loadContent } from '../src/content-model/checks/load-content';
import { readDrawing } from '../art/drawings/read-drawings';
import { drawFor } from '../art/drawings/write-drawings';
import { findOrInstallBrowser } from './browser';
import { reportFailure } from './report-failure';

/** Plays art/drawings/film.svg frame by frame in a headless browser; ffmpeg makes a WebM and an MP4 from the frames. */
const film = { ...readDrawing('drawings/film'), seconds: 8, framesPerSecond: 24 };
const folder = path.join(contentDir(), 'media', 'film');
const shownWidth = 1440;
const encodings = {
  'hero.webm': '-c:v libvpx-vp9 -crf 44 -b:v 0 -row-mt 1 -deadline best',
  'hero.mp4': '-c:v libx264 -crf 27 -preset veryslow -tune animation -movflags +faststart',
};
const colorMarks = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/** Starts ffmpeg, which takes PNG pictures one after another; `done` settles when it has written the file. */
function startEncoder(name: string, options: string) {
  const input = `-f image2pipe -framerate ${film.framesPerSecond} -i -`;
  const scaled = `-vf scale=${shownWidth}:-2:flags=lanczos:out_color_matrix=bt709,format=yuv420p`;
  const words = ['-y -loglevel error', input, scaled, colorMarks, options].join(' ').split(' ');
  const ffmpeg = spawn('ffmpeg', [...words, path.join(folder, name)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', () =>
      reject(new PlainError('The film needs ffmpeg: install it (on Debian: apt-get install ffmpeg).')),
    );
    ffmpeg.on('close', (code) =>
      code === 0 ? resolve() : reject(new PlainError(`ffmpeg could not write ${name}.`)),
    );
  });
  return { stdin: ffmpeg.stdin, done };
}

async function renderFilm(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { brand } = loadContent(contentDir()).site;
  const encoders = Object.entries(encodings).map(([name, options]) => startEncoder(name, options));
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: film.width, height: film.height } });
  await page.setContent(`<body style="margin:0">${drawFor(brand, film)}`);
  const frameCount = film.seconds * film.framesPerSecond;
  for (let frame = 0; frame < frameCount; frame += 1) {
    const time = frame / film.framesPerSecond;
    await page.locator('svg').evaluate((svg: SVGSVGElement, seconds) => {
      svg.pauseAnimations();
      svg.setCurrentTime(seconds);
    }, time);
    const picture = await page.screenshot();
    for (const { stdin } of encoders) {
      if (!stdin.write(picture)) await new Promise((resolve) => stdin.once('drain', resolve));
    }
  }
  for (const { stdin } of encoders) stdin.end();
  await browser.close();
  await Promise.all(encoders.map(({ done }) => done));
}

renderFilm().catch(reportFailure);
