import { encodeQR } from 'qr';

/** Cameras need a light margin around the code; the standard asks for four modules. */
const quietModules = 4;
/** A longer text has smaller modules. Less error correction makes them larger again. */
const longText = 200;

function drawCode(text: string): { shape: string; width: number } {
  const ecc = text.length > longText ? 'low' : 'medium';
  const rows = encodeQR(text, 'raw', { ecc, border: quietModules });
  const runs = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : '')),
  );
  return { shape: runs.join(''), width: rows.length };
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
}

export function QrCode({ text, alt, className }: { text: string; alt: string; className?: string }) {
  const { shape, width } = drawCode(text);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={alt}
    >
      <path fill="#fff" d={`M0 0h${width}v${width}H0z`} />
      <path d={shape} />
    </svg>
  );
}
