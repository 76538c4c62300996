import sharp from 'sharp';
import type { Photo } from '../../src/content-model/types';

type Size = { width: number; height: number };

/** Crops a photograph to a size, around its focal point; gives the picture as a PNG. */
export async function cropPhoto(file: string, focus: Photo['focus'], size: Size): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { x, y } = focus ?? { x: 50, y: 50 };
  const area = {
    left: Math.round(((scaled.width - size.width) * x) / 100),
    top: Math.round(((scaled.height - size.height) * y) / 100),
  };
  const crop = { left: area.left, top: area.top, width: size.width, height: size.height };
  return sharp(file).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(crop).png().toBuffer();
}
