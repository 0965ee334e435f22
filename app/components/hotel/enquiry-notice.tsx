import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { useRoot } from '../root/use-root';
import { Icon } from '../ui/icon';

/** The enquiry tab without a chat: the way to sign up for it, or that the hotel is not ready yet. */
export function EnquiryNotice({ view, buttonClassName }: { view: HotelView; buttonClassName: string }) {
	const { t } = useTranslation('hotel');
	const { pathname, search } = useLocation();
	const isLocked = view.enquiry === 'unlock';
	// Guests never write to hotels here (AGENCY-25): for them the hotel is not "not ready yet".
	const isGuest = useRoot().brand.isB2C && !view.trade;
	const back = `/signin?prompt=create&to=${encodeURIComponent(pathname + search)}`;
	const ask = `/enquire-now?destination=${encodeURIComponent(view.place)}`;
	return (
		<section className="hotel-notice">
			<Icon name={isLocked ? 'lock' : 'info'} size={28} className="text-accent-ink" />
			<h2>
				{isLocked ? t('enquiry.unlock') : t(isGuest ? 'enquiry.guest' : 'enquiry.notReady', { hotel: view.name })}
			</h2>
			<p>{t(isLocked ? 'enquiry.unlockText' : isGuest ? 'enquiry.guestText' : 'enquiry.notReadyText')}</p>
			{isLocked ? (
				<Link to={back} reloadDocument className={buttonClassName}>
					{t('enquiry.signUp')}
				</Link>
			) : view.trade ? null : (
				<>
					{isGuest ? null : <p>{t('enquiry.meanwhile')}</p>}
					<Link to={ask} className={buttonClassName}>
						{t('enquiry.ask')}
					</Link>
				</>
			)}
		</section>
	);
}
