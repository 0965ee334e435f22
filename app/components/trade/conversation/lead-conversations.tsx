import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import type { AboutHotel, RowView } from './conversation-view';
import { useLastWords } from './last-words';
import { useLate } from './use-late';

type LeadConversationsProps = {
	leadId: string;
	/** The lead's hotel, if it may be written to. */
	hotelId: string | null;
};

/**
 * The conversations about a lead, beside it, with their last messages, and the link to start one with its hotel. They load after the page;
 * nothing for a property's lead without a conversation.
 */
export function LeadConversations({ leadId, hotelId }: LeadConversationsProps) {
	const { t } = useTranslation('conversation');
	const [late] = useLate<Pick<AboutHotel, 'rows'>>(`/partner/conversations/about?lead=${leadId}`);
	const rows = late.state === 'loaded' ? late.data.rows : [];
	if (rows.length === 0 && hotelId === null) return null;
	return (
		<section className="trade-card" aria-labelledby="talks">
			<CardHead>
				<h2 id="talks">{t('lead.title')}</h2>
			</CardHead>
			{rows.length > 0 ? (
				<ul className="[&_a]:grid [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:min-w-0">
					{rows.map((row) => (
						<li className="relative flex items-center gap-3.5 py-3 px-4.5 hover:bg-row" key={row.id}>
							<ConversationRow row={row} />
						</li>
					))}
				</ul>
			) : (
				<p className="py-3.5 px-4.5 text-ink2">{t('lead.none')}</p>
			)}
			{hotelId ? (
				<p className="py-3.5 px-4.5">
					<Link
						to={`/partner/conversations?hotel=${encodeURIComponent(hotelId)}&lead=${encodeURIComponent(leadId)}`}
						className={tradeButton('line')}
					>
						{t(rows.length > 0 ? 'lead.writeAgain' : 'lead.write')}
					</Link>
				</p>
			) : null}
		</section>
	);
}

function ConversationRow({ row }: { row: RowView }) {
	const { t } = useTranslation('conversation');
	const { language } = useRoot();
	const lastWords = useLastWords();
	return (
		<Link to={`/partner/conversations/${row.id}`}>
			<b>{row.hotelName}</b>
			<span className="truncate">{lastWords(row)}</span>
			<span className="trade-note">
				{formatDate(row.day, language)}, {row.time}
				{row.unread > 0 ? `, ${t('unread', { count: row.unread })}` : ''}
			</span>
		</Link>
	);
}
