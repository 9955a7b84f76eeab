const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text has the same width as in a headed browser.
  '--font-render-hinting=none',
];

export function chromiumOptions() {
  const executablePath = process.env['CHROME_PATH'];
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
  };
}
