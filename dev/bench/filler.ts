/** What a written document takes besides its content: its path, the name of its field. */
const bytesAroundContent = 110;

/** The content of each of so many documents, so that a message that writes them has so many bytes. */
export function fillerOf(bytes: number, documents: number): string {
  return 'x'.repeat(Math.max(0, Math.round(bytes / documents) - bytesAroundContent));
}
