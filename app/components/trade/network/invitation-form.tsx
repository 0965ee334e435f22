import { useActionData, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HONEYPOT } from '~/domain/form/honeypot';
import { NEW_HOTEL_FIELDS, type NewHotelField } from '~/domain/hotel/network/read-new-hotel';
import { Field, wireField } from '../../form/field';
import { PAGE_LOOK } from '../field-looks';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import { NEW_ROW, type NetworkAnswer } from './network-answer';

/** Prefilled from the page's address: the name of an unsuccessful search. */
export type Prefilled = { hotel: string; city: string };

const LOOK = { ...PAGE_LOOK, area: 'min-h-18 resize-y py-2 leading-5.5' };

/** The form of an invitation; when one is sent it is empty for the next. */
export function InvitationForm({ prefilled }: { prefilled: Prefilled }) {
	const { t } = useTranslation('network');
	const id = useId();
	const outcome = useOutcome();
	const isSent = outcome?.isDone === true && outcome.row === NEW_ROW;
	const isSending = useNavigation().formData?.get('intent') === 'invite';
	const before = isSent ? { hotel: '', city: '' } : prefilled;
	return (
		<section className="trade-card" aria-labelledby={`${id}-title`}>
			<CardHead>
				<h2 id={`${id}-title`}>{t('form')}</h2>
			</CardHead>
			<VerbForm
				key={isSent ? outcome.at : 'open'}
				fields={{ intent: 'invite' }}
				className="relative grid gap-x-5 gap-y-4 px-4.5 pt-4 pb-5 min-[40rem]:grid-cols-2"
			>
				<InvitationField name="hotel" prefilled={before.hotel} />
				<InvitationField name="city" prefilled={before.city} />
				<InvitationField name="contactName" hint={t('hints.contactName')} />
				<InvitationField name="contactEmail" type="email" />
				<InvitationField name="message" hint={t('hints.message')} />
				<div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
					<label htmlFor={`${id}-${HONEYPOT}`}>{t('honeypot')}</label>
					<input id={`${id}-${HONEYPOT}`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				<button
					type="submit"
					aria-disabled={isSending || undefined}
					className={tradeButton('dark', 'min-[40rem]:col-span-full justify-self-start')}
				>
					{t(isSending ? 'sending' : 'send')}
				</button>
			</VerbForm>
		</section>
	);
}

type FieldProps = { name: NewHotelField; type?: 'text' | 'email'; hint?: string; prefilled?: string };

function InvitationField({ name, type = 'text', hint, prefilled = '' }: FieldProps) {
	const { t } = useTranslation('network');
	const id = useId();
	const typed = useTyped(NEW_ROW);
	const error = useActionData<NetworkAnswer>()?.errors[name];
	const limit = NEW_HOTEL_FIELDS[name];
	const sentence =
		error === 'missing' && name !== 'message'
			? t(`faults.missing.${name}`)
			: error && t(error === 'address' ? 'faults.address' : 'faults.long', { limit });
	const field = wireField({ id, error: sentence, hint, look: LOOK });
	const box = {
		name,
		maxLength: limit,
		autoComplete: 'off',
		defaultValue: typed[name] ?? prefilled,
		...field.input(name === 'message' ? 'area' : 'input'),
	};
	return (
		<Field
			field={field}
			label={t(`fields.${name}`)}
			className={`grid min-w-0 content-start gap-1 ${name === 'message' ? 'min-[40rem]:col-span-full' : ''}`}
		>
			{name === 'message' ? <textarea rows={4} {...box} /> : <input type={type} required {...box} />}
		</Field>
	);
}
