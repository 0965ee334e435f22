import { describe, expect, it } from 'vitest';
import { takeFiles } from '~/components/trade/conversation/chosen-files';

const MB = 1_000_000;
const file = (name: string, size: number, type: string) => ({ name, size, type });
const pdf = (size: number, name = 'a.pdf') => file(name, size, 'application/pdf');
const picture = (size: number, name = 'a.jpg') => file(name, size, 'image/jpeg');

describe('chosen files', () => {
	it.each([
		['a PDF of 30 MB', [], pdf(30 * MB), 'fileWeight'],
		['a PDF at the limit', [], pdf(8 * MB), null],
		['a picture above its own limit', [], picture(6 * MB + 1), 'fileWeight'],
		['a page', [], file('evil.html', 10, 'text/html'), 'fileType'],
		['a file without a type', [], file('unknown', 10, ''), 'fileType'],
		['a vector picture, which may carry a script', [], file('a.svg', 10, 'image/svg+xml'), 'fileType'],
		['a fifth file', [1, 2, 3, 4].map((n) => picture(1, `${n}.jpg`)), picture(1), 'fileCount'],
		['more than all of them may have', [pdf(8 * MB, 'b.pdf')], picture(5 * MB), 'fileTotal'],
	] as const)('%s', (_, known, chosen, fault) => {
		const { files, refused } = takeFiles(known, [chosen]);
		expect(refused).toEqual(fault === null ? [] : [{ name: chosen.name, fault }]);
		expect(files).toEqual(fault === null ? [...known, chosen] : known);
	});

	it('keeps what fits beside what does not, and nothing twice', () => {
		const { files, refused } = takeFiles([pdf(1)], [pdf(1), picture(2), pdf(30 * MB, 'b.pdf')]);
		expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'a.jpg']);
		expect(refused).toEqual([{ name: 'b.pdf', fault: 'fileWeight' }]);
	});
});
