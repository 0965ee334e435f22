import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { alpineOffset } from '~/domain/date/alpine-zone';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';

/**
 * A timestamp in the reader's time zone, for readers outside the time zone of the Alps; nothing for all others. The server does not know
 * the reader's time zone, so it renders with script only.
 */
export function LocalTime({ instant }: { instant: number }) {
	const { t } = useTranslation('trade');
	const { language } = useRoot();
	const [text, setText] = useState<string | null>(null);
	useEffect(() => {
		const at = new Date(instant);
		const alpineDay = plainDate(new Date(instant + 3_600_000).toISOString().slice(0, 10));
		const offset = -at.getTimezoneOffset();
		if (offset === alpineOffset(alpineDay)) return;
		const local = new Date(instant + offset * 60_000).toISOString();
		const day = plainDate(local.slice(0, 10));
		const hasDay = day !== alpineDay && (day === addDays(alpineDay, 1) || day < alpineDay);
		const time = local.slice(11, 16);
		setText(hasDay ? `${formatDate(day, language, { weekday: 'plain', hasYear: false })}, ${time}` : time);
	}, [instant, language]);
	return text === null ? null : <span>{t('localTime', { time: text })}</span>;
}
