import { useTranslation } from 'react-i18next';

type Party = { adults: number; children: number; ages?: readonly (number | null)[] };

/** `2 adults, 1 child (7)`. */
export function usePartyWords(): (party: Party) => string {
	const { t } = useTranslation('rooms');
	return ({ adults, children, ages = [] }) => {
		const known = ages.filter((age) => age !== null);
		const words = children > 0 ? t('party.children', { count: children }) : '';
		return [
			t('party.adults', { count: adults }),
			words && (known.length > 0 ? `${words} (${known.join(', ')})` : words),
		]
			.filter(Boolean)
			.join(', ');
	};
}
