import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ChannelCalendar } from '~/domain/calendar-sync/list-calendars.server';
import { formatDate } from '~/domain/date/format-date';
import { Timestamp } from '../../page/timestamp';
import { VerbForm } from '../../page/verb-form';
import { EmptyState } from '../../states';
import { tradeButton } from '../../trade-button';
import type { CalendarsAnswer } from './calendars-answer';
import { ChannelForm } from './channel-form';

type ChannelListProps = { calendars: readonly ChannelCalendar[]; answer: CalendarsAnswer | null };

/** The calendars of other channels, each with how old it is, and what is wrong with it. */
export function ChannelList({ calendars, answer }: ChannelListProps) {
	const { t } = useTranslation('channel-calendars');
	if (calendars.length === 0) return <EmptyState title={t('channels.none')}>{t('channels.noneText')}</EmptyState>;
	return (
		<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
			{calendars.map((calendar) => {
				const isSent = answer?.id === calendar.id && Object.keys(answer.errors).length > 0;
				return (
					<li key={calendar.id}>
						<ChannelLine calendar={calendar} />
						{/* A refused change stays open, with what was typed. */}
						<details open={isSent || undefined} className="group border-t border-hair bg-row/40">
							<summary className="trade-link flex min-h-11 cursor-pointer items-center px-4.5">
								{t('channels.edit')}
							</summary>
							<ChannelForm
								key={`${calendar.version} ${isSent}`}
								calendar={calendar}
								values={isSent ? answer.typed : calendar}
								errors={isSent ? answer.errors : {}}
							/>
						</details>
					</li>
				);
			})}
		</ul>
	);
}

function ChannelLine({ calendar }: { calendar: ChannelCalendar }) {
	const { t } = useTranslation('channel-calendars');
	const { language } = useRoot();
	const { id, version, name, address, stays, nextStay, readAt, triedAt, nextAt, fault, isStale } = calendar;
	const next = nextStay && formatDate(nextStay, language, { hasYear: true });
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4.5 py-4">
			<div className="grid min-w-0 flex-[1_1_18rem] gap-1">
				<h3 className="font-semibold">{name}</h3>
				<p className="trade-note wrap-anywhere">{new URL(address).host}</p>
				<p>
					{stays === 0 ? t('channels.noStays') : t('channels.stays', { count: stays })}
					{next ? `, ${t('channels.next', { day: next })}` : ''}
				</p>
				<p className="trade-note">
					{readAt === null ? (
						t('channels.never')
					) : (
						<Timestamp at={readAt}>{(moment) => t('channels.read', { moment })}</Timestamp>
					)}
				</p>
				{fault !== null && triedAt !== null ? (
					<p className="text-soon">
						<Timestamp at={triedAt}>{(moment) => t('channels.failed', { moment })}</Timestamp>
						{': '}
						{t(`fault.${fault}`)}{' '}
						<span className="trade-note">
							<Timestamp at={nextAt}>{(moment) => t('channels.again', { moment })}</Timestamp>
						</span>
					</p>
				) : null}
				{isStale ? <p className="font-medium text-err">{t('channels.stale')}</p> : null}
			</div>
			<VerbForm fields={{ id, version }} className="flex flex-wrap gap-2">
				<button
					type="submit"
					name="intent"
					value="read"
					aria-label={t('channels.nowOf', { name })}
					className={tradeButton('line')}
				>
					{t('channels.now')}
				</button>
				<button
					type="submit"
					name="intent"
					value="end"
					aria-label={t('channels.removeOf', { name })}
					className={tradeButton('quiet')}
				>
					{t('channels.remove')}
				</button>
			</VerbForm>
		</div>
	);
}
