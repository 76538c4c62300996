/**
 * Makes the radios of a fieldset one control with a value for react-hook-form. With the single radios it would uncheck
 * one that was pressed before the scripts ran, and focus a disabled one. A value whose radio is missing or disabled is
 * kept until `settle` finds it.
 */
export function radioGroup() {
  let fieldset: HTMLFieldSetElement | null = null;
  let report: ((value: string) => void) | undefined;
  let reported = '';
  let awaited = '';
  const radios = () => [...(fieldset?.querySelectorAll('input') ?? [])];
  const chosen = () => radios().find(({ checked, disabled }) => checked && !disabled);

  return {
    attach(element: HTMLFieldSetElement | null): void {
      fieldset = element;
    },
    get value(): string {
      return chosen()?.value ?? '';
    },
    set value(value: string) {
      awaited = value;
      for (const radio of radios()) radio.checked = radio.value === value && !radio.disabled;
      this.settle();
    },
    /** Call it when the choice or the choices may have changed: it calls `onValue` if the value is a new one. */
    settle(onValue = report): void {
      report = onValue;
      const found = radios().find(({ value, disabled }) => value === awaited && !disabled);
      if (found) {
        found.checked ||= chosen() === undefined;
        awaited = '';
      }
      if (this.value === reported) return;
      reported = this.value;
      report?.(reported);
    },
    focus(): void {
      const target = chosen() ?? radios().find(({ disabled }) => !disabled) ?? fieldset;
      target?.focus();
    },
  };
}
