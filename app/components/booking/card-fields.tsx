import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedCardNumber, typedExpiry, typedSecurityCode } from '~/domain/card/card-typing';
import { TextField } from '../form/text-field';
import { Icon } from '../ui/icon';

/** Formats the input (PRIVACY-3); the cursor stays behind the same digit, and at the end. */
function shaped(shape: (text: string) => string) {
	return ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
		const text = shape(input.value);
		if (text === input.value) return;
		const cursor = input.selectionStart ?? input.value.length;
		const digits = cursor === input.value.length ? Infinity : input.value.slice(0, cursor).replace(/\D/g, '').length;
		input.value = text;
		let position = 0;
		for (let seen = 0; position < text.length && seen < digits; position += 1)
			if (/\d/.test(text[position] ?? '')) seen += 1;
		input.setSelectionRange(position, position);
	};
}

const digits = (shape: (text: string) => string) => ({ inputMode: 'numeric', onInput: shaped(shape) }) as const;

const NUMBER = { autoComplete: 'cc-number', ...digits(typedCardNumber) };
const EXPIRY = { autoComplete: 'cc-exp', ...digits(typedExpiry) };
const CODE = { autoComplete: 'cc-csc', ...digits(typedSecurityCode) };

/** Number, name, expiry and, where required, security code. They are sent once and never rendered again (PRIVACY-4). */
export function CardFields({ hasCode = true }: { hasCode?: boolean }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<div className="tabular grid grid-cols-2 items-start gap-x-3 gap-y-4 lg:gap-x-5">
				<TextField name="ccNumber" label={t('ccNumber')} {...NUMBER} className="col-span-full" />
				<TextField name="ccName" label={t('ccName')} autoComplete="cc-name" maxLength={80} className="col-span-full" />
				<TextField name="ccExpiry" label={t('ccExpiry')} placeholder={t('ccExpiryHint')} {...EXPIRY} />
				{hasCode ? <TextField name="ccCvv" label={t('ccCvv')} placeholder={t('ccCvvHint')} {...CODE} /> : null}
			</div>
			{hasCode ? (
				<p className="mt-4 flex items-start gap-3 text-small text-ink2">
					<Icon name="info" size={18} className="mt-0.5 shrink-0" />
					{t('cvvNote')}
				</p>
			) : null}
		</>
	);
}
