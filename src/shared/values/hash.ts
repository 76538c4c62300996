/** The 32-bit FNV-1a hash of a text's UTF-16 units, as eight hex digits. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const longHash = (text: string): string => shortHash(text) + shortHash(`from another start: ${text}`);
