import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import type { MessageView } from '~/domain/conversation/message-view';
import { formatDate } from '~/domain/date/format-date';
import { addDays, type PlainDate, parsePlainDate } from '~/domain/date/plain-date';
import { DateRangeField } from '../../form/date-range-field';
import { Icon } from '../../ui/icon';
import { DIALOG_BODY, DIALOG_FOOT, DIALOG_HEAD, dialogLook } from '../parts/dialog';
import { ICON_BUTTON } from '../parts/icon-button';
import { tradeButton } from '../trade-button';
import { ERROR, FIELD } from './classes';
import { type FormRoom, firstRooms, type RateFormChoices, RateFormRoom } from './rate-form-room';

type Answer = { errors: Record<string, string>; list: MessageView[] | null };

type FormProps = {
	conversation: ConversationDetails;
	/** The card in whose place the new one comes. */
	replaced: MessageView | null;
	onClose: () => void;
	onPosted: (list: readonly MessageView[]) => void;
};

/** As many as a card takes. */
const MOST_ROOMS = 8;
/** Days for which a card may hold. */
const HOLDS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30, 45, 59];

/** The hotel's form for a card: one stay, and for each room one of its rates, at its price or at one for this client. */
export default function RateForm({ conversation, replaced, onClose, onPosted }: FormProps) {
	const { t } = useTranslation('conversation');
	const root = useRoot();
	const { language } = root;
	const choices = useFetcher<RateFormChoices | null>();
	const sending = useFetcher<Answer>();
	const dialog = useRef<HTMLDialogElement>(null);
	const [key] = useState(() => crypto.randomUUID());
	const [rooms, setRooms] = useState<readonly FormRoom[]>(() => firstRooms(conversation.stay, replaced?.rate ?? null));
	const path = `/partner/conversations/${conversation.id}/rates`;
	const { load } = choices;
	useEffect(() => {
		load(path);
		dialog.current?.showModal();
	}, [load, path]);
	const answer = sending.data;
	useEffect(() => {
		if (answer?.list) onPosted(answer.list);
		else if (answer) dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [answer, onPosted]);
	const errors = answer?.errors ?? {};
	const stay = replaced?.rate ?? conversation.stay;
	const given = choices.data ?? null;
	const today = (given?.today ?? root.today) as PlainDate;
	const title = t(replaced ? 'rateForm.titleChange' : 'postRate');
	return (
		<dialog
			ref={dialog}
			className={dialogLook('w-[min(46rem,100vw-2rem)] overflow-y-auto')}
			aria-labelledby="rate-title"
			onClose={onClose}
		>
			<div className={DIALOG_HEAD}>
				<h2 id="rate-title">{title}</h2>
				<button type="button" className={ICON_BUTTON} aria-label={t('close')} onClick={() => dialog.current?.close()}>
					<Icon name="close" size={18} />
				</button>
			</div>
			<sending.Form method="post" action={path}>
				<input type="hidden" name="key" value={key} />
				<input type="hidden" name="replaces" value={replaced?.id ?? ''} />
				<div className={`${DIALOG_BODY} gap-5`}>
					{replaced ? <p className="trade-note">{t('rateForm.changeNote')}</p> : null}
					<p role="alert" className={ERROR}>
						{errors.form}
					</p>
					<DateRangeField
						variant="box"
						value={{ checkIn: parsePlainDate(stay?.checkIn), checkOut: parsePlainDate(stay?.checkOut) }}
						errors={{ checkIn: errors.checkIn, checkOut: errors.checkOut }}
						isRequired
						className="trade-period"
					/>
					{rooms.map((room, at) => (
						<RateFormRoom
							key={room.key}
							{...{ at, room, errors }}
							isOnly={rooms.length === 1}
							choices={given}
							onChange={(next) => setRooms(rooms.map((each) => (each === room ? next : each)))}
							onRemove={() => setRooms(rooms.filter((each) => each !== room))}
						/>
					))}
					{rooms.length < MOST_ROOMS ? (
						<button
							type="button"
							className={tradeButton('line', 'justify-self-start')}
							onClick={() => setRooms([...rooms, ...firstRooms(null, null)])}
						>
							<Icon name="plus" size={16} />
							{t('rateForm.more')}
						</button>
					) : null}
					<div className="grid gap-4 border-t border-hair pt-4 min-[40rem]:grid-cols-[16rem_1fr]">
						<label className={FIELD}>
							<span className="font-semibold">{t('rateForm.validUntil')}</span>
							<select
								key={today}
								name="validUntil"
								className="trade-field"
								defaultValue={addDays(today, 2)}
								aria-invalid={errors.validUntil ? true : undefined}
							>
								{HOLDS.map((days) => {
									const day = addDays(today, days);
									return (
										<option key={day} value={day}>
											{formatDate(day, language, { weekday: 'plain' })}
										</option>
									);
								})}
							</select>
							<small className="text-note text-ink2">{t('rateForm.untilHint')}</small>
							<small className={ERROR}>{errors.validUntil}</small>
						</label>
						<label className={FIELD}>
							<span className="font-semibold">{t('rateForm.text')}</span>
							<textarea name="text" rows={2} maxLength={1000} className="trade-field" />
						</label>
					</div>
				</div>
				<div className={`${DIALOG_FOOT} gap-2 px-6`}>
					<button type="button" className={tradeButton('quiet')} onClick={() => dialog.current?.close()}>
						{t('cancel')}
					</button>
					<button type="submit" className={tradeButton('dark')} disabled={!given || sending.state !== 'idle'}>
						{t(replaced ? 'rateForm.postChange' : 'rateForm.post')}
					</button>
				</div>
			</sending.Form>
		</dialog>
	);
}
