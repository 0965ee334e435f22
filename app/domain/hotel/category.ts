import type { Language } from '../language/language';
import type { HotelCategory } from './hotel';

const LABELS: Record<HotelCategory, Record<Language, string>> = {
	'4star': { en: '4 Star', de: '4 Sterne' },
	'5star': { en: '5 Star', de: '5 Sterne' },
	palace: { en: '5 Star Palace', de: '5 Sterne Palace' },
};

/** The words of a category (OFFER-2). */
export function categoryLabel(category: HotelCategory, language: Language): string {
	return LABELS[category][language];
}

export function starsOf(category: HotelCategory): number {
	return category === '4star' ? 4 : 5;
}
