import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { type ButtonVariant, buttonClass } from '../ui/button';
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

type EnquireLinkProps = Omit<BookLinkProps, 'isShort'> & { label?: string; variant?: ButtonVariant };

/** The way on from the chosen stay: its enquiry, or to where another one can be chosen. */
export function EnquireLink({ chosen, enquirePath, className = '', label, variant }: EnquireLinkProps) {
	const { t } = useTranslation(['property', 'common']);
	const isBookable = useIsBookable(chosen);
	if (chosen.error === null || chosen.error === 'noPrice')
		return (
			<Link
				to={enquirePath}
				rel={relOf(enquirePath)}
				prefetch="intent"
				preventScrollReset
				className={buttonClass(variant ?? (isBookable ? 'outline' : 'accent'), className)}
			>
				{label ?? t('common:nav.enquireNow')}
			</Link>
		);
	const isParty = chosen.error === 'tooManyGuests';
	return (
		<a href={isParty ? '#your-stay' : '#availabilities'} className={buttonClass('dark', className)}>
			{t(isParty ? 'stay.guests' : 'sections.availabilities')}
		</a>
	);
}
