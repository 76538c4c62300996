import { useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { unknownIp } from '../../../shared/values/limits';
import type { Check, MessageKey } from '../rules/checks';
import type { Field } from '../rules/field';
import { recordTable } from '../rules/record-table';
import type { RecordContext, RecordPath, SavedRecord } from '../rules/records';
import { refusalsOf, type Refusal } from '../rules/refusals';
import type { SubmissionMetadata } from '../rules/submission-metadata';
import { endSavedView, useRefresh, useShownForm } from '../hooks/use-saved-view';
import { savedViewStyles } from './saved-view-styles';

/**
 * The parts of a form that save its record, as the form itself was made of them. Which fields and values they are depends
 * on the form, so their types are open here.
 */
export type ViewedForm = {
  options: {
    path: RecordPath;
    checks: Partial<Record<string, Check>>;
    masks: object;
    readValues: (fields: never) => unknown;
    build: (values: never, context: RecordContext) => SavedRecord;
  };
  read: (form: HTMLFormElement) => object;
  describe: (now: Date) => SubmissionMetadata;
  texts: { messages: Record<MessageKey, string> };
  sentFrom: { locationId: string };
};

/** Looks at a form as its submission does: what it would save now, and what its own checks say against that. */
function lookAt(form: HTMLFormElement, { options, read, describe, texts, sentFrom }: ViewedForm) {
  const { checks, masks, readValues, build } = options;
  const now = new Date();
  // Before an answer there may be no value at all, which the checks of a submission never let through.
  const unanswered = Object.fromEntries(Object.keys(masks).map((name) => [name, '']));
  const fields: Record<string, string> = { ...unanswered, ...read(form) };
  const complaints = Object.entries(checks).flatMap(([name, check]) => {
    const message = check?.(fields[name]);
    return message ? [`${name} (${texts.messages[message]})`] : [];
  });
  const values = readValues(fields as never) as never;
  const record = build(values, { locationId: sentFrom.locationId, ipAddress: unknownIp, now });
  return { record, context: describe(now), complaints };
}

type Row = { path: string; field: Field; value: unknown };

/** Lists the fields of the table with their values, those of groups too; of what may be left out, only the given ones. */
function rowsOf(field: Field, value: unknown, path = ''): Row[] {
  if (field.kind !== 'group') return [{ path, field, value }];
  return Object.entries(field.fields).flatMap(([name, inner]) => {
    const given = (value as Record<string, unknown> | undefined)?.[name];
    return given === undefined && inner.isOptional
      ? []
      : rowsOf(inner, given, path ? `${path}/${name}` : name);
  });
}

function Rows({ rows, refusals }: { rows: Row[]; refusals: Refusal[] }) {
  return (
    <dl>
      {rows.map(({ path, field, value }) => {
        const refusal = refusals.find((one) => one.path === path);
        return (
          <div key={path} data-refused={refusal !== undefined}>
            <dt>{path}</dt>
            <dd>{value === '' || value === undefined ? '(empty)' : String(value)}</dd>
            <dd>From: {field.from}</dd>
            <dd>{refusal ? `Refused: ${refusal.words}` : 'Accepted'}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function OpenView({ form, viewed }: { form: HTMLFormElement; viewed: ViewedForm }) {
  // On a narrow screen it would cover the form.
  const [isOpenAtFirst] = useState(() => window.matchMedia('(min-width: 90rem)').matches);
  useRefresh();
  const { path } = viewed.options;
  const { record, context, complaints } = lookAt(form, viewed);
  const [ofRecord, ofContext] = [
    refusalsOf(recordTable[path], record),
    refusalsOf(recordTable.context, context),
  ];
  const refused = [...ofRecord, ...ofContext].map((refusal) => refusal.path);
  return (
    <section data-saved-view aria-label="What is saved">
      <style>{savedViewStyles}</style>
      <output data-verdict data-refused={refused.length > 0}>
        {path === 'leads' ? 'Lead. ' : 'Job. '}
        {refused.length > 0
          ? `The database would refuse: ${refused.join(', ')}.`
          : 'The database would accept it.'}
      </output>
      <details open={isOpenAtFirst}>
        <summary>What is saved</summary>
        <p>
          Nothing is sent from here: no record, no IP lookup. This is what the form would save if it were sent
          now; of several forms, the one that you are in.
        </p>
        <p data-refused={complaints.length > 0}>
          {complaints.length > 0
            ? `The form would not be sent yet: ${complaints.join(', ')}`
            : 'The form would be sent.'}
        </p>
        <p>At {path}/(a push id, made when you send)</p>
        <Rows rows={rowsOf(recordTable[path], record)} refusals={ofRecord} />
        <p>
          At context/(the same push id). A box that the form does not show is left out, and so are the touches
          of a browser that asks not to be tracked.
        </p>
        <Rows rows={rowsOf(recordTable.context, context)} refusals={ofContext} />
        <textarea
          readOnly
          rows={12}
          aria-label="As JSON"
          value={JSON.stringify({ [path]: record, context }, null, 2)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={endSavedView}>
          Stop showing this
        </button>
      </details>
    </section>
  );
}

/**
 * Shows what a form would save if it were sent now: each value, where it comes from, and what the rules of the database
 * would say of it. Sends nothing. Its words are for staff and no visitor reads them, so they are here.
 */
export function SavedView({
  formRef,
  ...viewed
}: ViewedForm & { formRef: RefObject<HTMLFormElement | null> }) {
  const form = useShownForm(formRef);
  return form ? createPortal(<OpenView form={form} viewed={viewed} />, document.body) : null;
}
