const screen = process.stdout;
let status = '';

/** Prints a text; a status stays below it. */
export function say(text: string): void {
  clearStatus();
  console.log(text);
  drawStatus();
}

/** Shows a line that moves: the latest stands at the end of a terminal. Shows nothing in a file or a pipe. */
export function showStatus(text: string): void {
  if (!screen.isTTY) return;
  clearStatus();
  status = text.slice(0, (screen.columns || 80) - 1);
  drawStatus();
}

function clearStatus(): void {
  if (status !== '') screen.write('\r\u001B[K');
}

function drawStatus(): void {
  screen.write(status);
}
