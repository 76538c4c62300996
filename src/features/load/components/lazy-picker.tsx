import { useEffect, useState, type ReactNode } from 'react';
import { MoreLink } from '../../../shared/ui/action-link';
import { readLoadFile, type LoadFile } from '../services/load-file';
import { LoadPicker, type LoadPickerProps } from './load-picker';

/** The file of items, which is large: the HTML of the build has none, and an island brings it (islands/load-picker.ts). */
export function useLoadFile(src: string | undefined, given: LoadFile | undefined): LoadFile | undefined {
  const [file, setFile] = useState(given);
  useEffect(() => {
    if (src && !file) readLoadFile(src).then(setFile, () => undefined);
  }, [src, file]);
  return file;
}

export type PlainLoad = { plain: string; plainLink: string; plainPath: string };

export const PlainLoadText = ({ plain, plainLink, plainPath }: PlainLoad): ReactNode => (
  <>
    <p>{plain}</p>
    <MoreLink label={plainLink} to={plainPath} />
  </>
);

export type LazyPickerProps = LoadPickerProps & PlainLoad & { file?: LoadFile };

/** The picker; until its file is there, a sentence with a link. */
export function LazyPicker({ file: given, plain, plainLink, plainPath, ...props }: LazyPickerProps) {
  const file = useLoadFile(props.src, given);
  if (!file) return <PlainLoadText {...{ plain, plainLink, plainPath }} />;
  return <LoadPicker {...props} file={file} />;
}
