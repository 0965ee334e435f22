import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeConversation } from '~/domain/conversation/load-conversation.server';
import { leadPath } from '~/domain/lead/lead-path';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { CONTEXT_ID, CONTEXT_WAY_ID } from './context-column';
import type { Desk } from './conversation-view';

type HeadProps = {
	conversation: WholeConversation;
	desk: Desk;
	/** Beside a hotel's page the head says less. */
	isInHotel?: boolean;
	/** Whether we are connected, and who is here. */
	children: ReactNode;
};

/** With whom a conversation is, and the ways from it. */
export function ThreadHead({ conversation, desk, isInHotel = false, children }: HeadProps) {
	const { t } = useTranslation('conversation');
	const { hotel, lead, agency } = conversation;
	return (
		<>
			<header className="talk-head">
				{isInHotel ? null : (
					<Link to={desk.base} className="talk-back" aria-label={t('back')}>
						<Icon name="chevronLeft" size={20} />
					</Link>
				)}
				<div>
					{isInHotel ? <h2>{t('withTeam')}</h2> : <h1>{desk.isHotel ? agency : hotel.name}</h1>}
					{children}
				</div>
				{isInHotel || desk.isHotel ? null : (
					<div className="talk-head-ways">
						<Link to={hotel.id ? `/hotels/${hotel.id}` : '/hotels'} className={tradeButton('line')}>
							<TradeIcon name="bed" size={20} />
							{t('rooms')}
						</Link>
						{lead ? (
							<Link to={leadPath(lead.id)} className={tradeButton('line')}>
								{t('openLead')}
								<KeyCap>L</KeyCap>
							</Link>
						) : null}
					</div>
				)}
			</header>
			{isInHotel ? null : <Strip conversation={conversation} desk={desk} />}
		</>
	);
}

/** Where the column beside has no room: for whom, the way to the lead, and the one to the column. */
function Strip({ conversation, desk }: { conversation: WholeConversation; desk: Desk }) {
	const { t } = useTranslation('conversation');
	const { clientFirstName, clientLastName, tls, lead } = conversation;
	return (
		<div className="talk-strip">
			<p>
				<b>
					{clientFirstName} {clientLastName}
				</b>
				{tls ? <span className="trade-note">{tls}</span> : null}
			</p>
			{lead && !desk.isHotel ? (
				<Link to={leadPath(lead.id)} className="trade-link">
					{t('openLead')}
				</Link>
			) : null}
			<a href={`#${CONTEXT_ID}`} id={CONTEXT_WAY_ID} className="trade-link">
				{t('details')}
			</a>
		</div>
	);
}
