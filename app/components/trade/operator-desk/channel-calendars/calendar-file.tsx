import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { callSite } from '~/platform/call-site';
import { CardHead } from '../../parts/card-head';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';
import { TradeIcon } from '../../trade-icon';
import type { CalendarFileAnswer } from './calendar-file-answer';

/** The property's calendar as a file, and nights of another one that are blocked here. */
export function CalendarFile({ propertyId }: { propertyId: string }) {
	const { t } = useTranslation('channel-calendars');
	const { revalidate } = useRevalidator();
	const [answer, setAnswer] = useState<CalendarFileAnswer | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const path = `/partner/desk/properties/${propertyId}/calendar.ics`;
	const send = async (body: FormData) => {
		setIsBusy(true);
		const response = await callSite(path, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
			() => null,
		);
		const read = (await response?.json().catch(() => null)) as CalendarFileAnswer | null | undefined;
		setAnswer(read ?? { fault: 'failed' });
		setIsBusy(false);
		revalidate();
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!isBusy) void send(new FormData(event.currentTarget));
	};
	return (
		<section aria-labelledby="calendar-file" className="trade-card content-start">
			<CardHead>
				<h2 id="calendar-file">{t('file.title')}</h2>
			</CardHead>
			<div className="grid gap-3.5 px-4.5 py-4">
				<p className="text-ink2">{t('file.text')}</p>
				<p>
					<a href={path} download className={tradeButton()}>
						<TradeIcon name="download" size={18} />
						{t('file.download')}
					</a>
				</p>
				<form method="post" action={path} encType="multipart/form-data" onSubmit={submit} className="grid gap-2">
					<label className="grid gap-1">
						<span className="trade-note">{t('file.choose')}</span>
						<input type="file" name="file" required accept=".ics,text/calendar" className="trade-field py-2" />
					</label>
					<p>
						<button type="submit" disabled={isBusy} className={tradeButton('dark')}>
							{t(isBusy ? 'file.reading' : 'file.read')}
						</button>
					</p>
				</form>
				<div role="status">
					{answer ? (
						<FileAnswer
							answer={answer}
							isBusy={isBusy}
							onUndo={(made) => {
								const body = new FormData();
								body.set('undo', JSON.stringify(made));
								void send(body);
							}}
						/>
					) : null}
				</div>
			</div>
		</section>
	);
}

type FileAnswerProps = {
	answer: CalendarFileAnswer;
	isBusy: boolean;
	onUndo: (made: { id: string; version: number }[]) => void;
};

function FileAnswer({ answer, isBusy, onUndo }: FileAnswerProps) {
	const { t } = useTranslation('channel-calendars');
	const language = useRoot().language as Language;
	if ('fault' in answer) return <FaultBox>{t(`file.fault.${answer.fault}`)}</FaultBox>;
	if ('undone' in answer) return <p>{t('file.undone', { count: answer.undone })}</p>;
	const { made, same, refused } = answer;
	return (
		<div className="grid gap-2 border-l-3 border-accent bg-selected px-3.5 py-3">
			<p className="font-medium">{made.length === 0 ? t('file.nothing') : t('file.made', { count: made.length })}</p>
			{same > 0 ? <p>{t('file.same', { count: same })}</p> : null}
			{refused.length > 0 ? (
				<p className="text-urgent">
					{t('file.refused', {
						periods: refused.map(({ checkIn, checkOut }) => formatDateRange(checkIn, checkOut, language)).join(', '),
					})}
				</p>
			) : null}
			{made.length > 0 ? (
				<p>
					<button type="button" disabled={isBusy} className={tradeButton()} onClick={() => onUndo(made)}>
						{t('channels.undo')}
					</button>
				</p>
			) : null}
		</div>
	);
}
