import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { loadTexts } from '~/locales/browser';
import { EnquiryNotice } from '../../hotel/enquiry-notice';
import { tradeButton } from '../trade-button';
import { TeamCard } from './team-card';

/** The enquiry tab in its three states (OFFER-5): the chat, the way to sign up for it, or a hotel that is not ready. */
export function EnquiryTab({ view }: { view: HotelView }) {
	const { t } = useTranslation('trade-hotel');
	const { trade } = view;
	if (view.enquiry !== 'chat' || !trade)
		return (
			<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22.75rem] xl:items-start">
				<EnquiryNotice view={view} buttonClassName={tradeButton('dark')} />
				{trade ? <TeamCard view={view} trade={trade} /> : null}
			</div>
		);
	return (
		<div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22.75rem] xl:items-start">
			<div className="min-w-0">
				<LateConversation hotelId={view.id} hotelName={view.name} />
				<noscript>
					<a href={`/partner/conversations?hotel=${view.id}`} className="trade-link">
						{t('enquiry.title', { hotel: view.name })}
					</a>
				</noscript>
			</div>
			<TeamCard view={view} trade={trade} />
		</div>
	);
}

type ConversationRow = { hotelId: string; hotelName: string };

/** The chat is loaded when its tab is opened, with its texts. */
function LateConversation(messages: ConversationRow) {
	const { t } = useTranslation('trade');
	const [Chat, setChat] = useState<ComponentType<ConversationRow> | null>(null);
	useEffect(() => {
		let isGone = false;
		Promise.all([import('../conversation/hotel-conversation'), loadTexts(['conversation'])]).then(
			([module]) => {
				if (!isGone) setChat(() => module.default);
			},
			// The connection of a chat is only logged (AGENCY-32).
			(error: unknown) => console.debug('the chat was not loaded', error),
		);
		return () => {
			isGone = true;
		};
	}, []);
	if (Chat) return <Chat {...messages} />;
	return (
		<p role="status" className="trade-note">
			{t('loading')}
		</p>
	);
}
