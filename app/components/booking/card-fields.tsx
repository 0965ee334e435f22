import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../form/text-field';
import { Icon } from '../ui/icon';
import type { CardInput } from './shape-card-input';

/** Formatted by a file that comes with the first digit; what is not formatted is read all the same. */
const digits = (kind: CardInput) =>
	({
		inputMode: 'numeric',
		onInput: ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
			import('./shape-card-input').then(
				({ shapeCardInput }) => shapeCardInput(input, kind),
				() => undefined,
			);
		},
	}) as const;

const NUMBER = { autoComplete: 'cc-number', ...digits('number') };
const EXPIRY = { autoComplete: 'cc-exp', ...digits('expiry') };
const CODE = { autoComplete: 'cc-csc', ...digits('code') };

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
