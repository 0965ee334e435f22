import { Form, Link, useSearchParams } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { daysBetween, plainDate, weekday } from '~/domain/date/plain-date';
import { pictureUrl } from '~/domain/picture/picture-url';
import { Icon } from '../../ui/icon';
import { initialsOf } from '../initials-of';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { EmptyState } from '../states';
import { MORE, SMALL_TIME } from './classes';
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
			<div className="grid gap-3 p-4 lg:max-xl:px-(--trade-margin)">
				{openId ? <h2>{t('title')}</h2> : <h1>{t('title')}</h1>}
				<Form
					role="search"
					aria-label={t('title')}
					className="flex items-center gap-2 rounded-control border border-field bg-work px-3 text-ink2 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent-ink"
					action={inbox.base}
				>
					<Icon name="search" size={16} />
					<input
						ref={search}
						type="search"
						className="h-11.5 w-full min-w-0 bg-transparent text-[1rem] text-ink outline-none placeholder:text-ink2 xl:h-9 xl:text-[0.875rem]"
						name="q"
						defaultValue={query}
						aria-label={t(inbox.isHotel ? 'findHotel' : 'find')}
						placeholder={t(inbox.isHotel ? 'findHotel' : 'find')}
						maxLength={80}
					/>
					<KeyCap>F</KeyCap>
				</Form>
			</div>
			{children ? null : <Whose inbox={inbox} query={query} />}
			{children ??
				(rows.length === 0 ? (
					<EmptyState title={t(query ? 'noneFound' : 'none')}>
						{t(query ? 'noneFoundText' : inbox.isHotel ? 'noneTextHotel' : 'noneText')}
					</EmptyState>
				) : (
					<ul className="border-t border-hair">
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
					className={MORE}
				>
					{t('older')}
				</Link>
			) : null}
		</aside>
	);
}

/** All conversations that the reader reaches, or those that the reader takes part in. */
function Whose({ inbox, query }: { inbox: Inbox; query: string }) {
	const { t } = useTranslation('conversation');
	const { user } = useRoot();
	const whose = useSearchParams()[0].get('whose') === 'mine' ? 'mine' : 'all';
	if (inbox.isHotel || user?.role === 'admin' || user?.role === 'amex_lifestyleAgent') return null;
	const to = (which: 'all' | 'mine') => {
		const search = new URLSearchParams({
			...(query ? { q: query } : {}),
			...(which === 'mine' ? { whose: which } : {}),
		});
		return `${inbox.base}${search.size > 0 ? `?${search}` : ''}`;
	};
	return (
		<p className="-mt-1 flex gap-5 px-4 pb-3 lg:max-xl:px-(--trade-margin)">
			{(['all', 'mine'] as const).map((which) => (
				<Link
					key={which}
					to={to(which)}
					aria-current={which === whose ? 'true' : undefined}
					className={`py-1 ${which === whose ? 'border-b-2 border-accent font-semibold' : 'text-ink2 hover:text-ink'}`}
				>
					{t(`whose.${which}`)}
				</Link>
			))}
		</p>
	);
}

const PICTURE = 'size-13 rounded-control bg-light2';
const PAIR = 'grid min-w-0 grid-cols-[1fr_auto] items-baseline gap-2';

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
			className={`relative grid grid-cols-[3.25rem_1fr] gap-3 border-b border-hair px-4 py-3.5 lg:max-xl:px-(--trade-margin) ${isOpen ? 'bg-work before:absolute before:inset-y-0 before:left-0 before:border-l-3 before:border-accent' : 'hover:bg-row'}`}
			aria-current={isOpen ? 'page' : undefined}
		>
			{row.pictureHash && !inbox.isHotel ? (
				<img
					src={pictureUrl(pictureBaseUrl, row.pictureHash, 480, 'jpg')}
					alt=""
					width={52}
					height={52}
					loading="lazy"
					className={`object-cover ${PICTURE}`}
				/>
			) : (
				<span className={`grid place-items-center font-semibold text-ink2 ${PICTURE}`} aria-hidden="true">
					{inbox.isHotel ? initialsOf({ name: row.agencyName, email: '' }) : <Icon name="house" size={20} />}
				</span>
			)}
			<span className="grid min-w-0">
				<span className={PAIR}>
					<b className="truncate font-semibold">{inbox.isHotel ? row.agencyName : row.hotelName}</b>
					<time className={SMALL_TIME}>{when}</time>
				</span>
				<span className={`text-note/4.5 text-ink2 ${PAIR}`}>
					<span className="min-w-0 truncate">
						{row.clientFirstName} {row.clientLastName}
						{row.contact ? ` · ${t('contactOf', { name: row.contact })}` : ''}
					</span>
					{unread > 0 ? (
						<span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-main px-1 text-[0.6875rem] font-semibold text-on-main">
							<span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
							<span className="sr-only">{t('unread', { count: unread })}</span>
						</span>
					) : null}
				</span>
				<span className={`min-w-0 truncate text-note/4.5 ${unread > 0 ? 'font-semibold text-ink' : 'text-ink2'}`}>
					{lastWords(row)}
				</span>
			</span>
		</Link>
	);
}
