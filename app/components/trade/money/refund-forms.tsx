import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from '~/domain/money/group-digits';
import type { ListedRefund } from '~/domain/refund/list-refunds.server';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';

type Seen = { refund: string; version: number };

/** A step that asks before it does; works without script. */
function Ask({ open, text, isOpen, children }: { open: string; text: string; isOpen?: boolean; children: ReactNode }) {
	return (
		<details open={isOpen} className="min-w-0 open:basis-full">
			<summary className={tradeButton('line', 'w-fit')}>{open}</summary>
			<div className="mt-2 grid max-w-2xl gap-3 border-l-3 border-line2 py-1 pl-3.5">
				<p className="text-ink2">{text}</p>
				{children}
			</div>
		</details>
	);
}

const FIELDS = ['amount', 'reason-needed', 'holder', 'iban', 'bic'] as const;

/** Another amount, a deposit retained for a reason, another account (MONEY-13). */
export function ChangeRefund({ row, seen }: { row: ListedRefund; seen: Seen }) {
	const { t } = useTranslation(['refunds', 'desk']);
	const typed = useTyped(row.id);
	const outcome = useOutcome();
	const fault = FIELDS.find((each) => !outcome?.isDone && outcome?.row === row.id && outcome.text === each);
	const error = (name: (typeof FIELDS)[number]) => (fault === name ? t(`desk:fault.${name}`) : null);
	const isCredit = row.kind === 'credit';
	const field = isCredit ? 'amount' : 'retained';
	const shown = groupDigits(isCredit ? row.minor : row.retainedMinor, 2);
	return (
		<Ask open={t('change.open')} text={t('change.note')} isOpen={typed.intent === 'change'}>
			<VerbForm fields={{ intent: 'change', currency: row.currency, ...seen }} className="grid gap-3">
				<div className="grid gap-3 sm:grid-cols-2">
					<DeskField
						name={field}
						label={t(`change.${field}`, { currency: row.currency })}
						value={typed[field] ?? shown}
						inputMode="decimal"
						maxLength={30}
						error={error('amount')}
					/>
					<DeskField
						name="reason"
						label={t('change.reason')}
						value={typed.reason ?? row.reason ?? ''}
						maxLength={300}
						error={error('reason-needed')}
					/>
				</div>
				<fieldset className="grid gap-3 sm:grid-cols-2">
					<legend className="mb-2 font-medium">{t('change.payee')}</legend>
					{(['holder', 'iban', 'bic'] as const).map((name) => (
						<DeskField
							key={name}
							name={name}
							label={t(`change.${name}`)}
							value={typed[name] ?? ''}
							maxLength={70}
							error={error(name)}
						/>
					))}
				</fieldset>
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('change.send')}
				</button>
			</VerbForm>
		</Ask>
	);
}

/** A refund that left without a file of ours. */
export function RecordRefund({ id, seen, today }: { id: string; seen: Seen; today: string }) {
	const { t } = useTranslation('refunds');
	const typed = useTyped(id);
	return (
		<Ask open={t('byHand.open')} text={t('byHand.text')} isOpen={typed.intent === 'record'}>
			<VerbForm fields={{ intent: 'record', ...seen }} className="grid gap-3">
				<label className="grid w-fit gap-1">
					<span className="text-note text-ink2">{t('byHand.day')}</span>
					<input
						type="date"
						name="day"
						required
						max={today}
						defaultValue={typed.day ?? today}
						className="trade-field"
					/>
				</label>
				<button type="submit" className={tradeButton('dark', 'w-fit')}>
					{t('byHand.send')}
				</button>
			</VerbForm>
		</Ask>
	);
}

/** Nothing goes back. */
export function WithdrawRefund({ seen }: { seen: Seen }) {
	const { t } = useTranslation('refunds');
	return (
		<Ask open={t('withdraw.open')} text={t('withdraw.text')}>
			<VerbForm fields={{ intent: 'withdraw', ...seen }}>
				<button type="submit" className={tradeButton('dark')}>
					{t('withdraw.send')}
				</button>
			</VerbForm>
		</Ask>
	);
}
