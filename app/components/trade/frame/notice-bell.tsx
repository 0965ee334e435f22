import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { UnreadConversation } from '~/domain/conversation/unread-conversations.server';
import { formatTimestampInZone } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { leadPath } from '~/domain/lead/lead-path';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { formatRate } from '~/domain/money/format-rate';
import type { LeadNotice } from '~/domain/notice/list-news.server';
import { importPath } from '~/domain/operator-desk/import/import-files';
import { builderPath } from '~/domain/proposal/proposal-path';
import { LocalTime } from '../local-time';
import { DROPDOWN_FOOT, DROPDOWN_WORDS, dropdown } from '../parts/dropdown';
import { ICON_BUTTON } from '../parts/icon-button';
import { TradeIcon } from '../trade-icon';
import { askNews, FRESH_MS, useNews } from './news';

const seenName = (userId: string) => `noticesSeen.${userId}`;

function seenUntil(userId: string): number {
	try {
		return Number(localStorage.getItem(seenName(userId)));
	} catch {
		return 0;
	}
}

/**
 * The bell of the header: messages that wait, and what is new of this agent's leads. Which of them were seen is stored in this browser; a
 * message is gone from here once it is read.
 */
export function NoticeBell({ userId, isHotel, isDesk }: { userId: string; isHotel: boolean; isDesk: boolean }) {
	const { t } = useTranslation('trade');
	const { language } = useRoot();
	const { news, hasFailed } = useNews();
	const [seen, setSeen] = useState<number | null>(null);
	useEffect(() => setSeen(seenUntil(userId)), [userId]);
	const times = news
		? [
				...news.messages.map(({ since }) => since),
				...[...news.leads, ...news.proposals, ...news.imports].map(({ at }) => at),
			]
		: [];
	const isNew = (at: number) => seen !== null && at > seen;
	const count = times.filter(isNew).length;
	const base = isHotel ? '/partner/inbox' : '/partner/conversations';
	const turn = (isOpen: boolean) => {
		if (isOpen) return void askNews(FRESH_MS);
		const latest = Math.max(seen ?? 0, ...times);
		setSeen(latest);
		try {
			localStorage.setItem(seenName(userId), String(latest));
		} catch {
			// Storage may be closed; then they are new again on the next page.
		}
	};
	return (
		<details
			name="trade-header"
			className="relative max-lg:static"
			onToggle={(event) => turn(event.currentTarget.open)}
		>
			<summary
				aria-label={count > 0 ? t('notices.label', { count }) : t('notices.title')}
				className={`${ICON_BUTTON} max-lg:relative`}
			>
				<TradeIcon name="bell" size={20} />
				{count > 0 ? (
					<span
						aria-hidden="true"
						className="text-[0.6875rem]/none absolute right-1 top-1 grid min-w-4.25 h-4.25 place-items-center rounded-full bg-[#a32c1c] px-1 font-semibold text-white"
					>
						{count}
					</span>
				) : null}
			</summary>
			<div
				className={dropdown(
					'right-0 top-[calc(100%+0.5rem)] min-w-[min(22rem,calc(100vw-2rem))] max-lg:right-4 max-lg:top-full',
				)}
			>
				<p className={DROPDOWN_WORDS}>
					<span>{t('notices.title')}</span>
				</p>
				{news && times.length > 0 ? (
					<ul className="max-h-88 overflow-y-auto">
						{news.messages.map((message) => (
							<Line
								key={message.conversationId}
								to={`${base}/${message.conversationId}`}
								isNew={isNew(message.since)}
								title={t('notices.messages', { count: message.unread })}
								about={fromOf(message, isHotel)}
								at={message.since}
							/>
						))}
						{news.imports.map(({ importId, kind, name, at, ...counts }) => (
							<Line
								key={`${importId} ${at}`}
								to={importPath(importId)}
								isNew={isNew(at)}
								title={t(`notices.import.${kind}`, { count: counts.properties })}
								about={[
									name,
									...(counts.heldBack > 0 ? [t('notices.import.heldBack', { count: counts.heldBack })] : []),
									...(counts.leftOut > 0 ? [t('notices.import.leftOut', { count: counts.leftOut })] : []),
								].join(', ')}
								at={at}
							/>
						))}
						{news.proposals.map(({ proposalId, kind, client, at }) => (
							<Line
								key={`${proposalId} ${kind} ${at}`}
								to={builderPath(proposalId)}
								isNew={isNew(at)}
								title={t(`notices.proposal.${kind}`)}
								about={client}
								at={at}
							/>
						))}
						{news.leads.map((notice) => (
							<Line
								key={`${notice.leadId} ${notice.kind} ${notice.at}`}
								to={leadPath(notice.leadId)}
								isNew={isNew(notice.at)}
								title={words(notice, t, language as Language)}
								about={`${notice.client}, ${notice.property}`}
								// Of an option that ends, when that is.
								at={notice.kind === 'ends' ? notice.endsAt : notice.at}
							/>
						))}
					</ul>
				) : news || hasFailed ? (
					<p className="text-[0.8125rem] font-normal text-ink2 pt-1 pb-3 px-3">
						{t(hasFailed ? 'notices.failed' : 'notices.none')}
					</p>
				) : null}
				<p className={DROPDOWN_FOOT}>
					<Link to={isHotel ? base : isDesk ? '/partner/desk' : '/partner/dashboard#due'} className="trade-link">
						{t(isHotel ? 'notices.conversations' : 'notices.all')}
					</Link>
				</p>
			</div>
		</details>
	);
}

type LineProps = { to: string; isNew: boolean; title: ReactNode; about: string; at: number };

function Line({ to, isNew, title, about, at }: LineProps) {
	const { language } = useRoot();
	return (
		<li>
			<Link
				to={to}
				className="grid! leading-5 data-unseen:shadow-[inset_3px_0_0_var(--color-accent)] data-unseen:bg-selected"
				data-unseen={isNew ? '' : undefined}
			>
				<b>{title}</b>
				<span className="font-normal">{about}</span>
				<small className="text-[0.8125rem] font-normal text-ink2">
					{formatTimestampInZone(at, language as Language)}
					<LocalTime instant={at} />
				</small>
			</Link>
		</li>
	);
}

/** The other side, and the client. */
function fromOf({ hotel, agency, clientFirstName, clientLastName }: UnreadConversation, isHotel: boolean): string {
	return `${isHotel ? agency : hotel}, ${`${clientFirstName} ${clientLastName}`.trim()}`;
}

function words(notice: LeadNotice, t: ReturnType<typeof useTranslation<'trade'>>['t'], language: Language): string {
	if (notice.kind === 'moved') return leadStatusLabel(notice.status, language);
	if (notice.kind === 'ends') return t('notices.ends');
	if (notice.kind === 'rooming') return t('notices.rooming');
	if (notice.kind === 'price') {
		if (!notice.after) return t('notices.price.gone');
		const [after, before] = [notice.after, notice.before].map((each) => formatRate(each, { hasCents: true }));
		return t('notices.price.rise', { after, before });
	}
	return t(`notices.${notice.kind}.${notice.state}`);
}
