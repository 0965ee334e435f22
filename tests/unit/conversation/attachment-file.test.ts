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
