import { describe, expect, it } from 'vitest';
import { loadFaces } from './faces.ts';
import { setText } from './set-text.ts';

const faces = await loadFaces();

describe('setText', () => {
  it.each([
    ['₹1,23,456.50 €5 $7 – “Łukasz Đorđević, Śrīnivāsa, Nguyễn”', 'inter'],
    ['आशा', 'devanagari'],
  ])('sets %s in one typeface', (text, name) => {
    expect(setText(faces, text)).toEqual([expect.objectContaining({ text })]);
    expect(setText(faces, text)[0]?.face.name).toBe(name);
  });

  it('changes the typeface only for characters that the first one lacks', () => {
    expect(shown('Asha आशा, Pune')).toEqual([
      ['inter', 'Asha '],
      ['devanagari', 'आशा'],
      ['inter', ', Pune'],
    ]);
  });

  it.each([
    ['中文 Ltd', '□□ Ltd'],
    ['محمد', '□□□□'],
    ['Asha 🙂', 'Asha □'],
    // U+E001 is a figure in Inter's private range.
    ['A\uE001B', 'A□B'],
    // A letter with its vowel sign is one character.
    ['தி', '□'],
  ])('shows a placeholder for each character of %s that no typeface has', (text, expected) => {
    expect(shown(text)).toEqual([['inter', expected]]);
  });
});

function shown(text: string): string[][] {
  return setText(faces, text).map((run) => [run.face.name, run.text]);
}
