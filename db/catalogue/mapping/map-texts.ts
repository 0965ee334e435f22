import { checkMarkdown } from '../check/check-markdown';
import type { RawCell, RawRecord, RawTable } from '../source/raw-table';
import { mapCell } from './map-record';
import type { CellMapping, TextsMapping } from './mapping-schema';
import { shorten } from './shorten';

const LONGEST_SUMMARY = 300;
const SECTIONS = ['general', 'information', 'location'] as const;

/** Columns of theirs that texts come from. */
export function textColumns({ property, languages }: TextsMapping): string[] {
	const cells = Object.values(languages).flatMap((sections) => Object.values(sections) as (CellMapping | undefined)[]);
	return [property, ...cells].flatMap((cell) => (cell && 'column' in cell ? cell.column : []));
}

/** A text for each row and language whose general part is there; its summary is the beginning of it unless a column tells another. */
export function mapTexts(theirs: RawTable, { property, languages }: TextsMapping): RawTable {
	const records = theirs.records.flatMap((record) =>
		Object.entries(languages).flatMap(([language, sections]) => {
			const refusals: RawRecord['refusals'] = [];
			const cells = new Map<string, RawCell>();
			const put = (name: string, cell: CellMapping | undefined) => {
				const mapped = cell ? mapCell(record, cell, name, refusals) : null;
				if (mapped && mapped.text !== '') cells.set(name, mapped);
			};
			for (const section of SECTIONS) put(section, sections[section]);
			const general = cells.get('general');
			if (!general && refusals.length === 0) return [];
			put('property', property);
			put('summary', sections.summary);
			cells.set('language', { text: language, line: record.line });
			if (general && !cells.has('summary')) {
				cells.set('summary', { text: shorten(general.text, LONGEST_SUMMARY), line: general.line });
			}
			for (const section of SECTIONS) {
				for (const { wrong, right } of checkMarkdown(cells.get(section)?.text ?? '')) {
					refusals.push({ column: section, wrong: { wrong, right: `${right}, or the step "html"` } });
				}
			}
			return [{ line: record.line, cells, refusals }];
		}),
	);
	return { file: theirs.file, columns: ['property', 'language', 'summary', ...SECTIONS], records };
}
