import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { relOf } from '../ui/dated-link';
import type { ShortlistPropertyView } from './shortlist-view';

export type RemoveProperty = (property: ShortlistPropertyView) => void;

/** Takes a property off the list: a link to the list without it, which script also forgets. */
export function RemoveLink({ house: property, onRemove }: { house: ShortlistPropertyView; onRemove: RemoveProperty }) {
	const { t } = useTranslation('shortlist');
	return (
		<Link
			to={property.without}
			rel={relOf(property.without)}
			preventScrollReset
			replace
			onClick={() => onRemove(property)}
			aria-label={t('removeHouse', { house: property.name })}
			className="inline-flex min-h-9 items-center text-ink2 underline underline-offset-4 hover:text-accent-ink"
		>
			{t('remove')}
		</Link>
	);
}
