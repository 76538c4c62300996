import { useEffect, useState, type ReactNode } from 'react';
import { MoreLink } from '../../../shared/ui/action-link';
import { readHaulFile, type HaulFile } from '../services/haul-file';
import { HaulPicker, type HaulPickerProps } from './haul-picker';

/** The file of items, which is large: the HTML of the build has none, and an island brings it (islands/haul-picker.ts). */
export function useHaulFile(src: string | undefined, given: HaulFile | undefined): HaulFile | undefined {
  const [file, setFile] = useState(given);
  useEffect(() => {
    if (src && !file) readHaulFile(src).then(setFile, () => undefined);
  }, [src, file]);
  return file;
}

export type PlainHaul = { plain: string; plainLink: string; plainPath: string };

export const PlainHaulText = ({ plain, plainLink, plainPath }: PlainHaul): ReactNode => (
  <>
    <p>{plain}</p>
    <MoreLink label={plainLink} to={plainPath} />
  </>
);

export type LazyPickerProps = HaulPickerProps & PlainHaul & { file?: HaulFile };

/** The picker; until its file is there, a sentence with a link. */
export function LazyPicker({ file: given, plain, plainLink, plainPath, ...props }: LazyPickerProps) {
  const file = useHaulFile(props.src, given);
  if (!file) return <PlainHaulText {...{ plain, plainLink, plainPath }} />;
  return <HaulPicker {...props} file={file} />;
}
