import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { NO_BREAK_SPACE } from '~/domain/money/group-digits';
import type { PropertyRoom } from '~/domain/property/property-room';

/** Numbers that are words. */
const WORDS = ['two', 'three', 'four', 'five', 'six'] as const;

/** A room in the words of the page. */
export function useRoomWords() {
	const { t } = useTranslation('property-rooms');
	const { language } = useRoot();
	// British English puts no comma before "and".
	const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
	const many = (count: number) => {
		const word = WORDS[count - 2];
		return word ? t(`numbers.${word}`) : String(count);
	};
	return {
		/** `A double bed and two single beds`; empty without beds. */
		beds({ beds }: PropertyRoom): string {
			const words = list.format(beds.map(([type, count]) => t(`beds.${type}`, { count, many: many(count) })));
			return words.charAt(0).toUpperCase() + words.slice(1);
		},
		/** `own bathroom, 24 m²`; empty where nothing is known. */
		facts({ bathroom, areaSqm }: PropertyRoom): string {
			const area = areaSqm === null ? '' : `${areaSqm}${NO_BREAK_SPACE}m²`;
			return [bathroom ? t(`bathroom.${bathroom}`) : '', area].filter(Boolean).join(', ');
		},
	};
}
