import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationDetails } from '~/domain/conversation/load-conversation.server';
import type { MessageView } from '~/domain/conversation/message-view';
import { Icon } from '../../ui/icon';
import { DIALOG_BODY, DIALOG_FOOT, DIALOG_HEAD, dialogLook } from '../parts/dialog';
import { ICON_BUTTON } from '../parts/icon-button';
import { tradeButton } from '../trade-button';
import { ERROR, FIELD, WHOLE_ROW } from './classes';

type Choices = {
	rooms: { id: string; name: string }[];
	plans: { id: string; name: string }[];
	currency: string;
	today: string;
	tomorrow: string;
} | null;

type Answer = { errors: Record<string, string>; list: MessageView[] | null };

type FormProps = {
	conversation: ConversationDetails;
	onClose: () => void;
	onPosted: (list: readonly MessageView[]) => void;
};

/** The hotel's form for an offer: one of its rates, or its own price. */
export function RateForm({ conversation, onClose, onPosted }: FormProps) {
	const { t } = useTranslation('conversation');
	const choices = useFetcher<Choices>();
	const sending = useFetcher<Answer>();
	const dialog = useRef<HTMLDialogElement>(null);
	const [key] = useState(() => crypto.randomUUID());
	const path = `/partner/conversations/${conversation.id}/rates`;
	const { load } = choices;
	useEffect(() => {
		load(path);
		dialog.current?.showModal();
	}, [load, path]);
	const list = sending.data?.list;
	useEffect(() => {
		if (list) onPosted(list);
	}, [list, onPosted]);
	const errors = sending.data?.errors ?? {};
	const { stay } = conversation;
	const [requested] = stay?.rooms ?? [];
	const given = choices.data;
	const field = (name: string, input: React.ReactNode, hint?: string) => (
		// biome-ignore lint/a11y/noLabelWithoutControl: the control is given
		<label className={FIELD}>
			<span className="font-semibold">{t(`rateForm.${name}` as 'rateForm.room')}</span>
			{input}
			{hint ? <small className="text-note text-ink2">{hint}</small> : null}
			{errors[name] ? (
				<small className={ERROR}>
					<Icon name="warning" size={14} />
					{errors[name]}
				</small>
			) : null}
		</label>
	);
	return (
		<dialog ref={dialog} className={dialogLook()} aria-labelledby="rate-title" onClose={onClose}>
			<div className={DIALOG_HEAD}>
				<h2 id="rate-title">{t('postRate')}</h2>
				<button type="button" className={ICON_BUTTON} aria-label={t('close')} onClick={() => dialog.current?.close()}>
					<Icon name="close" size={18} />
				</button>
			</div>
			<sending.Form method="post" action={path}>
				<input type="hidden" name="key" value={key} />
				<div className={`${DIALOG_BODY} grid-cols-1 gap-4 min-[40rem]:grid-cols-2`}>
					{errors.form ? <p className={ERROR}>{errors.form}</p> : null}
					{field('roomId', <Choice name="roomId" options={given?.rooms} initial={requested?.roomId} isRequired />)}
					{field(
						'planId',
						<Choice name="planId" options={given?.plans} initial={requested?.planId} />,
						t('rateForm.planHint'),
					)}
					{field(
						'checkIn',
						<input
							name="checkIn"
							type="date"
							required
							min={given?.today}
							defaultValue={stay?.checkIn}
							className="trade-field"
						/>,
					)}
					{field(
						'checkOut',
						<input
							name="checkOut"
							type="date"
							required
							min={given?.tomorrow}
							defaultValue={stay?.checkOut}
							className="trade-field"
						/>,
					)}
					{field(
						'adults',
						<input
							name="adults"
							type="number"
							min={1}
							max={20}
							defaultValue={requested?.adults ?? 2}
							required
							className="trade-field"
						/>,
					)}
					{field(
						'childrenAges',
						<input
							name="ages"
							inputMode="numeric"
							defaultValue={requested?.childrenAges.join(', ')}
							className="trade-field"
						/>,
						t('rateForm.agesHint'),
					)}
					{field(
						'ownTotalMinor',
						<input name="price" inputMode="decimal" className="trade-field" />,
						t('rateForm.priceHint', { currency: given?.currency ?? '' }),
					)}
					{field(
						'validUntil',
						<input
							name="validUntil"
							type="date"
							required
							min={given?.today}
							defaultValue={given?.tomorrow}
							className="trade-field"
							key={given?.tomorrow}
						/>,
						t('rateForm.untilHint'),
					)}
					<label className={`${FIELD} ${WHOLE_ROW}`}>
						<span className="font-semibold">{t('rateForm.text')}</span>
						<textarea name="text" rows={2} maxLength={1000} className="trade-field" />
					</label>
				</div>
				<div className={`${DIALOG_FOOT} gap-2 px-6`}>
					<button type="button" className={tradeButton('quiet')} onClick={() => dialog.current?.close()}>
						{t('cancel')}
					</button>
					<button type="submit" className={tradeButton('dark')} disabled={!given || sending.state !== 'idle'}>
						{t('rateForm.post')}
					</button>
				</div>
			</sending.Form>
		</dialog>
	);
}

type ChoiceProps = {
	name: string;
	/** Nothing until they are loaded. */
	options: { id: string; name: string }[] | undefined;
	initial: string | null | undefined;
	isRequired?: boolean;
};

function Choice({ name, options, initial, isRequired }: ChoiceProps) {
	return (
		<select
			key={options ? 'given' : 'waiting'}
			name={name}
			defaultValue={initial ?? undefined}
			className="trade-field"
			required={isRequired}
			disabled={!options}
		>
			{options?.map((option) => (
				<option key={option.id} value={option.id}>
					{option.name}
				</option>
			))}
		</select>
	);
}
