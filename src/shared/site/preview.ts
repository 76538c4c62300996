/** The beginning of the versions of previews, by which their requests are known. */
export const previewVersion = 'preview-';

export const isPreview = (version: unknown): boolean => String(version).startsWith(previewVersion);
