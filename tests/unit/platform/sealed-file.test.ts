import { expect, test } from 'vitest';
import { parseSealKey, type SealKey } from '~/platform/seal-key';
import { openFile, sealFile } from '~/platform/sealed-file';

const key = (...letters: string[]) =>
	parseSealKey(letters.map((letter) => btoa(letter.repeat(32))).join(',')) as SealKey;
const NAME = 'conversations/a.pdf';
/** As the product sealed it before there was a key of files. */
const SEALED_BY_SECRET = 'RkxTMVrcJiia4tqfAz3bzpvLkUW3FMwXoVl9NNBkuHzmWJiRhemAKNrMlOQ8YDLjmPzxzBwDjA==';
const bytes = new TextEncoder().encode('%PDF-1.7 of nobody else');
const keys = (given: SealKey | null, secrets: string[] = []) => ({ key: given, secrets });

test('a file is opened by the key that sealed it, under its own name alone', async () => {
	const sealed = await sealFile(bytes, NAME, key('a'));
	expect(new TextDecoder().decode(sealed)).not.toContain('PDF');
	expect(await openFile(sealed, NAME, keys(key('a')))).toEqual(bytes);
	await expect(openFile(sealed, 'conversations/b.pdf', keys(key('a')))).rejects.toThrow();
	await expect(openFile(sealed, NAME, keys(key('b')))).rejects.toThrow();
	await expect(openFile(sealed, NAME, keys(null, ['a'.repeat(32)]))).rejects.toThrow();
	const changed = sealed.slice();
	changed[20] = (changed[20] ?? 0) ^ 1;
	await expect(openFile(changed, NAME, keys(key('a')))).rejects.toThrow();
});

test('the key is replaced two at a time (ACCESS-33)', async () => {
	const before = await sealFile(bytes, NAME, key('a'));
	const meanwhile = await sealFile(bytes, NAME, key('b', 'a'));
	for (const file of [before, meanwhile]) expect(await openFile(file, NAME, keys(key('b', 'a')))).toEqual(bytes);
	expect(await openFile(meanwhile, NAME, keys(key('b')))).toEqual(bytes);
	await expect(openFile(before, NAME, keys(key('b')))).rejects.toThrow();
});

test('a file from before the key is opened by the form secret, of now or before', async () => {
	const sealed = Uint8Array.from(atob(SEALED_BY_SECRET), (letter) => letter.charCodeAt(0));
	const text = async (secrets: string[]) =>
		new TextDecoder().decode(await openFile(sealed, NAME, keys(key('a'), secrets)));
	expect(await text(['a form secret of old'])).toBe('%PDF-1.7 of nobody else');
	expect(await text(['another one, of now', 'a form secret of old'])).toBe('%PDF-1.7 of nobody else');
	await expect(text(['another one, of now'])).rejects.toThrow();
});

test('a file from before files were sealed is itself', async () => {
	expect(await openFile(bytes, NAME, keys(key('a')))).toBe(bytes);
	expect(await openFile(new Uint8Array(), NAME, keys(null))).toEqual(new Uint8Array());
});
