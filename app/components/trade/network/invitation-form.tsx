import { useActionData, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HONEYPOT } from '~/domain/form/honeypot';
import { NEW_HOTEL_FIELDS, type NewHotelField } from '~/domain/hotel/network/read-new-hotel';
import { Icon } from '../../ui/icon';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import { NEW_ROW, type NetworkAnswer } from './network-answer';

/** Prefilled from the page's address: the name of an unsuccessful search. */
export type Prefilled = { hotel: string; city: string };

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
			<div className="trade-card-head">
				<h2 id={`${id}-title`}>{t('form')}</h2>
			</div>
			<VerbForm key={isSent ? outcome.at : 'open'} fields={{ intent: 'invite' }} className="network-form desk-pad">
				<Field name="hotel" prefilled={before.hotel} />
				<Field name="city" prefilled={before.city} />
				<Field name="contactName" hint={t('hints.contactName')} />
				<Field name="contactEmail" type="email" />
				<Field name="message" hint={t('hints.message')} />
				<div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
					<label htmlFor={`${id}-${HONEYPOT}`}>{t('honeypot')}</label>
					<input id={`${id}-${HONEYPOT}`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				<button
					type="submit"
					aria-disabled={isSending || undefined}
					className={tradeButton('dark', 'justify-self-start')}
				>
					{t(isSending ? 'sending' : 'send')}
				</button>
			</VerbForm>
		</section>
	);
}

type FieldProps = { name: NewHotelField; type?: 'text' | 'email'; hint?: string; prefilled?: string };

function Field({ name, type = 'text', hint, prefilled = '' }: FieldProps) {
	const { t } = useTranslation('network');
	const id = useId();
	const typed = useTyped(NEW_ROW);
	const error = useActionData<NetworkAnswer>()?.errors[name];
	const limit = NEW_HOTEL_FIELDS[name];
	const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
	const box = {
		id,
		name,
		maxLength: limit,
		autoComplete: 'off',
		defaultValue: typed[name] ?? prefilled,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
		className: 'trade-field',
	};
	return (
		<div className="desk-field" data-wide={name === 'message' || undefined}>
			<label htmlFor={id} className="font-semibold">
				{t(`fields.${name}`)}
			</label>
			{name === 'message' ? <textarea rows={4} {...box} /> : <input type={type} required {...box} />}
			{hint ? (
				<p id={`${id}-hint`} className="trade-note">
					{hint}
				</p>
			) : null}
			{error ? (
				<p id={`${id}-error`} className="flex items-center gap-1.5 text-err">
					<Icon name="warning" size={16} />
					{error === 'missing' && name !== 'message'
						? t(`faults.missing.${name}`)
						: t(error === 'address' ? 'faults.address' : 'faults.long', { limit })}
				</p>
			) : null}
		</div>
	);
}
