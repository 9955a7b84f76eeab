const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Emails as wide as in a window.
  '--font-render-hinting=none',
];

/** How Playwright starts the Chromium that the layer has found (CHROME_PATH). */
export function chromiumOptions() {
  const executablePath = process.env['CHROME_PATH'];
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
  };
}
