import { useTranslation } from 'react-i18next';
import { useNews } from './news';

/** The number of unread messages, beside the entry of the menu. */
export function UnreadMark({ className = '' }: { className?: string }) {
	const { t } = useTranslation('trade');
	const unread = useNews().news?.unread ?? 0;
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
