import { expect, test } from 'vitest';
import { openFile, sealFile } from '~/platform/sealed-file';

const SECRET = 'sixteen letters and more';
const bytes = new TextEncoder().encode('%PDF-1.7 a voucher');

test('a sealed file says nothing, and opens with its secret and name alone', async () => {
	const sealed = await sealFile(bytes, 'conversations/a.pdf', SECRET);
	expect(new TextDecoder().decode(sealed)).not.toContain('voucher');
	expect(await openFile(sealed, 'conversations/a.pdf', SECRET)).toEqual(bytes);
	await expect(openFile(sealed, 'conversations/b.pdf', SECRET)).rejects.toThrow();
	await expect(openFile(sealed, 'conversations/a.pdf', 'another secret altogether')).rejects.toThrow();
});

test('a file stored before encryption is read unchanged', async () => {
	expect(await openFile(bytes, 'conversations/a.pdf', SECRET)).toBe(bytes);
	expect(await openFile(new Uint8Array(), 'conversations/a.pdf', SECRET)).toEqual(new Uint8Array());
});
