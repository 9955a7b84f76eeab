const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes text as wide as in a headed browser.
  '--font-render-hinting=none',
];

/** Returns Playwright's launch options for the Chromium in CHROME_PATH. */
export function chromiumOptions() {
  const executablePath = process.env['CHROME_PATH'];
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
  };
}
