import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import { leadPath } from '~/domain/lead/lead-path';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { CONTEXT_ID, CONTEXT_WAY_ID } from './context-column';
import type { Inbox } from './conversation-view';

type HeadProps = {
	conversation: ConversationDetails;
	inbox: Inbox;
	/** Beside a hotel's page the head says less. */
	isInHotel?: boolean;
	/** Whether we are connected, and who is here. */
	children: ReactNode;
};

/** With whom a conversation is, and the ways from it. */
export function ConversationHead({ conversation, inbox, isInHotel = false, children }: HeadProps) {
	const { t } = useTranslation('conversation');
	const { hotel, lead, agency } = conversation;
	return (
		<>
			<header className="talk-head">
				{isInHotel ? null : (
					<Link to={inbox.base} className="talk-back" aria-label={t('back')}>
						<Icon name="chevronLeft" size={20} />
					</Link>
				)}
				<div>
					{isInHotel ? <h2>{t('withTeam')}</h2> : <h1>{inbox.isHotel ? agency : hotel.name}</h1>}
					{children}
				</div>
				{isInHotel || inbox.isHotel ? null : (
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
			{isInHotel ? null : <Toolbar conversation={conversation} inbox={inbox} />}
		</>
	);
}

/** Where the column beside has no room: for whom, the way to the lead, and the one to the column. */
function Toolbar({ conversation, inbox }: { conversation: ConversationDetails; inbox: Inbox }) {
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
			{lead && !inbox.isHotel ? (
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
