/**
 * The radios of a fieldset as one control with a value, which is how react-hook-form is to see them: given each radio
 * by itself, it unchecks what was pressed before the scripts arrived and sends the focus to a radio that is not
 * offered. A value whose radio is not there yet, or is disabled, is kept until `settle` finds it.
 */
export function radioGroup() {
  let fieldset: HTMLFieldSetElement | null = null;
  let tell: ((value: string) => void) | undefined;
  let told = '';
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
    /** To be called when the choice or the choices may have changed: tells `onValue` when the value is another one. */
    settle(onValue = tell): void {
      tell = onValue;
      const found = radios().find(({ value, disabled }) => value === awaited && !disabled);
      if (found) {
        found.checked ||= chosen() === undefined;
        awaited = '';
      }
      if (this.value === told) return;
      told = this.value;
      tell?.(told);
    },
    focus(): void {
      const target = chosen() ?? radios().find(({ disabled }) => !disabled) ?? fieldset;
      target?.focus();
    },
  };
}
