import { useMemo, useState } from 'react';
import { emptyAddress, type AddressParts } from '../../domain/address';
import { useDraft } from '../../hooks/use-draft';
import { useIsHydrated } from '../../hooks/use-is-hydrated';

const parts = Object.keys(emptyAddress) as (keyof AddressParts)[];

/** The address of a form, kept while its visitor looks at other pages, as `useCheckedForm` keeps the other fields. */
export function useKeptAddress(form: string) {
  const draft = useDraft(`${form} address`);
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => {
    if (!isHydrated) return emptyAddress;
    const read = draft.read();
    return Object.fromEntries(parts.map((part) => [part, read[part] ?? ''])) as AddressParts;
  }, [draft, isHydrated]);
  const [changed, setChanged] = useState<AddressParts>();

  const changeAddress = (address: AddressParts): void => {
    setChanged(address);
    draft.save(address);
  };
  return { address: changed ?? kept, changeAddress, clearAddress: draft.clear };
}
