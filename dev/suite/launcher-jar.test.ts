import { describe, expect, it } from 'vitest';
import { createManifest } from './launcher-jar.ts';

describe('createManifest', () => {
  it('wraps lines at 72 bytes, and unwrapped names the jar as a URL', () => {
    const jar = `/opt/my tools/${'long-folder/'.repeat(15)}emulator.jar`;
    const manifest = createManifest(jar);
    expect(Math.max(...manifest.split('\n').map((line) => Buffer.byteLength(line)))).toBe(70);
    expect(manifest.replaceAll('\n ', '')).toContain(
      `Class-Path: file:${jar.replace(' ', '%20')}\n`,
    );
  });
});
