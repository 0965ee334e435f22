import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import type { Absence } from '~/domain/member/set-absence.server';
import { useRoot } from '../root/use-root';
import { useOutcome, useTyped } from '../trade/page/outcome-line';
import { VerbForm } from '../trade/page/verb-form';
import { CardHead } from '../trade/parts/card-head';
import { FIELD_BOX } from '../trade/parts/field-label';
import { tradeButton } from '../trade/trade-button';

/** Until when the user is away, and who is told meanwhile. */
export function AbsenceCard({ absence: { away, colleagues }, today }: { absence: Absence; today: PlainDate }) {
	const { t } = useTranslation('notices');
	const { language } = useRoot();
	const typed = useTyped('absence');
	const at = useOutcome()?.at ?? 0;
	const standIn = colleagues.find(({ id }) => id === away?.standInId)?.name ?? '';
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('away.title')}</h2>
			</CardHead>
			<div className="grid gap-4 p-4.5">
				{away ? (
					<>
						<p>{t('away.now', { day: formatDate(away.until, language, { weekday: 'plain' }), name: standIn })}</p>
						<VerbForm fields={{ act: 'back' }}>
							<button type="submit" className={tradeButton('line')}>
								{t('away.back')}
							</button>
						</VerbForm>
					</>
				) : (
					<p className="text-ink2">{t('away.text')}</p>
				)}
				{colleagues.length === 0 ? (
					<p>{t('away.alone')}</p>
				) : (
					<VerbForm key={at} fields={{ act: 'away' }} className="grid gap-4">
						<label className={FIELD_BOX}>
							<span>{t('away.until')}</span>
							<input
								type="date"
								name="until"
								required
								min={today}
								max={addDays(today, 365)}
								defaultValue={typed.until ?? away?.until ?? ''}
								className="trade-field"
							/>
						</label>
						<label className={FIELD_BOX}>
							<span>{t('away.standIn')}</span>
							<select
								name="standIn"
								required
								defaultValue={typed.standIn ?? away?.standInId ?? ''}
								className="trade-field"
							>
								<option value="">{t('away.choose')}</option>
								{colleagues.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						</label>
						<p>
							<button type="submit" className={tradeButton('dark')}>
								{t(away ? 'away.change' : 'away.set')}
							</button>
						</p>
					</VerbForm>
				)}
			</div>
		</section>
	);
}
