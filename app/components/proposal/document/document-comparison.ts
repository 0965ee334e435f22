import type { ComparedCell, ComparedRow, DocumentRow, ProposalDocument } from '~/domain/document/document';
import { categoryLabel } from '~/domain/hotel/category';
import { formatDistance } from '~/domain/property/format-distance';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import {
	areaWords,
	livingLines,
	nightsWords,
	placeWords,
	priceWords,
	sleepsWords,
	stayWords,
} from '../client/client-words';
import { holdWords, type PaperSource, pictureOf } from './document-source';
import { cancellationRows, paymentRows } from './document-terms';

/** More stands on the page of the option. */
const MOST = { lines: 6, included: 6, steps: 6 } as const;

/** The options beside each other; rows that no option says anything to are left out. */
export function comparisonOf(source: PaperSource): NonNullable<ProposalDocument['comparison']> {
	const { snapshot, t, d } = source;
	const { options, language } = snapshot;
	const row = (
		label: string,
		style: ComparedRow['style'],
		lines: (option: SnapshotOption) => readonly (string | null)[],
		note: (option: SnapshotOption) => string = () => '',
	): ComparedRow => {
		const most = style === 'ticked' ? MOST.included : MOST.lines;
		const cells = options.map((option, at): ComparedCell => {
			const given = lines(option).filter((line) => line !== null && line !== '');
			const rest = given.length - most;
			return {
				lines: given.slice(0, most) as string[],
				amounts: [],
				note: rest > 0 ? d('more', { count: rest, number: at + 1 }) : note(option),
			};
		});
		return { label, style, cells };
	};
	const amounts = (label: string, rows: (option: SnapshotOption) => readonly DocumentRow[]): ComparedRow => ({
		label,
		style: 'amounts',
		cells: options.map((option, at) => {
			const all = rows(option);
			const rest = all.length - MOST.steps;
			const note = rest > 0 ? d('more', { count: rest, number: at + 1 }) : '';
			return { lines: [], amounts: all.slice(0, MOST.steps), note };
		}),
	});
	const rows = [
		row(
			t('rows.stay'),
			'plain',
			(option) => [stayWords(option, language)],
			(option) => nightsWords(t, option),
		),
		row(t('rows.living'), 'plain', ({ living, facts }) => [
			facts.category && categoryLabel(facts.category, language),
			...livingLines(t, living),
		]),
		row(t('rows.bedrooms'), 'plain', ({ facts: { bedrooms, bathrooms } }) => [
			[bedrooms, bathrooms === null ? null : d('bathrooms', { count: bathrooms })]
				.filter((words) => words !== null)
				.join(', '),
		]),
		row(t('rows.area'), 'plain', ({ facts }) => [areaWords(facts.areaSqm)]),
		row(t('rows.sleeps'), 'plain', ({ facts }) => [sleepsWords(facts.sleeps)]),
		row(t('rows.facilities'), 'plain', ({ facts }) => [facts.facilities.slice(0, MOST.lines).join(', ')]),
		row(t('rows.distances'), 'plain', ({ facts }) =>
			facts.distances.slice(0, 3).map(({ to, metres }) => `${to} ${formatDistance(metres, language)}`),
		),
		row(
			t('rows.price'),
			'strong',
			(option) => [priceWords(option)],
			() => t('priceNote'),
		),
		row(t('rows.included'), 'ticked', ({ included }) => included),
		amounts(t('rows.payments'), (option) => paymentRows(source, option)),
		amounts(d('keptIfCancelled'), (option) => cancellationRows(source, option, true)),
		row(t('rows.hold'), 'plain', (option) => [holdWords(source, option)]),
	];
	return {
		title: t('sideBySide'),
		columns: options.map((option, at) => ({
			number: String(at + 1),
			name: option.name,
			place: placeWords(option, language),
			picture: pictureOf(option, 480),
		})),
		rows: rows.filter(({ cells }) => cells.some(({ lines, amounts }) => lines.length + amounts.length > 0)),
	};
}
