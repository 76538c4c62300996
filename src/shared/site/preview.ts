/** The beginning of the versions of previews, by which their requests are known. */
export const previewVersion = 'preview-';

/** Whether a version, as it is saved with a request, is that of a preview. */
export const isPreview = (version: unknown): boolean => String(version).startsWith(previewVersion);
