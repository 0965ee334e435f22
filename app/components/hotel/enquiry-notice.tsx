import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { Icon } from '../ui/icon';

/** The enquiry tab without a chat: the way to sign up for it, or that the hotel is not ready yet, which the consumer brand words its own way. */
export function EnquiryNotice({ view, buttonClassName }: { view: HotelView; buttonClassName: string }) {
	const { t } = useTranslation('hotel');
	const { pathname, search } = useLocation();
	const isLocked = view.enquiry === 'unlock';
	const back = `/signin?prompt=create&to=${encodeURIComponent(pathname + search)}`;
	const ask = `/enquire-now?destination=${encodeURIComponent(view.place)}`;
	return (
		<section className="hotel-notice">
			<Icon name={isLocked ? 'lock' : 'info'} size={28} className="text-accent-ink" />
			<h2>{isLocked ? t('enquiry.unlock') : t('enquiry.notReady', { hotel: view.name })}</h2>
			<p>{t(isLocked ? 'enquiry.unlockText' : 'enquiry.notReadyText')}</p>
			{isLocked ? (
				<Link to={back} reloadDocument className={buttonClassName}>
					{t('enquiry.signUp')}
				</Link>
			) : view.trade ? null : (
				<>
					<p>{t('enquiry.meanwhile')}</p>
					<Link to={ask} className={buttonClassName}>
						{t('enquiry.ask')}
					</Link>
				</>
			)}
		</section>
	);
}
