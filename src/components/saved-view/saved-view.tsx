import { useId, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import {
  countForms,
  endSavedView,
  useCopy,
  useIsOpen,
  useShownForm,
  useLook,
} from '../../hooks/requests/use-saved-view';
import { savedJson, savedRows, type Row } from './rows';
import { savedViewStyles } from './styles';
import { words } from './words';
import { lookAt, type ViewedForm, type WouldBeSaved } from './would-be-saved';

type SavedViewProps = ViewedForm & { formRef: RefObject<HTMLFormElement | null> };

const shown = (value: unknown): string => (value === '' ? words.empty : String(value ?? words.empty));

function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl>
      {rows.map(({ path, value, source, refusal }) => (
        <div key={path} data-refused={refusal !== undefined}>
          <dt>{path}</dt>
          <dd data-value>{shown(value)}</dd>
          <dd>
            {words.from}: {source}
          </dd>
          <dd>
            {words.rules}: {refusal === undefined ? words.accepted : `${words.refused}: ${refusal}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FormSays({ refusals }: Pick<WouldBeSaved, 'refusals'>) {
  if (refusals.length === 0) return <p>{words.formSends}</p>;
  const said = refusals.map(({ field, message }) => `${field} (${message})`).join(', ');
  return <p data-refused="true">{`${words.formRefuses}: ${said}`}</p>;
}

function Json({ text }: { text: string }) {
  const { state, copy } = useCopy();
  const said = { none: '', copied: words.copied, refused: words.notCopied }[state];
  return (
    <>
      <p>
        <button type="button" onClick={() => void copy(text)}>
          {words.copy}
        </button>{' '}
        <output>{said}</output>
      </p>
      <details open={state === 'refused' || undefined}>
        <summary>{words.json}</summary>
        <textarea readOnly rows={12} aria-label={words.json} value={text} />
      </details>
    </>
  );
}

function OpenView({ form, viewed }: { form: HTMLFormElement; viewed: ViewedForm }) {
  const [isOpen, setOpen] = useIsOpen();
  const seen = useLook(() => lookAt(form, viewed));
  const [titleId, bodyId] = [useId(), useId()];
  const { record, metadata } = savedRows(seen);
  const refused = [...record, ...metadata].filter(({ refusal }) => refusal !== undefined);
  const verdict =
    refused.length === 0
      ? words.wouldAccept
      : `${words.wouldRefuse}: ${refused.map(({ path }) => path).join(', ')}`;
  return (
    <section data-saved-view aria-labelledby={titleId}>
      <style>{savedViewStyles}</style>
      <h2 id={titleId}>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          {words.title}
        </button>
      </h2>
      <output data-verdict data-refused={refused.length > 0}>
        {words.records[seen.path]}. {verdict}.
      </output>
      <div id={bodyId} data-body hidden={!isOpen}>
        <p>{words.notSent}</p>
        {countForms() > 1 && <p>{words.forms}</p>}
        <FormSays refusals={seen.refusals} />
        <Json text={savedJson(seen)} />
        <h3>{words.records[seen.path]}</h3>
        <p>
          {words.under.record} {seen.path}/({words.keyLater})
        </p>
        <Rows rows={record} />
        <h3>{words.metadata}</h3>
        <p>
          {words.under.metadata} context/({words.sameKey})
        </p>
        {!seen.context.first_touch && <p>{words.noTouch}</p>}
        {seen.context.consent.marketing_texts === undefined && <p>{words.noMarketing}</p>}
        <Rows rows={metadata} />
        <p>
          <button type="button" onClick={endSavedView}>
            {words.end}
          </button>
        </p>
      </div>
    </section>
  );
}

/**
 * Shows what a form would save if it were sent now: each value, where it comes from, and what the rules of the database
 * would say of it. Sends nothing. Of several forms of a page only one is shown, the one that the visitor is in.
 */
export function SavedView({ formRef, ...viewed }: SavedViewProps) {
  const form = useShownForm(formRef);
  return form ? createPortal(<OpenView form={form} viewed={viewed} />, document.body) : null;
}
