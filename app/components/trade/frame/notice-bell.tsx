import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestampInZone } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { leadPath } from '~/domain/lead/lead-path';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import type { Notice } from '~/domain/lead/list/list-notices.server';
import { callSite } from '~/platform/call-site';
import { LocalTime } from '../local-time';
import { DROPDOWN_FOOT, DROPDOWN_WORDS, dropdown } from '../parts/dropdown';
import { ICON_BUTTON } from '../parts/icon-button';
import { TradeIcon } from '../trade-icon';

const FRESH_MS = 60_000;

/** The last notifications, for the lifetime of the document: another page does not fetch them again at once. */
let saved: { userId: string; at: number; notices: readonly Notice[] } | null = null;

const seenName = (userId: string) => `noticesSeen.${userId}`;

function seenUntil(userId: string): number {
	try {
		return Number(localStorage.getItem(seenName(userId)));
	} catch {
		return 0;
	}
}

/**
 * The bell of the header: this agent's new notifications. It fetches after the page has loaded, and stores in this browser which ones were
 * seen.
 */
export function NoticeBell({ userId }: { userId: string }) {
	const { t } = useTranslation('trade');
	const { language } = useRoot();
	const [notices, setNotices] = useState<readonly Notice[] | null>(saved?.userId === userId ? saved.notices : null);
	const [seen, setSeen] = useState<number | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const look = async () => {
		if (saved?.userId === userId && Date.now() - saved.at < FRESH_MS) return setNotices(saved.notices);
		const answer = await callSite('/partner/notices').catch(() => null);
		setHasFailed(!answer?.ok);
		if (!answer?.ok) return;
		saved = { userId, at: Date.now(), notices: (await answer.json()) as Notice[] };
		setNotices(saved.notices);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
	useEffect(() => {
		setSeen(seenUntil(userId));
		void look();
	}, [userId]);
	const isNew = ({ at }: Notice) => seen !== null && at > seen;
	const count = notices?.filter(isNew).length ?? 0;
	const turn = (isOpen: boolean) => {
		if (isOpen) return void look();
		const latest = Math.max(seen ?? 0, ...(notices ?? []).map(({ at }) => at));
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
				{notices && notices.length > 0 ? (
					<ul className="max-h-88 overflow-y-auto">
						{notices.map((notice) => (
							<li key={`${notice.leadId} ${notice.kind} ${notice.at}`}>
								<Link
									to={leadPath(notice.leadId)}
									className="grid! leading-5 data-unseen:shadow-[inset_3px_0_0_var(--color-accent)] data-unseen:bg-selected"
									data-unseen={isNew(notice) ? '' : undefined}
								>
									<b>{words(notice, t, language as Language)}</b>
									<span className="font-normal">
										{notice.client}, {notice.property}
									</span>
									<small className="text-[0.8125rem] font-normal text-ink2">
										{formatTimestampInZone(timestampOf(notice), language as Language)}
										<LocalTime instant={timestampOf(notice)} />
									</small>
								</Link>
							</li>
						))}
					</ul>
				) : notices || hasFailed ? (
					<p className="text-[0.8125rem] font-normal text-ink2 pt-1 pb-3 px-3">
						{t(hasFailed ? 'notices.failed' : 'notices.none')}
					</p>
				) : null}
				<p className={DROPDOWN_FOOT}>
					<Link to="/partner/dashboard#due" className="trade-link">
						{t('notices.all')}
					</Link>
				</p>
			</div>
		</details>
	);
}

/** When it happened; of an option that ends, when that is. */
function timestampOf(notice: Notice): number {
	return notice.kind === 'ends' ? notice.endsAt : notice.at;
}

function words(notice: Notice, t: ReturnType<typeof useTranslation<'trade'>>['t'], language: Language): string {
	if (notice.kind === 'moved') return leadStatusLabel(notice.status, language);
	if (notice.kind === 'ends') return t('notices.ends');
	return t(`notices.${notice.kind}.${notice.state}`);
}
