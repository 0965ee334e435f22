import { Form, Link } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { daysBetween, plainDate, weekday } from '~/domain/date/plain-date';
import { pictureUrl } from '~/domain/picture/picture-url';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { EmptyState } from '../states';
import type { Inbox, RowView } from './conversation-view';
import { useLastWords } from './last-words';

type ListProps = {
	rows: readonly RowView[];
	next: string | null;
	query: string;
	today: string;
	inbox: Inbox;
	/** The one that is open. */
	openId?: string;
	/** Replaces the rows: a list that is stored elsewhere. */
	children?: ReactNode;
};

/** All conversations of a user, the newest first, with their unread messages. */
export function ConversationList({ rows, next, query, today, inbox, openId, children }: ListProps) {
	const { t } = useTranslation('conversation');
	const search = useRef<HTMLInputElement>(null);
	useShortcuts({ f: () => search.current?.focus() });
	return (
		<aside className="talk-list" aria-label={t('title')}>
			<div className="talk-list-head">
				{openId ? <h2>{t('title')}</h2> : <h1>{t('title')}</h1>}
				<Form role="search" aria-label={t('title')} className="talk-search" action={inbox.base}>
					<Icon name="search" size={16} />
					<input
						ref={search}
						type="search"
						name="q"
						defaultValue={query}
						aria-label={t(inbox.isHotel ? 'findHotel' : 'find')}
						placeholder={t(inbox.isHotel ? 'findHotel' : 'find')}
						maxLength={80}
					/>
					<KeyCap>F</KeyCap>
				</Form>
			</div>
			{children ??
				(rows.length === 0 ? (
					<EmptyState title={t(query ? 'noneFound' : 'none')}>
						{t(query ? 'noneFoundText' : inbox.isHotel ? 'noneTextHotel' : 'noneText')}
					</EmptyState>
				) : (
					<ul>
						{rows.map((row) => (
							<li key={row.id}>
								<ConversationListRow row={row} today={today} inbox={inbox} query={query} isOpen={row.id === openId} />
							</li>
						))}
					</ul>
				))}
			{next && !children ? (
				<Link
					to={`${inbox.base}?${new URLSearchParams({ ...(query ? { q: query } : {}), after: next })}`}
					className="talk-more"
				>
					{t('older')}
				</Link>
			) : null}
		</aside>
	);
}

/** A line of the list: the other side, the client, and the last message. */
export function ConversationListRow({
	row,
	today,
	inbox,
	query,
	isOpen,
}: {
	row: RowView;
	today: string;
	inbox: Inbox;
	query: string;
	isOpen: boolean;
}) {
	const { t } = useTranslation('conversation');
	const { language, pictureBaseUrl } = useRoot();
	const unread = isOpen ? 0 : row.unread;
	const days = daysBetween(plainDate(row.day), plainDate(today));
	const when =
		days <= 0
			? row.time
			: days < 7
				? (SHORT_WEEKDAYS[language][weekday(plainDate(row.day))] ?? '')
				: formatDate(row.day, language, { hasYear: false });
	const lastWords = useLastWords();
	return (
		<Link
			to={`${inbox.base}/${row.id}${query ? `?q=${encodeURIComponent(query)}` : ''}`}
			className="talk-row"
			aria-current={isOpen ? 'page' : undefined}
			data-unread={unread > 0 || undefined}
		>
			{row.pictureHash ? (
				<img
					src={pictureUrl(pictureBaseUrl, row.pictureHash, 480, 'jpg')}
					alt=""
					width={52}
					height={52}
					loading="lazy"
				/>
			) : (
				<span className="talk-row-blank" aria-hidden="true">
					<Icon name="house" size={20} />
				</span>
			)}
			<span className="talk-row-words">
				<span className="talk-row-top">
					<b>{inbox.isHotel ? row.agencyName : row.hotelName}</b>
					<time>{when}</time>
				</span>
				<span className="talk-row-client">
					{row.clientFirstName} {row.clientLastName}
					{unread > 0 ? (
						<span className="talk-badge">
							<span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
							<span className="sr-only">{t('unread', { count: unread })}</span>
						</span>
					) : null}
				</span>
				<span className="talk-row-said">{lastWords(row)}</span>
			</span>
		</Link>
	);
}
