import { useEffect, useRef, useState } from 'react';
import type { ContentFile } from '../../../../src/content-model/types';
import { drawCity } from '../../../preview/draw-city';
import { scaleFor, widths } from '../../../preview/preview-view';

const shownWidths = { Phone: widths.phone, Desktop: widths.desktop };
/** How much of the page is seen at once, in the page's own pixels. */
const shownHeight = { [widths.phone]: 844, [widths.desktop]: 1000 };

/** Without a doctype a browser would take class names that differ only in their case for the same. */
const emptyPage = '<!doctype html><html lang="en"><title>The home of the new city</title></html>';

type CityPreviewProps = { files: readonly ContentFile[]; slug: string };

/** The city's home as visitors will see it, as wide as a phone or a desktop. */
export function CityPreview({ files, slug }: CityPreviewProps) {
  const [width, setWidth] = useState<number>(widths.phone);
  const [space, setSpace] = useState<number>(widths.phone);
  const [isDrawn, setIsDrawn] = useState(true);
  const [page, setPage] = useState<Document | null>(null);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page) void drawCity(page, files, slug).then(setIsDrawn);
  }, [page, files, slug]);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSpace(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = scaleFor(width, space);
  const height = shownHeight[width] ?? widths.tablet;
  return (
    <>
      <p className="staff-buttons">
        {Object.entries(shownWidths).map(([name, pixels]) => (
          <button
            key={name}
            type="button"
            className="staff-button"
            aria-pressed={width === pixels}
            onClick={() => setWidth(pixels)}
          >
            {name}, {pixels}
          </button>
        ))}
      </p>
      {!isDrawn && <p>The page is shown once what is listed above is right.</p>}
      <div ref={room} className="city-preview" hidden={!isDrawn} style={{ height: height * scale }}>
        <iframe
          srcDoc={emptyPage}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          sandbox="allow-same-origin"
          title="The home of the new city"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
}
