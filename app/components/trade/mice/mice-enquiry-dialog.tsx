import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MICE_FIELDS } from '~/domain/hotel/mice/mice-enquiry-schema';
import { Field, type FieldLook, wireField } from '../../form/field';
import { PAGE_LOOK } from '../field-looks';
import { FaultBox } from '../parts/fault-box';
import { FORM_DIALOG_FIELDS, FormDialog, FormDialogHead } from '../parts/form-dialog';
import { tradeButton } from '../trade-button';

const LOOK: FieldLook = { ...PAGE_LOOK, area: 'min-h-24 py-2.5' };

type MiceField = (typeof MICE_FIELDS)[number];

/** Sentences by field, `form` for all of it, with what was typed. */
export type MiceAnswer = { errors: Partial<Record<MiceField | 'form', string>>; values: Record<string, string> };

type MiceEnquiryDialogProps = {
	hotel: { id: string; name: string };
	formKey: string;
	today: string;
	/** Names of seatings that the hotel's rooms have. */
	setups: readonly string[];
	answer: MiceAnswer | null;
	closeTo: string;
};

/** The enquiry for rooms for meetings and celebrations (AGENCY-39); a plain form, which becomes a conversation with the hotel. */
export function MiceEnquiryDialog({ hotel, formKey, today, setups, answer, closeTo }: MiceEnquiryDialogProps) {
	const { t } = useTranslation('mice');
	const isSending = useNavigation().state !== 'idle';
	const form = useRef<HTMLFormElement>(null);
	const errors = answer?.errors ?? {};
	useEffect(() => {
		const first = MICE_FIELDS.find((name) => answer?.errors[name]);
		if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
	}, [answer]);
	const field = (name: MiceField, attributes: Record<string, string | number> = {}) => {
		const wiring = wireField({ id: `mice-${name}`, error: errors[name], look: LOOK });
		return (
			<Field field={wiring} label={t(`field.${name}`)} className="min-w-0">
				<input
					name={name}
					defaultValue={answer?.values[name]}
					autoComplete="off"
					{...attributes}
					{...wiring.input('input')}
				/>
			</Field>
		);
	};
	const notes = wireField({ id: 'mice-notes', error: errors.notes, look: LOOK });
	return (
		<FormDialog label={t('title', { hotel: hotel.name })} closeLabel={t('close')} closeTo={closeTo}>
			<FormDialogHead title={t('title', { hotel: hotel.name })}>
				<p className="trade-note">{t('lead')}</p>
			</FormDialogHead>
			<Form ref={form} method="post" noValidate preventScrollReset className={FORM_DIALOG_FIELDS}>
				<input type="hidden" name="key" value={formKey} />
				{errors.form ? <FaultBox className="mb-4">{errors.form}</FaultBox> : null}
				<div className="grid gap-4 min-[40rem]:grid-cols-2">
					{field('clientFirstName', { maxLength: 80 })}
					{field('clientLastName', { maxLength: 80 })}
				</div>
				<div className="mt-4 grid gap-4 min-[40rem]:grid-cols-3">
					{field('from', { type: 'date', min: today })}
					{field('until', { type: 'date', min: today })}
					{field('month', { type: 'month', min: today.slice(0, 7), placeholder: '2027-06' })}
				</div>
				<div className="mt-4 grid gap-4 min-[40rem]:grid-cols-2">
					{field('delegates', { inputMode: 'numeric', maxLength: 4 })}
					{field('roomNights', { inputMode: 'numeric', maxLength: 4 })}
					{field('setup', { maxLength: 120, list: 'mice-setups' })}
					{field('budget', { maxLength: 80 })}
				</div>
				<datalist id="mice-setups">
					{setups.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
				<div className="mt-4 grid gap-4">
					{field('catering', { maxLength: 200 })}
					<Field field={notes} label={t('field.notes')}>
						<textarea name="notes" rows={4} defaultValue={answer?.values.notes} {...notes.input('area')} />
					</Field>
				</div>
				<button type="submit" className={tradeButton('dark', 'mt-5')} disabled={isSending}>
					{t(isSending ? 'sending' : 'send')}
				</button>
			</Form>
		</FormDialog>
	);
}
