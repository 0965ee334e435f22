import { formatDate } from '~/domain/date/format-date';
import type { DocumentRow, OptionSheet, ProposalDocument } from '~/domain/document/document';
import { documentPicture } from '~/domain/document/document-picture';
import { categoryLabel } from '~/domain/hotel/category';
import { formatDistance } from '~/domain/property/format-distance';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import {
	agentName,
	areaWords,
	depositOf,
	livingLines,
	placeWords,
	priceWords,
	sleepsWords,
	stayWords,
} from '../client/client-words';
import { holdWords, type PaperSource } from './document-source';
import { cancellationRows, paymentRows } from './document-terms';

const MOST_FACTS = 4;
const MOST_PLANS = 4;

/** The pages of one option. */
export function optionSheet(source: PaperSource, option: SnapshotOption, number: number): OptionSheet {
	const { snapshot, person, t, d } = source;
	const { language } = snapshot;
	const { living, facts } = option;
	const agent = agentName({ person, snapshot });
	const reason = person?.reasons[option.key]?.trim() ?? '';
	const [first, ...others] = option.pictures;
	return {
		kicker: option.isFirstChoice ? d('kickerFirst', { number, agent }) : d('kicker', { number }),
		hold: holdWords(source, option),
		name: option.name,
		place: placeWords(option, language),
		price: priceWords(option),
		priceNote: [
			stayWords(option, language),
			...(living.kind === 'property' ? livingLines(t, living) : [d('rooms', { count: living.rooms.length })]),
		].join('\n'),
		pictures: [
			...(first ? [documentPicture(first, 800)] : []),
			...others.slice(0, 2).map((picture) => documentPicture(picture, 480)),
		],
		facts: factsOf(source, option),
		reason: reason ? { title: t('why'), text: reason } : null,
		summary: option.summary,
		facilities: facts.facilities.length > 0 ? `${t('rows.facilities')}: ${facts.facilities.join(', ')}` : '',
		included: option.included.length > 0 ? { title: t('rows.included'), lines: option.included } : null,
		rooms: roomsOf(source, option),
		plans: option.floorplans.slice(0, MOST_PLANS).map(({ hash, label, areaSqm, width, height }) => ({
			picture: documentPicture({ hash, width }, 800),
			ratio: width / height,
			caption: areaSqm === null ? label : d('plan', { label, area: areaWords(areaSqm) }),
		})),
		terms: {
			title: d('dates'),
			groups: [
				{
					title: d('payments'),
					rows: [...paymentRows(source, option), ...depositRows(source, option)],
					note: option.terms.payments.length === 0 ? d('noTerms', { agent }) : '',
				},
				{
					title: d('cancellation'),
					rows: cancellationRows(source, option),
					note: option.terms.cancellation.length === 0 ? d('noTerms', { agent }) : '',
				},
			],
		},
		ownTermsNote: ownTermsOf(source, option).length > 0 ? d('ownTerms', { name: option.name }) : '',
	};
}

/** A property's own terms under its name; empty where it has none. */
export function ownTermsOf({ t }: PaperSource, { name, ownTerms = '' }: SnapshotOption): ProposalDocument['ownTerms'] {
	const lines = ownTerms.split('\n').map((line) => line.trim());
	const paragraphs = lines.filter(Boolean);
	return paragraphs.length === 0 ? [] : [{ title: t('due.own', { name }), paragraphs }];
}

function depositRows({ snapshot: { language }, d }: PaperSource, option: SnapshotOption): DocumentRow[] {
	const deposit = depositOf(option);
	if (!deposit) return [];
	const day = formatDate(deposit.date, language);
	return [[d(deposit.isBlocked ? 'depositBlocked' : 'depositPaid', { day }), deposit.amount]];
}

/** Up to four figures with their words; an hotel's category, a property's rooms and space, and what lies close by. */
function factsOf({ snapshot: { language }, t }: PaperSource, { facts }: SnapshotOption): OptionSheet['facts'] {
	const found: { figure: string; label: string }[] = [];
	const add = (figure: string | null, label: string) => {
		if (figure !== null && figure !== '') found.push({ figure, label });
	};
	add(facts.category && categoryLabel(facts.category, language), t('rows.category'));
	add(facts.bedrooms === null ? null : String(facts.bedrooms), t('rows.bedrooms'));
	add(facts.bathrooms === null ? null : String(facts.bathrooms), t('rows.bathrooms'));
	add(areaWords(facts.areaSqm), t('rows.area'));
	add(sleepsWords(facts.sleeps), t('rows.sleeps'));
	for (const { to, metres } of facts.distances) add(formatDistance(metres, language), to);
	return found.slice(0, MOST_FACTS);
}

function roomsOf({ t, d }: PaperSource, { living }: SnapshotOption): OptionSheet['rooms'] {
	if (living.kind === 'property') return null;
	return {
		title: d('roomsTitle'),
		rows: living.rooms.map(({ name, rate, mealPlan, adults, childrenAges }) => [
			`${name} · ${rate}, ${t(`meal.${mealPlan}`)}`,
			[
				t('adults', { count: adults }),
				childrenAges.length > 0
					? `${t('children', { count: childrenAges.length })} (${childrenAges.join(', ')})`
					: null,
			]
				.filter(Boolean)
				.join(', '),
		]),
	};
}
