import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { WeekHold } from '~/domain/enquiry/desk/load-enquiry-aside.server';
import { HOLD_DAYS } from '~/domain/operator-desk/blocks/read-block';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';

type HoldFormProps = {
	/** The week as a form names it. */
	week: string;
	/** The same for people. */
	name: string;
	hold: WeekHold | null;
};

/** Holds the nights of a week for the guest until a chosen end, or gives them back (ENQUIRY-13). */
export function HoldForm({ week, name, hold }: HoldFormProps) {
	const { t } = useTranslation('enquiries');
	if (hold)
		return (
			<VerbForm fields={{ intent: 'unhold', hold: hold.id, version: hold.version }}>
				<button type="submit" className={tradeButton('quiet')} aria-label={t('hold.endName', { week: name })}>
					{t('hold.end')}
				</button>
			</VerbForm>
		);
	return (
		<details className="relative" name="enquiry-hold">
			<summary
				className={`${tradeButton('quiet')} cursor-pointer list-none`}
				aria-label={t('hold.name', { week: name })}
			>
				{t('hold.open')}
			</summary>
			<Form
				method="post"
				preventScrollReset
				className="absolute right-0 z-10 mt-1 grid w-64 gap-3 rounded-card border border-hair bg-work p-4 shadow-lg"
			>
				<input type="hidden" name="intent" value="hold" />
				<input type="hidden" name="week" value={week} />
				<label className="grid gap-1">
					<span className="font-semibold">{t('hold.until')}</span>
					<select name="until" defaultValue="2" className="peer trade-field">
						{HOLD_DAYS.map((days) => (
							<option key={days} value={days}>
								{t('hold.days', { count: days })}
							</option>
						))}
						<option value="at">{t('hold.at')}</option>
					</select>
				</label>
				<label className="grid gap-1">
					<span className="trade-note">{t('hold.untilAt')}</span>
					<input type="datetime-local" name="untilAt" className="trade-field" />
				</label>
				<button type="submit" className={tradeButton('dark')}>
					{t('hold.button')}
				</button>
			</Form>
		</details>
	);
}
