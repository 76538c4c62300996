/** Asks our own editing server; throws an error with the server's own sentence where it refuses. */
export async function askServer<Answer>(action: string, params: object = {}): Promise<Answer> {
  const response = await fetch('/admin/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, params }),
  }).catch(() => {
    throw new Error('The editing screen was closed on this machine: start `npm run edit` again.');
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The editing server answered ${response.status}.`);
  return answer;
}
