import { Form, Link, useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { EnquiryDialog } from '../../enquiry/enquiry-dialog';
import { Icon } from '../../ui/icon';
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
		<EnquiryDialog
			label={t('contact.title')}
			closeLabel={t('contact.close')}
			closeTo={back}
			className="house-form-dialog hotel-dialog"
		>
			<header className="house-form-head">
				<h2 data-step-heading tabIndex={-1} className="focus:outline-none">
					{t(isDone ? 'contact.doneTitle' : 'contact.title')}
				</h2>
			</header>
			{isDone ? (
				<div className="house-form-fields grid gap-5" role="status">
					<p>{t('contact.done', { name: answer.values.name })}</p>
					<Link to={back} preventScrollReset className={tradeButton('dark', 'justify-self-start')}>
						{t('contact.backToHotel', { hotel: hotel.name })}
					</Link>
				</div>
			) : (
				<Form ref={form} method="post" replace preventScrollReset noValidate>
					<div className="house-form-fields grid gap-4">
						<p>{t('contact.text', { hotel: hotel.name })}</p>
						<Field name="name" answer={answer} autoComplete="off" />
						<Field name="email" type="email" answer={answer} autoComplete="off" />
						{answer?.result === 'failed' ? (
							<p role="alert" className="trade-fault">
								<Icon name="warning" size={18} />
								{t('contact.failed')}
							</p>
						) : null}
					</div>
					<footer className="house-form-foot">
						<Link to={back} preventScrollReset className={tradeButton('quiet')}>
							{t('contact.cancel')}
						</Link>
						<button type="submit" aria-disabled={isSending || undefined} className={tradeButton('dark')}>
							{t(isSending ? 'contact.sending' : 'contact.send')}
						</button>
					</footer>
				</Form>
			)}
		</EnquiryDialog>
	);
}

type FieldProps = { name: FieldName; type?: string; answer: ContactAnswer | undefined; autoComplete: string };

function Field({ name, type = 'text', answer, autoComplete }: FieldProps) {
	const { t } = useTranslation('trade-hotel');
	const id = useId();
	const isInvalid = answer?.errors.includes(name) ?? false;
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-semibold">
				{t(`contact.${name}`)}
			</label>
			<input
				id={id}
				name={name}
				type={type}
				autoComplete={autoComplete}
				maxLength={name === 'name' ? 80 : 254}
				defaultValue={answer?.values[name] ?? ''}
				aria-invalid={isInvalid || undefined}
				aria-describedby={isInvalid ? `${id}-error` : undefined}
				className="trade-field"
			/>
			{isInvalid ? (
				<p id={`${id}-error`} className="flex items-center gap-1.5 text-err">
					<Icon name="warning" size={16} />
					{t(`contact.faults.${name}`)}
				</p>
			) : null}
		</div>
	);
}
