import { Icon } from './icon';
import type { ComponentProps } from 'react';
import * as styles from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { id: string; label: string };

/** Uncontrolled, so it keeps text that was typed before the scripts ran. */
export function SearchField({ label, children, ...input }: SearchFieldProps) {
  return (
    <div className="stack gap-2">
      <label className="bold" htmlFor={input.id}>
        {label}
      </label>
      <div className="flex gap-2">
        <div className="relative grow shrinkable">
          <Icon name="search" className={`absolute tall ${styles.icon}`} />
          <input
            {...input}
            className={`wide outlined rounded on-page lead-size ${styles.control}`}
            type="search"
            autoComplete="off"
          />
        </div>
        {children}
      </div>
    </div>
  );
}
