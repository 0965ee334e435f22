import { SERVICE_LEVELS } from '#db/schema/enums';
import type { Language } from '../language/language';

/** The meal plan of a stay, as stored. */
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** The stored strings by name. */
export const serviceLevel = {
	selfCatered: 'self_catered',
	bedAndBreakfast: 'bed_and_breakfast',
	catered: 'catered',
} as const satisfies Record<string, ServiceLevel>;

/** Fixed texts: they are compared byte for byte (BRAND-14). */
const LABELS: Record<Language, Record<ServiceLevel, string>> = {
	en: { self_catered: 'Selfcatered', bed_and_breakfast: 'Bed & Breakfast', catered: 'Catered' },
	de: { self_catered: 'Selbstverpflegung', bed_and_breakfast: 'Frühstück', catered: 'Hotelservice' },
};

/** Sort order and stored index: self-catered 0, bed and breakfast 1, catered 2, anything else -1. */
export function serviceLevelOrder(level: string | null | undefined): number {
	return (SERVICE_LEVELS as readonly (string | null | undefined)[]).indexOf(level);
}

/** The level with a stored index, or null. */
export function serviceLevelAt(order: number): ServiceLevel | null {
	return SERVICE_LEVELS[order] ?? null;
}

/** Label of a level: `Bed & Breakfast`, `Frühstück`. */
export function serviceLevelLabel(level: ServiceLevel, language: Language): string {
	return LABELS[language][level];
}

/** True for exactly one of the stored strings. */
export function isServiceLevel(value: unknown): value is ServiceLevel {
	return typeof value === 'string' && serviceLevelOrder(value) !== -1;
}
