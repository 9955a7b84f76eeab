import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page as it is printed, or on a screen again. */
    print(isPrinted: boolean): Promise<void>;
  }
}

/** Shows the page as it is printed until the test ends. */
export async function print(): Promise<void> {
  onTestFinished(() => commands.print(false));
  await commands.print(true);
}
