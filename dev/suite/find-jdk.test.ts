import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJdk, parseJavaVersion } from './find-jdk.ts';

describe('parseJavaVersion', () => {
  it.each([
    ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_402"', 8],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
  ])('reads %s', (text, version) => {
    expect(parseJavaVersion(text)).toBe(version);
  });
});

describe('findJdk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'jdk-')));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('prefers JAVA_HOME', async () => {
    const [home, other] = [await fakeJdk('home', 23), await fakeJdk('other', 24)];
    expect(await findJdk({ JAVA_HOME: home, PATH: join(other, 'bin') })).toBe(join(home, 'bin'));
  });

  it('passes over a JDK that is too old', async () => {
    const [old, recent] = [await fakeJdk('old', 17), await fakeJdk('recent', 21)];
    const path = `${join(old, 'bin')}:${join(recent, 'bin')}`;
    expect(await findJdk({ JAVA_HOME: old, PATH: path })).toBe(join(recent, 'bin'));
  });

  async function fakeJdk(name: string, version: number): Promise<string> {
    const home = join(folder, name);
    await mkdir(join(home, 'bin'), { recursive: true });
    const script = `#!/bin/sh\necho 'openjdk version "${version}.0.1"' >&2\n`;
    await writeFile(join(home, 'bin', 'java'), script, { mode: 0o755 });
    return home;
  }
});
