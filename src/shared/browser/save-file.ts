/** Saves a text as a file on the visitor's device, or lets it ask what to do with one of this type. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // iOS reads the file only after it has asked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
