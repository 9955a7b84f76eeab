/** Has the browser save a file, as if it had been downloaded from its address. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
