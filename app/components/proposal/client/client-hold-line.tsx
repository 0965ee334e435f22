import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import type { ClientOption } from './client-view';

/** Whether an option is held for the client, by shape and words. */
export function HoldLine({ option: { heldUntil }, language }: { option: ClientOption; language: Language }) {
	const { t } = useTranslation(['proposal']);
	const isHeld = heldUntil !== null;
	return (
		<span className={`inline-flex items-baseline gap-2.5 text-small ${isHeld ? '' : 'text-ink2'}`}>
			<span
				aria-hidden="true"
				className={`size-2 shrink-0 rounded-full border ${isHeld ? 'border-ok bg-ok' : 'border-ink2'}`}
			/>
			{isHeld ? t('held', { moment: formatTimestamp(heldUntil, language) }) : t('notHeld')}
		</span>
	);
}
