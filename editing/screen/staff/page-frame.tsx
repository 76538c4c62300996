import { useState } from 'react';
import { scaleFor, widths } from '../../preview/preview-view';
import { Button } from './button';

const shownWidths = { Phone: widths.phone, Desktop: widths.desktop };
const shownHeight = 900;

/** A drawn page, as wide as a phone or a desktop. */
export function PageFrame({ title, page }: { title: string; page: string }) {
  const [width, setWidth] = useState<number>(widths.phone);
  const [space, setSpace] = useState<number>(widths.phone);
  const scale = scaleFor(width, space);
  return (
    <>
      <p className="staff-buttons">
        {Object.entries(shownWidths).map(([name, pixels]) => (
          <Button key={name} aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
            {name}, {pixels}
          </Button>
        ))}
      </p>
      <div
        ref={(element) => setSpace(element?.clientWidth ?? widths.phone)}
        className="city-preview"
        style={{ height: shownHeight * scale }}
      >
        <iframe
          srcDoc={page}
          sandbox="allow-same-origin"
          title={title}
          style={{ width, height: shownHeight, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
}
