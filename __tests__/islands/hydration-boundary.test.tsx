import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { DeferredPart } from '../../src/islands/deferred-part';
import { HydrationBoundary, Parts } from '../../src/islands/hydration-boundary';

let broken: string | undefined;

function Section({ name, isNew = false }: { name: string; isNew?: boolean }) {
  const [presses, setPresses] = useState(0);
  if (name === broken || isNew) throw new Error(`${name} is broken`);
  return (
    <section>
      <h2>{name}</h2>
      <input aria-label={`${name} field`} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {name} {presses}
      </button>
    </section>
  );
}

function Page({ hasNew = false }: { hasNew?: boolean }) {
  if (broken === 'Page') throw new Error('the page is broken');
  return (
    <Parts as="main">
      <Section name="First" />
      <Parts className="form">
        <Section name="Form" />
      </Parts>
      {hasNew && <Section name="New" isNew />}
      <Section name="Last" />
    </Parts>
  );
}

const names = ['First', 'Form', 'Last'];

/** Shows the page as it was built, with the field of each section filled in, and starts React on it. */
async function hydrate(breaks?: string) {
  const container = document.body.appendChild(document.createElement('div'));
  broken = undefined;
  const page = (hasNew = false) => (
    <HydrationBoundary startOf={() => container.firstChild}>
      <Page hasNew={hasNew} />
    </HydrationBoundary>
  );
  container.innerHTML = renderToString(page());
  for (const name of names) field(name).value = `typed into ${name}`;
  broken = breaks;
  const errors: unknown[] = [];
  const keepError = (error: unknown) => errors.push((error as Error).message);
  const options = { onCaughtError: keepError, onRecoverableError: keepError };
  const root = await act(async () => hydrateRoot(container, page(), options));
  return { errors, root, page };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(`${name} field`);
const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** All sections are there once, in order, with what was typed. */
function expectWhole(): void {
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toStrictEqual(names);
  expect(names.map((name) => field(name).value)).toStrictEqual(names.map((name) => `typed into ${name}`));
}

afterEach(() => document.body.replaceChildren());

test.each(names)('%s throws during hydration: its HTML stays, and the others go on', async (name) => {
  const { errors } = await hydrate(name);
  expectWhole();
  expect(errors).toStrictEqual([`${name} is broken`]);
  for (const other of names.filter((one) => one !== name)) await press(`${other} 0`);
  for (const other of names)
    expect(screen.getByRole('button', { name: `${other} ${other === name ? 0 : 1}` })).toBeVisible();
  expect(field(name).closest('[data-failed]')).not.toBeNull();
});

test.each(names)('%s throws later: it stays as it was last', async (name) => {
  const { errors } = await hydrate();
  await press(`${name} 0`);
  broken = name;
  await press(`${name} 1`);
  expectWhole();
  expect(screen.getByRole('button', { name: `${name} 1` })).toBeVisible();
  expect(errors).toStrictEqual([`${name} is broken`]);
});

test('a deferred part that throws leaves what was in its place', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const load = async () => Section;
  const errors: unknown[] = [];
  broken = 'Deferred';
  const part = (
    <DeferredPart load={load} props={{ name: 'Deferred' }}>
      <p>Until then</p>
    </DeferredPart>
  );
  container.innerHTML = renderToString(part);
  await act(async () => hydrateRoot(container, part, { onCaughtError: (error) => errors.push(error) }));
  expect(screen.getByText('Until then')).toBeVisible();
  expect(errors).toHaveLength(1);
});
