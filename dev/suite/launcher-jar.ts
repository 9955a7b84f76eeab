import { crc32 } from 'node:zlib';

/**
 * Creates a jar with one entry that starts the Firestore emulator of another jar. firebase-tools runs
 * `java -jar`, which fails for the Google Cloud CLI's jar because that names no main class.
 * firebase-tools also changes the mode of its jar, so it must not get a file of another program.
 */
export function createLauncherJar(jar: string): Buffer {
  return zipOneFile('META-INF/MANIFEST.MF', Buffer.from(createManifest(jar)));
}

export function createManifest(jar: string): string {
  return [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: file:${encodeURI(jar)}`,
    '',
  ]
    .map(wrapLine)
    .join('\n');
}

/** A manifest's line has at most 72 bytes; a continuation begins with a space. */
function wrapLine(line: string): string {
  const head = line.slice(0, 70);
  const rest = line.slice(70).match(/.{1,69}/g) ?? [];
  return [head, ...rest].join('\n ');
}

/** A zip file with one uncompressed entry. */
function zipOneFile(name: string, content: Buffer): Buffer {
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0); // version needed to read it
  entry.writeUInt16LE(0x21, 8); // date: 1 January 1980
  entry.writeUInt32LE(crc32(content), 10);
  entry.writeUInt32LE(content.length, 14);
  entry.writeUInt32LE(content.length, 18);
  entry.writeUInt16LE(name.length, 22);

  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), entry, Buffer.from(name), content]);
  const directory = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    entry,
    Buffer.alloc(14), // no comment, first disk, no attributes, at offset 0
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
