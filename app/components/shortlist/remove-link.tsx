import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { relOf } from '../ui/dated-link';
import type { ShortlistHouseView } from './shortlist-view';

export type RemoveHouse = (house: ShortlistHouseView) => void;

/** Takes a house off the list: a link to the list without it, which script also forgets. */
export function RemoveLink({ house, onRemove }: { house: ShortlistHouseView; onRemove: RemoveHouse }) {
	const { t } = useTranslation('shortlist');
	return (
		<Link
			to={house.without}
			rel={relOf(house.without)}
			preventScrollReset
			replace
			onClick={() => onRemove(house)}
			aria-label={t('removeHouse', { house: house.name })}
			className="inline-flex min-h-9 items-center text-ink2 underline underline-offset-4 hover:text-accent-ink"
		>
			{t('remove')}
		</Link>
	);
}
