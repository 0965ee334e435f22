import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import { leadPath } from '~/domain/lead/lead-path';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { STRIP } from './classes';
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
			<header className="flex items-center gap-2 border-b border-hair px-4 py-3 lg:px-6">
				{isInHotel ? null : (
					<Link
						to={inbox.base}
						className="-ml-3 grid size-11 shrink-0 place-items-center xl:hidden"
						aria-label={t('back')}
					>
						<Icon name="chevronLeft" size={20} />
					</Link>
				)}
				<div className="mr-auto min-w-0">
					{isInHotel ? <h2>{t('withTeam')}</h2> : <h1 className="truncate">{inbox.isHotel ? agency : hotel.name}</h1>}
					{children}
				</div>
				{isInHotel || inbox.isHotel ? null : (
					<div className="hidden gap-2 lg:flex">
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

// The page does not scroll when the focus moves to one of them.
const STRIP_LINK = 'trade-link relative my-3 shrink-0 scroll-mt-64 after:absolute after:-inset-x-2 after:-inset-y-3';

/** Where the column beside has no room: for whom, the way to the lead, and the one to the column. */
function Toolbar({ conversation, inbox }: { conversation: ConversationDetails; inbox: Inbox }) {
	const { t } = useTranslation('conversation');
	const { clientFirstName, clientLastName, tls, lead } = conversation;
	return (
		<div className={STRIP}>
			<p className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3 py-2 wrap-anywhere">
				<b className="font-semibold">
					{clientFirstName} {clientLastName}
				</b>
				{tls ? <span className="trade-note">{tls}</span> : null}
			</p>
			{lead && !inbox.isHotel ? (
				<Link to={leadPath(lead.id)} className={`${STRIP_LINK} lg:hidden`}>
					{t('openLead')}
				</Link>
			) : null}
			<a href={`#${CONTEXT_ID}`} id={CONTEXT_WAY_ID} className={STRIP_LINK}>
				{t('details')}
			</a>
		</div>
	);
}
