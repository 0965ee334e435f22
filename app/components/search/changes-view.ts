import type { TFunction } from 'i18next';
import { formatDate } from '~/domain/date/format-date';
import { formatMonth } from '~/domain/date/month';
import { daysBetween, weekday } from '~/domain/date/plain-date';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { money } from '~/domain/money/money';
import { propertyTypeName } from '~/domain/property/property-type';
import { LARGE_CHANGE } from '~/domain/search/changes/near-changes';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { PricedChange, SearchFacets } from '~/domain/search/search-result';
import { requestedPeriod } from '~/domain/search/statement/search-condition';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { Period } from '~/domain/stay/stay-rate';
import { serverTexts } from '~/locales/server';
import { searchAddress } from './search-address';

/** One change as a button: its label, its link and the number of results. */
export type ChangeView = { to: string; title: string; text: string; count: string; price: string };

export type ChangesView = { title: string; lead: string; items: ChangeView[] };

type Setting = {
	filter: SearchFilter;
	facets: SearchFacets;
	/** The destination's name. */
	destination: string | null;
	/** Properties found without any change. */
	found: number;
	language: Language;
};

type Texts = TFunction<['changes', 'results']>;

/** The smallest changes that find more, in words; null when there are none. */
export function changesView(changes: readonly PricedChange[], setting: Setting): ChangesView | null {
	const [smallest] = changes;
	if (!smallest) return null;
	const { language, found } = setting;
	const t: Texts = serverTexts(language).getFixedT(language, ['changes', 'results']);
	const lead = found > 0 ? t('leadFew') : t(smallest.size < LARGE_CHANGE ? 'leadNone' : 'leadFallback');
	return {
		title: t(found > 0 ? 'titleFew' : 'titleNone'),
		lead,
		items: changes.map((change) => ({
			to: searchAddress(change.filter),
			...wordsOf(change, setting, t),
			count: t('count', { count: change.count, formatted: formatNumber(change.count, language) }),
			price: priceOf(change, t),
		})),
	};
}

function priceOf({ priceFrom, filter }: PricedChange, t: Texts): string {
	if (!priceFrom) return t('results:card.priceOnRequest');
	const price = formatAmount(priceFrom, { hasCents: false });
	return t(requestedPeriod(filter) ? 'from' : 'perWeekFrom', { price });
}

function wordsOf(change: PricedChange, setting: Setting, t: Texts): { title: string; text: string } {
	const { filter, language, facets } = setting;
	const from = setting.destination ?? filter.destination ?? '';
	const labelOf = (of: SearchFacets['facility'], value: string) =>
		of.find((option) => option.value === value)?.label ?? value;
	switch (change.kind) {
		case 'shift':
			return {
				title: t(change.days < 0 ? 'earlier' : 'later', { count: Math.abs(change.days) }),
				text: periodWords(change.filter, language),
			};
		case 'week':
			return { title: weekWords(filter, change.filter, t), text: periodWords(change.filter, language) };
		case 'month':
			return {
				title: t('results:month.any', { month: formatMonth(change.month, language) }),
				text: t('instead', { what: filter.month ? formatMonth(filter.month, language) : '' }),
			};
		case 'price': {
			const limit = change.filter.priceRange.max;
			return {
				title: t('price', { price: euros(limit) }),
				text: t('priceMore', { price: euros(limit - filter.priceRange.max) }),
			};
		}
		case 'bedrooms': {
			const count = change.filter.bedrooms ?? 0;
			return {
				title: t('bedrooms', { count }),
				text: t('bedroomsFewer', { count: (filter.bedrooms ?? 0) - count }),
			};
		}
		case 'facility':
			return { title: t('without', { facility: labelOf(facets.facility, change.facility) }), text: t('asAsked') };
		case 'level': {
			const levels = filter.serviceLevelArray.map((level) => serviceLevelLabel(level, language)).join(', ');
			return {
				title: t('level', { level: serviceLevelLabel(change.level, language) }),
				text: t('levelInstead', { levels }),
			};
		}
		case 'place':
			return { title: change.name, text: t('placeAway', { km: change.km, from }) };
		case 'around':
			return { title: t('around', { place: change.name }), text: t('aroundInstead', { from }) };
		case 'sectors':
			return { title: t('sectors'), text: t('instead', { what: filter.sectorArray.join(', ') }) };
		case 'types': {
			const types = filter.propertyTypeArray.map((type) => propertyTypeName(type, language, 'many'));
			return { title: t('types'), text: t('instead', { what: types.join(', ') }) };
		}
		case 'anywhere': {
			const countries = filter.countryArray.map((code) => labelOf(facets.country, code)).join(', ');
			return { title: t('anywhere'), text: t('instead', { what: from || countries }) };
		}
		case 'area':
			return { title: t('area'), text: t('areaText') };
		case 'undated':
			return { title: t('undated'), text: t('undatedText') };
		case 'bare':
			return { title: t('bare'), text: t('bareText') };
	}
}

/** `Sat, 20 Mar – Sat, 27 Mar 2027`: which days of the week they are is what matters here. */
function periodWords({ checkIn, checkOut }: SearchFilter, language: Language): string {
	const from = formatDate(checkIn, language, { weekday: 'comma', hasYear: false });
	return `${from} – ${formatDate(checkOut, language, { weekday: 'comma' })}`;
}

/** A week that moves whole says by how much; one that begins on another day says on which. */
function weekWords(input: SearchFilter, changed: SearchFilter, t: Texts): string {
	const [from, to] = [requestedPeriod(input), requestedPeriod(changed)];
	if (!from || !to) return '';
	const days = daysBetween(from.checkIn, to.checkIn);
	if (days !== 0 && days % 7 === 0 && nightsOf(from) === nightsOf(to)) {
		return t(days < 0 ? 'weekEarlier' : 'weekLater', { count: Math.abs(days) / 7 });
	}
	return t(weekday(to.checkIn) === 0 ? 'sunday' : 'saturday');
}

const nightsOf = ({ checkIn, checkOut }: Period) => daysBetween(checkIn, checkOut);

const euros = (major: number) => formatAmount(money(major * 100, 'EUR'), { hasCents: false });
