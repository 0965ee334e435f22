import { expect, it } from 'vitest';
import { attachmentName, readAttachment } from '~/domain/conversation/attachment-file';

it.each([
	['../../etc/passwd', 'pdf', 'passwd.pdf'],
	['C:\\Users\\me\\Fact sheet.PDF', 'pdf', 'Fact sheet.pdf'],
	['evil.html', 'png', 'evil.png'],
	['a"b<c>.jpg', 'jpg', 'abc.jpg'],
	['', 'webp', 'file.webp'],
	['Zimmerplan Mélèze\r\nSet-Cookie: x.pdf', 'pdf', 'Zimmerplan Mélèze Set-Cookie x.pdf'],
])('%j is called after its content', (typed, extension, expected) => {
	expect(attachmentName(typed, extension)).toBe(expected);
});

it('takes a PDF only when it begins and ends as one', () => {
	const bytes = (text: string) => new TextEncoder().encode(text);
	expect(readAttachment(bytes('%PDF-1.7\n…\n%%EOF'))).toMatchObject({ contentType: 'application/pdf' });
	for (const text of ['<html>%PDF-1.7 %%EOF', '%PDF-1.7 without an end', '', 'GIF89a'])
		expect(readAttachment(bytes(text))).toBe('fileType');
});

it('takes no picture that claims to be larger than any camera makes', () => {
	const png = (width: number, height: number) => {
		const bytes = new Uint8Array(64);
		bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
		new DataView(bytes.buffer).setUint32(16, width);
		new DataView(bytes.buffer).setUint32(20, height);
		return readAttachment(bytes);
	};
	expect(png(4000, 3000)).toMatchObject({ extension: 'png', width: 4000, height: 3000 });
	expect(png(4_000_000_000, 4_000_000_000)).toBe('fileType');
	expect(png(19_000, 19_000)).toBe('fileType');
});
