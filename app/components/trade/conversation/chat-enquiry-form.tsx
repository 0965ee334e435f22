import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_MEMBER_TIERS } from '#db/schema/enums';
import { MESSAGE_LENGTH } from '~/domain/conversation/conversation-limits';
import { callSite } from '~/platform/call-site';
import { Field, type FieldLook, wireField } from '../../form/field';
import { Icon } from '../../ui/icon';
import { PAGE_LOOK } from '../field-looks';
import { tradeButton } from '../trade-button';
import { ERROR, FIELD, WHOLE_ROW } from './classes';
import type { EnquiryStart, StayView } from './conversation-view';
import type { EnquiryAnswer } from './enquiry-answer';
import { StayCard, stayViewOf } from './stay-card';

const LOOK: FieldLook = {
	...PAGE_LOOK,
	label: 'font-bold',
	area: 'min-h-32 py-2.5',
	ErrorLine: ({ id, children }) => (
		<small id={id} className={ERROR}>
			<Icon name="warning" size={14} />
			{children}
		</small>
	),
};

type FormProps = {
	hotelId: string;
	hotelName: string;
	about: EnquiryStart;
	/** The rooms that it is about, as they are shown and as they are sent. */
	requested?: { stay: StayView; text: string } | null;
	/** In a dialog, which has a title of its own. */
	isInDialog?: boolean;
	/** What came back from a form that was sent without script. */
	answer?: EnquiryAnswer | null;
	onSent: (cid: string) => void;
};

/** The chat enquiry (AGENCY-26): its client and its content; a standalone form without script. */
export function ChatEnquiryForm(props: FormProps) {
	const { hotelId, hotelName, about, requested = null, isInDialog = false, answer, onSent } = props;
	const { t } = useTranslation('conversation');
	const [errors, setErrors] = useState<EnquiryAnswer['errors']>(answer?.errors ?? {});
	const [isBusy, setBusy] = useState(false);
	const own = useRef<HTMLFormElement>(null);
	const { lead } = about;
	const stay = requested?.stay ?? (lead?.stay ? stayViewOf(lead.stay) : null);
	const given = answer?.values ?? lead?.client ?? {};
	const draft = `enquiry:${hotelId}:${lead?.id ?? ''}`;
	// Input outlives a closed dialog, in this tab.
	useEffect(() => {
		if (own.current) fillDraft(own.current, draft);
	}, [draft]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		setBusy(true);
		try {
			const answer = await callSite('/partner/conversations?_data=routes%2Fpartner%2Fconversations', {
				method: 'POST',
				body: new FormData(form),
				headers: { accept: 'application/json' },
			});
			const result = (await answer.json()) as EnquiryAnswer;
			if (result.cid) {
				keepDraft(draft, null);
				onSent(result.cid);
				const { showToast, TOAST_MS } = await import('../../toast/show-toast');
				// Within the dialog the notice would go with it.
				form.closest('dialog')?.close();
				showToast(t('enquiry.success'), { milliseconds: TOAST_MS.enquiry, dismiss: t('close') });
				return;
			}
			setErrors(result.errors ?? { form: t('fault.refused') });
			const first = Object.keys(result.errors ?? {})[0];
			form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
		} catch {
			setErrors({ form: t('fault.unavailable') });
		} finally {
			setBusy(false);
		}
	}

	const wire = (name: string) => wireField({ id: `chat-${name}`, error: errors[name], look: LOOK });
	const field = (name: string, label: string) => {
		const wiring = wire(name);
		return (
			<Field field={wiring} label={label} className={FIELD}>
				<input name={name} autoComplete="off" defaultValue={given[name]} maxLength={80} {...wiring.input('input')} />
			</Field>
		);
	};
	const message = wire('messageText');
	return (
		<form
			method="post"
			ref={own}
			action={`/partner/conversations?hotel=${hotelId}${lead ? `&lead=${lead.id}` : ''}`}
			noValidate
			onSubmit={submit}
			onInput={(event) => keepDraft(draft, event.currentTarget)}
			className={`grid justify-items-start gap-3 ${isInDialog ? 'px-(--trade-margin) pt-5 pb-6' : 'trade-card p-6'}`}
		>
			{isInDialog ? null : (
				<>
					<h2 className="text-t2 font-semibold">{t('enquiry.title', { hotel: hotelName })}</h2>
					<p className="trade-note">{t('enquiry.lead')}</p>
				</>
			)}
			<input type="hidden" name="key" value={about.formKey} />
			<input type="hidden" name="hotelId" value={hotelId} />
			{lead ? <input type="hidden" name="leadId" value={lead.id} /> : null}
			{requested ? <input type="hidden" name="stay" value={requested.text} /> : null}
			<p role="alert" className={ERROR}>
				{errors.form ?? errors.hotelId ?? null}
			</p>
			<div className="grid w-full gap-4 min-[40rem]:grid-cols-2">
				{field('clientFirstName', t('enquiry.clientFirstName'))}
				{field('clientLastName', t('enquiry.clientLastName'))}
				{field('tls', about.tls)}
				{field('cc', about.cc)}
				{about.hasCardTier ? (
					<Field field={wire('tier')} label={t('enquiry.card')} className={FIELD}>
						<select id="chat-tier" name="amexCardMember" defaultValue={given.amexCardMember} className="trade-field">
							<option value="">{t('enquiry.noCard')}</option>
							{CARD_MEMBER_TIERS.map((tier) => (
								<option key={tier} value={tier}>
									{t(`tier.${tier}`)}
								</option>
							))}
						</select>
					</Field>
				) : null}
				{stay ? (
					<div className={WHOLE_ROW}>
						<StayCard stay={stay} className="bg-paper" />
					</div>
				) : null}
				<Field field={message} label={t('enquiry.message')} className={`${FIELD} ${WHOLE_ROW}`}>
					<textarea
						name="messageText"
						rows={5}
						maxLength={MESSAGE_LENGTH}
						defaultValue={given.messageText}
						{...message.input('area')}
					/>
				</Field>
			</div>
			<button type="submit" className={tradeButton('dark')} disabled={isBusy}>
				{t(isBusy ? 'enquiry.sending' : 'enquiry.send')}
			</button>
		</form>
	);
}

/** Fields that a person types; the rest is the page's. */
const TYPED = ['clientFirstName', 'clientLastName', 'tls', 'cc', 'amexCardMember', 'messageText'];

function fillDraft(form: HTMLFormElement, name: string): void {
	try {
		const saved = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>;
		for (const field of TYPED) {
			const control = form.elements.namedItem(field);
			const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
			if (isField && control.value === '' && typeof saved[field] === 'string') control.value = saved[field];
		}
	} catch {
		// Storage may be closed; the form begins empty then.
	}
}

/** Null: it has been sent. */
function keepDraft(name: string, form: HTMLFormElement | null): void {
	try {
		if (form === null) {
			sessionStorage.removeItem(name);
			return;
		}
		const data = new FormData(form);
		sessionStorage.setItem(
			name,
			JSON.stringify(Object.fromEntries(TYPED.map((field) => [field, data.get(field) ?? '']))),
		);
	} catch {
		// Storage may be closed; the form keeps it as long as it stands.
	}
}
