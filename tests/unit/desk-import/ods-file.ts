import { strToU8, zipSync } from 'fflate';

const NAMESPACES = [
	['office', 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'],
	['table', 'urn:oasis:names:tc:opendocument:xmlns:table:1.0'],
	['text', 'urn:oasis:names:tc:opendocument:xmlns:text:1.0'],
	['dc', 'http://purl.org/dc/elements/1.1/'],
	['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
	['calcext', 'urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0'],
]
	.map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
	.join(' ');

/** A spreadsheet of the given tables, as LibreOffice packs it. */
export function odsOf(tables: string, { before = '', name = 'content.xml' } = {}): Uint8Array {
	const content = `<?xml version="1.0" encoding="UTF-8"?>\n${before}<office:document-content ${NAMESPACES} office:version="1.3"><office:scripts/><office:automatic-styles/><office:body><office:spreadsheet><table:calculation-settings/>${tables}<table:named-expressions/></office:spreadsheet></office:body></office:document-content>`;
	return zipSync({
		mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
		'META-INF/manifest.xml': strToU8('<manifest/>'),
		[name]: strToU8(content),
		'styles.xml': strToU8('<styles/>'),
	});
}

/** Cells of text. */
export const textCells = (...texts: string[]) =>
	texts
		.map(
			(text) =>
				`<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
		)
		.join('');

export const row = (cells: string) => `<table:table-row table:style-name="ro1">${cells}</table:table-row>`;
