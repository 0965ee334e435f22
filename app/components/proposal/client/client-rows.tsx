import type { ReactNode } from 'react';
import { categoryLabel } from '~/domain/hotel/category';
import { formatDistance } from '~/domain/property/format-distance';
import type { SnapshotChange } from '~/domain/proposal/snapshot-changes';
import { HoldLine } from './client-hold-line';
import { ClientIncluded } from './client-included';
import { CancellationList, PaymentList } from './client-terms-list';
import type { ClientOption, ClientView } from './client-view';
import {
	areaWords,
	datesWords,
	livingLines,
	nightsWords,
	priceWords,
	sleepsWords,
	stayWords,
	type Texts,
} from './client-words';

export type ComparedRow = {
	name: string;
	cell: (option: ClientOption) => ReactNode;
	/** All options say the same. */
	isSame: boolean;
	/** Has no place in the narrow columns of phones. */
	isWide: boolean;
	/** Its label is for screen readers alone. */
	isBare: boolean;
};

type Written = Pick<ComparedRow, 'name' | 'cell'> & {
	/** What the row says of an option, to compare; null where nothing is known. */
	value: (option: ClientOption) => string | null;
	isWide?: true;
	isBare?: true;
};

const MOST_FACILITIES = 6;
const MOST_DISTANCES = 3;
const MOST_INCLUDED = 8;

/** The rows of the comparison, without those that no option has anything to say to. */
export function comparedRows(t: Texts, view: ClientView): ComparedRow[] {
	const { snapshot, before } = view;
	const { options, language } = snapshot;
	const was = (option: ClientOption, kind: SnapshotChange['kind']) => {
		const change = before?.changes.find((each) => each.key === option.key && each.kind === kind);
		const words = change && earlierWords(t, change, language);
		return words && before ? (
			<span className="block text-label text-accent-ink">{t('change.was', { before: words })}</span>
		) : null;
	};
	const plain = (name: string, value: Written['value']): Written => ({
		...{ name, value },
		cell: (option) => value(option) ?? t('nothing'),
	});
	const rows: Written[] = [
		{
			name: t('rows.hold'),
			value: ({ heldUntil }) => String(heldUntil),
			cell: (option) => <HoldLine option={option} language={language} />,
			isBare: true,
			isWide: true,
		},
		{
			name: t('rows.stay'),
			value: ({ stay }) => `${stay.checkIn} ${stay.checkOut}`,
			cell: (option) => (
				<>
					<span className="font-medium max-lg:hidden">{stayWords(option, language)}</span>
					<span className="lg:hidden">{datesWords(option, language)}</span>
					<span className="block text-small text-ink2">{nightsWords(t, option)}</span>
					{was(option, 'stay')}
				</>
			),
		},
		{
			name: t('rows.living'),
			value: ({ living }) => JSON.stringify(living),
			cell: (option) => (
				<>
					{livingLines(t, option.living).map((line, at) => (
						<span key={at} className="block">
							{line}
						</span>
					))}
					{was(option, 'living')}
				</>
			),
		},
		plain(t('rows.category'), ({ facts }) => facts.category && categoryLabel(facts.category, language)),
		plain(t('rows.bedrooms'), ({ facts }) => text(facts.bedrooms)),
		plain(t('rows.bathrooms'), ({ facts }) => text(facts.bathrooms)),
		plain(t('rows.area'), ({ facts }) => areaWords(facts.areaSqm)),
		plain(t('rows.sleeps'), ({ facts }) => sleepsWords(facts.sleeps)),
		plain(t('rows.facilities'), ({ facts }) => facts.facilities.slice(0, MOST_FACILITIES).join(', ') || null),
		{
			name: t('rows.distances'),
			value: ({ facts }) => facts.distances.map(({ to, metres }) => `${to} ${metres}`).join() || null,
			cell: ({ facts }) =>
				facts.distances.length === 0
					? t('nothing')
					: facts.distances.slice(0, MOST_DISTANCES).map(({ to, metres }) => (
							<span key={to} className="block">
								{to} <span className="whitespace-nowrap text-ink2">{formatDistance(metres, language)}</span>
							</span>
						)),
		},
		{
			name: t('rows.price'),
			value: priceWords,
			cell: (option) => (
				<>
					<b className="amount block text-body lg:text-[1.6875rem]/[2.125rem]">{priceWords(option)}</b>
					<span className="block text-small text-ink2 max-lg:hidden">{t('priceNote')}</span>
					{was(option, 'price')}
				</>
			),
		},
		{
			name: t('rows.included'),
			value: ({ included }) => included.join('\n') || null,
			cell: ({ included }) => <ClientIncluded included={included.slice(0, MOST_INCLUDED)} className="space-y-1" />,
			isWide: true,
		},
		{
			name: t('rows.payments'),
			value: ({ terms }) => (terms.payments.length > 0 ? JSON.stringify(terms.payments) : null),
			cell: (option) => <PaymentList option={option} sentAt={snapshot.sentAt} language={language} />,
		},
		{
			name: t('rows.cancellation'),
			value: ({ terms }) => (terms.cancellation.length > 0 ? JSON.stringify(terms.cancellation) : null),
			cell: (option) => <CancellationList option={option} language={language} />,
		},
	];
	return rows.flatMap(({ value, isWide = false, isBare = false, ...row }) => {
		const values = options.map(value);
		if (values.every((each) => each === null)) return [];
		return [{ ...row, isWide, isBare, isSame: new Set(values).size === 1 }];
	});
}

function text(value: number | null): string | null {
	return value === null ? null : String(value);
}

function earlierWords(t: Texts, change: SnapshotChange, language: ClientView['snapshot']['language']): string | null {
	switch (change.kind) {
		case 'stay':
			return datesWords({ stay: change.before }, language);
		case 'living':
			return livingLines(t, change.before).join('; ');
		case 'price':
			return priceWords(change.before);
		default:
			return null;
	}
}
