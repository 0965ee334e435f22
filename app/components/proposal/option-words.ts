import type { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import type { SnapshotOption } from '~/domain/proposal/snapshot';
import { serviceLevelLabel } from '~/domain/stay/service-level';

type Texts = ReturnType<typeof useTranslation<'proposal'>>['t'];

/** Dates of an option, and how many nights. */
export function stayWords(t: Texts, { stay }: SnapshotOption, language: Language) {
	return {
		dates: formatDateRange(stay.checkIn, stay.checkOut, language),
		nights: t('nights', { count: daysBetween(stay.checkIn, stay.checkOut) }),
	};
}

/** How guests of an option live, a line each. */
export function livingWords(t: Texts, { living }: SnapshotOption, language: Language): string[] {
	if (living.kind === 'property') return [t('whole', { level: serviceLevelLabel(living.serviceLevel, language) })];
	return living.rooms.map(({ name, mealPlan }) => `${name}, ${t(`meal.${mealPlan}`)}`);
}

/** `4 adults, 2 children (8, 11)`. */
export function partyWords(t: Texts, { party }: Pick<SnapshotOption, 'party'>): string {
	const { adults, children, childrenAges } = party;
	const ages = childrenAges.length > 0 ? ` (${childrenAges.join(', ')})` : '';
	return [t('adults', { count: adults }), children > 0 ? `${t('children', { count: children })}${ages}` : null]
		.filter(Boolean)
		.join(', ');
}

/** An amount that somebody owes: with two decimals. */
export function owed(minor: number, { currency }: Pick<SnapshotOption, 'currency'>): string {
	return formatRate({ minor, currency }, { hasCents: true });
}

/** A price to compare: whole units where it is whole. */
export function priceWords({ clientMinor, currency }: SnapshotOption): string {
	return formatRate({ minor: clientMinor, currency }, { hasCents: clientMinor % 100 !== 0 });
}
