import type { ReactNode } from 'react';
import type { LoadShellProps } from '../hooks/load-shell';
import { Band } from '../../../shared/ui/band';
import { LoadShell } from './load-shell';

const titleId = 'load';

/** The truck that fills on its own band; nothing if it is switched off. */
export function LoadBand({
  load,
  formId,
  children,
}: {
  load: LoadShellProps | undefined;
  formId: string;
  children?: ReactNode;
}) {
  if (!load) return null;
  return (
    <Band surface="sheet" labelledBy={titleId}>
      <LoadShell {...load} titleId={titleId} formId={formId}>
        {children}
      </LoadShell>
    </Band>
  );
}
