import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { BookingAct, DeskBooking, Doer } from '~/domain/operator-desk/bookings/read-booking.server';
import { Timestamp } from '../../page/timestamp';
import { CardHead } from '../../parts/card-head';
import { StatusBadge } from '../../status-badge';

type Entry = { key: string; at: number; by: Doer; person: string; what: ReactNode; texts: (string | null)[] };

/** What has happened to a lead, the latest first. */
export function BookingHistory({ events, answered, acts }: Pick<DeskBooking, 'events' | 'answered' | 'acts'>) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	const entries: Entry[] = [
		...events.map(({ no, at, by, person, toStatus, note }) => ({
			...{ key: `event ${no}`, at, by, person, texts: [note] },
			what: <StatusBadge status={toStatus} />,
		})),
		...answered.map(({ id, at, by, person, kind, state, comments, note }) => ({
			...{ key: id, at, by, person, texts: [comments, note] },
			what: `${t(`history.request.${kind}`)}, ${t(`history.requestState.${state}`)}`,
		})),
		...acts.map((act) => ({
			...{ key: `act ${act.no}`, at: act.at, by: act.by, person: act.person, texts: [] },
			what: actWords(t, act, language),
		})),
	].toSorted((a, b) => b.at - a.at);
	if (entries.length === 0) return null;
	return (
		<section className="trade-card" aria-labelledby="history-title">
			<CardHead>
				<h2 id="history-title">{t('history.title')}</h2>
			</CardHead>
			<ol className="grid gap-3 px-4.5 pt-4 pb-5">
				{entries.map(({ key, at, by, person, what, texts }) => (
					<li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<span className="trade-note">
							<Timestamp at={at} />
						</span>
						<span className="font-medium">{what}</span>
						<span className="text-ink2">{t(`history.by.${by}`, { person })}</span>
						{texts.filter(Boolean).map((text) => (
							<p
								key={text}
								className="basis-full border-l-3 border-accent pl-3 whitespace-pre-line [overflow-wrap:anywhere]"
							>
								{text}
							</p>
						))}
					</li>
				))}
			</ol>
		</section>
	);
}

function actWords(
	t: ReturnType<typeof useTranslation<'operator-bookings'>>['t'],
	{ action, detail }: BookingAct,
	language: ReturnType<typeof useRoot>['language'],
): string {
	if (action === 'lead.option-end-moved' && typeof detail?.until === 'number')
		return t('history.endMoved', { moment: formatTimestamp(detail.until, language) });
	if (action === 'lead.stay-moved' && typeof detail?.from === 'string' && typeof detail.until === 'string')
		return t('history.stayMoved', { nights: formatDateRange(detail.from, detail.until, language) });
	return t('history.reminderAsked');
}
