import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { EnquiryNotice } from '../../hotel/enquiry-notice';
import { tradeButton } from '../trade-button';
import { TeamCard } from './team-card';

/** The enquiry tab in its three states (H§2): the chat, the way to sign up for it, or a hotel that is not ready. */
export function EnquiryTab({ view }: { view: HotelView }) {
	const { t } = useTranslation('trade-hotel');
	const { trade } = view;
	if (view.enquiry !== 'chat' || !trade)
		return (
			<div className="hotel-talk">
				<EnquiryNotice view={view} buttonClassName={tradeButton('dark')} />
				{trade ? <TeamCard view={view} trade={trade} /> : null}
			</div>
		);
	return (
		<div className="hotel-talk">
			<section className="trade-card hotel-card">
				<h2>{t('enquiry.title', { hotel: view.name })}</h2>
				<p>{t('enquiry.text', { hours: t('team.hours') })}</p>
			</section>
			<TeamCard view={view} trade={trade} />
		</div>
	);
}
