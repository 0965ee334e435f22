import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';

/** Minimum interval between two requests while the user navigates. */
const FRESH_MS = 15_000;

/** The menu and the sheet ask at the same moment, and get one answer. */
const SAME_MS = 1000;

let known = { at: 0, unread: Promise.resolve(0) };

function askUnread(freshMs: number): Promise<number> {
	if (Date.now() - known.at > freshMs) known = { at: Date.now(), unread: fetchUnread() };
	return known.unread;
}

async function fetchUnread(): Promise<number> {
	const answer = await callSite('/partner/conversations/unread', { headers: { accept: 'application/json' } });
	return answer.ok ? ((await answer.json()) as { unread: number }).unread : 0;
}

/** The number of unread messages, beside the entry of the menu; requested after the page has loaded, so that no page waits for it. */
export function UnreadMark({ className = '' }: { className?: string }) {
	const { t } = useTranslation('trade');
	const { pathname } = useLocation();
	const [unread, setUnread] = useState(0);
	useEffect(() => {
		let isGone = false;
		const ask = async () => {
			// A conversation that was just opened is read by now.
			const known = await askUnread(pathname.startsWith('/partner/') ? SAME_MS : FRESH_MS);
			if (!isGone) setUnread(known);
		};
		const later = setTimeout(() => void ask().catch(() => undefined), 600);
		return () => {
			isGone = true;
			clearTimeout(later);
		};
	}, [pathname]);
	if (unread === 0) return null;
	return (
		<span
			className={`${className} text-[0.6875rem]/none inline-grid min-w-4.5 h-4.5 place-items-center rounded-full bg-accent px-1.25 font-semibold text-on-accent tabular-nums`}
		>
			<span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
			<span className="sr-only">{t('unread', { count: unread })}</span>
		</span>
	);
}
