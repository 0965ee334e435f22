import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_MEMBER_TIERS } from '#db/schema/enums';
import { MESSAGE_LENGTH } from '~/domain/conversation/conversation-limits';
import { Icon } from '../../ui/icon';
import { tradeButton } from '../trade-button';
import type { EnquiryAnswer } from './answer-enquiry.server';
import type { AboutHotel } from './conversation-view';

type FormProps = {
	hotelId: string;
	hotelName: string;
	about: Pick<AboutHotel, 'formKey' | 'tls' | 'cc' | 'hasCardTier'>;
	/** A lead of the agency that it is about. */
	leadId?: string;
	/** A message to begin with, such as the selection that has no price. */
	message?: string;
	/** What came back from a form that was sent without script. */
	answer?: EnquiryAnswer | null;
	onSent: (cid: string) => void;
};

/** The chat enquiry (H§3, H§5): for whom, and what is asked; a form of its own without script. */
export function ChatEnquiryForm({ hotelId, hotelName, about, leadId, message, answer, onSent }: FormProps) {
	const { t } = useTranslation('conversation');
	const [faults, setFaults] = useState<EnquiryAnswer['faults']>(answer?.faults ?? {});
	const [isBusy, setBusy] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		setBusy(true);
		try {
			const answer = await fetch('/partner/conversations?_data=routes%2Fpartner%2Fconversations', {
				method: 'POST',
				body: new FormData(form),
				headers: { accept: 'application/json' },
			});
			const result = (await answer.json()) as EnquiryAnswer;
			if (result.cid) {
				const { showToast, TOAST_MS } = await import('../../toast/show-toast');
				showToast(t('enquiry.success'), { milliseconds: TOAST_MS.enquiry, dismiss: t('close') });
				onSent(result.cid);
				return;
			}
			setFaults(result.faults ?? { form: t('fault.refused') });
			const first = Object.keys(result.faults ?? {})[0];
			form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
		} catch {
			setFaults({ form: t('fault.unavailable') });
		} finally {
			setBusy(false);
		}
	}

	const field = (name: string, label: string, extra: { autoComplete?: string; maxLength?: number } = {}) => (
		<div className="talk-field">
			<label htmlFor={`chat-${name}`}>
				<b>{label}</b>
			</label>
			<input
				id={`chat-${name}`}
				name={name}
				autoComplete="off"
				defaultValue={answer?.values[name]}
				maxLength={80}
				className="trade-field"
				aria-invalid={faults[name] ? true : undefined}
				aria-describedby={faults[name] ? `chat-${name}-fault` : undefined}
				{...extra}
			/>
			<Fault name={name} text={faults[name]} />
		</div>
	);
	return (
		<form
			method="post"
			action={`/partner/conversations?hotel=${hotelId}`}
			noValidate
			onSubmit={submit}
			className="trade-card talk-enquiry"
		>
			<h2>{t('enquiry.title', { hotel: hotelName })}</h2>
			<p className="trade-note">{t('enquiry.lead')}</p>
			<input type="hidden" name="key" value={about.formKey} />
			<input type="hidden" name="hotelId" value={hotelId} />
			{leadId ? <input type="hidden" name="leadId" value={leadId} /> : null}
			<p role="alert" className="talk-fault">
				{faults.form ?? faults.hotelId ?? null}
			</p>
			<div className="talk-enquiry-fields">
				{field('clientFirstName', t('enquiry.clientFirstName'))}
				{field('clientLastName', t('enquiry.clientLastName'))}
				{field('tls', about.tls)}
				{field('cc', about.cc)}
				{about.hasCardTier ? (
					<div className="talk-field">
						<label htmlFor="chat-tier">
							<b>{t('enquiry.card')}</b>
						</label>
						<select id="chat-tier" name="amexCardMember" className="trade-field">
							<option value="">{t('enquiry.noCard')}</option>
							{CARD_MEMBER_TIERS.map((tier) => (
								<option key={tier} value={tier}>
									{t(`tier.${tier}`)}
								</option>
							))}
						</select>
					</div>
				) : null}
				<div className="talk-field talk-field-wide">
					<label htmlFor="chat-messageText">
						<b>{t('enquiry.message')}</b>
					</label>
					<textarea
						id="chat-messageText"
						name="messageText"
						rows={5}
						maxLength={MESSAGE_LENGTH}
						defaultValue={answer?.values.messageText ?? message}
						className="trade-field talk-area"
						aria-invalid={faults.messageText ? true : undefined}
						aria-describedby={faults.messageText ? 'chat-messageText-fault' : undefined}
					/>
					<Fault name="messageText" text={faults.messageText} />
				</div>
			</div>
			<button type="submit" className={tradeButton('dark')} disabled={isBusy}>
				{t('enquiry.send')}
			</button>
		</form>
	);
}

function Fault({ name, text }: { name: string; text: string | undefined }) {
	if (!text) return null;
	return (
		<small id={`chat-${name}-fault`} className="talk-field-fault">
			<Icon name="warning" size={14} />
			{text}
		</small>
	);
}
