import type { TFunction } from 'i18next';
import type { PropertiesEvaluation, Standing } from '~/domain/enquiry/validate-properties';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import { countryName } from '~/domain/place/country';
import type { ShortlistProperty } from '~/domain/shortlist/shortlist-property';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { serverTexts } from '~/locales/server';

/** How a property stands to the request, in words. */
export type StandingView = { text: string; price: string; isBad: boolean };

export type Standings = Record<string, StandingView>;

export type RequestedPropertyView = { code: string; name: string; place: string; picture: StoredPicture | null };

export function requestedPropertyView(property: ShortlistProperty, language: Language): RequestedPropertyView {
	return {
		code: property.code,
		name: property.name,
		place: `${property.place.name}, ${countryName(property.country, language)}`,
		picture: property.pictures[0] ?? null,
	};
}

/** Every property's standing by its code. */
export function standingsView(
	properties: readonly ShortlistProperty[],
	{ standings }: PropertiesEvaluation,
	language: Language,
): Standings {
	const t: TFunction<'shortlist'> = serverTexts(language).getFixedT(language, 'shortlist');
	return Object.fromEntries(
		properties.flatMap(({ code }, at) => {
			const standing = standings[at];
			return standing ? [[code, standingWords(standing, t, language)]] : [];
		}),
	);
}

function standingWords(
	{ isSold, lacksLevel, isTooSmall, offer }: Standing,
	t: TFunction<'shortlist'>,
	language: Language,
): StandingView {
	if (isSold) return { text: t('form.sold'), price: '', isBad: true };
	if (lacksLevel) return { text: t('form.otherLevel'), price: '', isBad: true };
	if (isTooSmall) return { text: t('form.tooSmall'), price: '', isBad: true };
	if (!offer) return { text: t('form.noDates'), price: '', isBad: false };
	const level = offer.serviceLevel ? serviceLevelLabel(offer.serviceLevel, language) : '';
	const state =
		offer.availability === 'available'
			? t('form.free')
			: offer.availability === 'on_request'
				? t('form.onRequest')
				: t('form.noPrice');
	return {
		text: [state, level].filter((word) => word !== '').join(' · '),
		price: offer.price ? formatAmount(offer.price, { hasCents: false }) : '',
		isBad: false,
	};
}
