import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { buttonClass } from '../ui/button';
import { relOf } from '../ui/dated-link';

type BookLinkProps = { chosen: ChosenStay; enquirePath: string; className?: string; isShort?: boolean };

/** True where guests may book and the chosen stay has a price: the button then goes before the enquiry's. */
export function useIsBookable({ error, priceMinor }: ChosenStay): boolean {
	return useRoot().brand.isConsumerBookingEnabled && error === null && priceMinor !== null;
}

/** The way to the booking of the chosen stay, with the same query as the enquiry. */
export function BookLink({ chosen, enquirePath, className = '', isShort }: BookLinkProps) {
	const { t } = useTranslation('property');
	if (!useIsBookable(chosen)) return null;
	return (
		<Link
			to={enquirePath.replace('/enquire-now', '/book-now')}
			rel={relOf(enquirePath)}
			className={buttonClass('accent', className)}
		>
			{t(isShort ? 'stay.bookShort' : 'stay.book')}
		</Link>
	);
}
