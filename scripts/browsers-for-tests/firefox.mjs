#!/usr/bin/env node
/** Firefox ESR for Playwright: answers one command that it lacks. FIREFOX_PATH names the real one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';

async function passOn(firefoxUrl, client, { url }) {
  const firefox = new WebSocket(firefoxUrl + url, { maxPayload: 2 ** 30 });
  const opened = once(firefox, 'open');
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
  firefox.on('message', (data) => client.send(String(data)));
  client.on('message', async (data) => {
    await opened;
    const { id, method } = JSON.parse(String(data));
    if (method === unknown) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else firefox.send(String(data));
  });
}

const child = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
child.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGTERM', () => child.kill());
createInterface(child.stderr).on('line', async (line) => {
  const url = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (!url) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, request) => passOn(url, client, request));
  await once(server, 'listening');
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
});
