import { Form, Link, useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { Field, wireField } from '../../form/field';
import { PAGE_LOOK } from '../field-looks';
import { FaultBox } from '../parts/fault-box';
import { FORM_DIALOG_FIELDS, FormDialog, FormDialogFoot, FormDialogHead } from '../parts/form-dialog';
import { tradeButton } from '../trade-button';

type FieldName = 'name' | 'email';

/** The result of the form, with the submitted values. */
export type ContactAnswer = {
	result: 'sent' | 'invalid' | 'failed';
	values: Record<FieldName, string>;
	errors: readonly FieldName[];
};

/** The dialog in which an agent names a contact of the hotel's sales team (OFFER-6). */
export function InviteContact({ hotel }: { hotel: Pick<HotelView, 'id' | 'name'> }) {
	const { t } = useTranslation('trade-hotel');
	const answer = useActionData() as ContactAnswer | undefined;
	const isSending = useNavigation().state === 'submitting';
	const form = useRef<HTMLFormElement>(null);
	const back = `/hotels/${hotel.id}${useLocation().search}`;
	useEffect(() => {
		const first = answer?.errors[0];
		if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
	}, [answer]);
	const isDone = answer?.result === 'sent';
	return (
		<FormDialog
			label={t('contact.title')}
			closeLabel={t('contact.close')}
			closeTo={back}
			width="lg:w-[min(34rem,100%-4rem)]"
		>
			<FormDialogHead title={t(isDone ? 'contact.doneTitle' : 'contact.title')} />
			{isDone ? (
				<div className={`${FORM_DIALOG_FIELDS} min-h-32 grid gap-5`} role="status">
					<p>{t('contact.done', { name: answer.values.name })}</p>
					<Link to={back} preventScrollReset className={tradeButton('dark', 'justify-self-start')}>
						{t('contact.backToHotel', { hotel: hotel.name })}
					</Link>
				</div>
			) : (
				<Form ref={form} method="post" replace preventScrollReset noValidate>
					<div className={`${FORM_DIALOG_FIELDS} min-h-32 grid gap-4`}>
						<p>{t('contact.text', { hotel: hotel.name })}</p>
						<ContactField name="name" answer={answer} autoComplete="off" />
						<ContactField name="email" type="email" answer={answer} autoComplete="off" />
						{answer?.result === 'failed' ? <FaultBox>{t('contact.failed')}</FaultBox> : null}
					</div>
					<FormDialogFoot>
						<Link to={back} preventScrollReset className={tradeButton('quiet')}>
							{t('contact.cancel')}
						</Link>
						<button type="submit" aria-disabled={isSending || undefined} className={tradeButton('dark')}>
							{t(isSending ? 'contact.sending' : 'contact.send')}
						</button>
					</FormDialogFoot>
				</Form>
			)}
		</FormDialog>
	);
}

type FieldProps = { name: FieldName; type?: string; answer: ContactAnswer | undefined; autoComplete: string };

function ContactField({ name, type = 'text', answer, autoComplete }: FieldProps) {
	const { t } = useTranslation('trade-hotel');
	const error = answer?.errors.includes(name) ? t(`contact.faults.${name}`) : null;
	const field = wireField({ id: useId(), error, look: PAGE_LOOK });
	return (
		<Field field={field} label={t(`contact.${name}`)} className="grid gap-1.5">
			<input
				name={name}
				type={type}
				autoComplete={autoComplete}
				maxLength={name === 'name' ? 80 : 254}
				defaultValue={answer?.values[name] ?? ''}
				{...field.input('input')}
			/>
		</Field>
	);
}
