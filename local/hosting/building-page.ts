import type { RequestListener } from 'node:http';

const refreshSeconds = 2;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>The site is being built</title>
<body style="font: 1.25rem/1.5 sans-serif; margin: 20vh auto; max-width: 30em; padding: 0 1em">
<h1>The site is being built</h1>
<p>This page shows it as soon as it is ready, in a minute or two. The terminal says how far it is.</p>
`;

/** Answers every address while a build writes the files that it will have; the page asks again by itself. */
export const answerBuilding: RequestListener = (_request, response) => {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(refreshSeconds),
  });
  response.end(page);
};
