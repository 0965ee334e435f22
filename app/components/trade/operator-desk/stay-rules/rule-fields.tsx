import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import type { Language } from '~/domain/language/language';
import type { RuleErrors } from '~/domain/operator-desk/stay-rules/read-rule';
import type { StayRule } from '~/domain/operator-desk/stay-rules/rules-content';
import { DeskField } from '../../parts/desk-field';
import { WEEKDAYS } from './rule-words';

type PartProps = { rule: StayRule; errors: RuleErrors };

/** Fewest nights, and what becomes of gaps that are shorter. */
export function ShortestFields({ rule, errors }: PartProps) {
	const { t } = useTranslation('stay-rules');
	const { gap_discount: percent } = rule;
	return (
		<>
			<input type="hidden" name="parts" value="stay" />
			<DeskField
				name="shortest"
				label={t('form.shortest')}
				value={String(rule.shortest_stay)}
				inputMode="numeric"
				maxLength={2}
				error={errors.shortest ? t(`error.${errors.shortest}`) : null}
				hint={t('form.shortestHint')}
			/>
			<div className="grid content-start gap-1">
				<label className="flex min-h-11 items-center gap-2.5">
					<input
						type="checkbox"
						name="sellGaps"
						value="yes"
						defaultChecked={percent !== null}
						className="size-4.5 accent-main"
					/>
					<span>{t('form.sellGaps')}</span>
				</label>
				<DeskField
					name="gap"
					label={t('form.gap')}
					value={percent === null ? '0' : String(percent)}
					inputMode="numeric"
					maxLength={2}
					error={errors.gap ? t(`error.${errors.gap}`) : null}
					hint={t('form.gapHint')}
				/>
			</div>
		</>
	);
}

/** The days of arrival and departure. */
export function ChangeOverFields({ rule, errors }: PartProps) {
	return (
		<>
			<input type="hidden" name="parts" value="days" />
			<DayBoxes name="arrivals" mask={rule.arrival_days} isWrong={errors.arrivals !== undefined} />
			<DayBoxes name="departures" mask={rule.departure_days} isWrong={errors.departures !== undefined} />
		</>
	);
}

function DayBoxes({ name, mask, isWrong }: { name: 'arrivals' | 'departures'; mask: number; isWrong: boolean }) {
	const { t } = useTranslation('stay-rules');
	const language = useRoot().language as Language;
	const error = useId();
	return (
		<fieldset aria-describedby={isWrong ? error : undefined}>
			<legend className="mb-1 text-note text-ink2">{t(`form.${name}`)}</legend>
			<div className="flex flex-wrap gap-x-3">
				{WEEKDAYS.map((day) => (
					<label key={day} className="flex min-h-11 items-center gap-1.5">
						<input
							type="checkbox"
							name={name}
							value={day}
							defaultChecked={((mask >> day) & 1) === 1}
							className="size-4.5 accent-main"
						/>
						<span>{SHORT_WEEKDAYS[language][day]}</span>
					</label>
				))}
			</div>
			{isWrong ? (
				<p id={error} className="text-note text-err">
					{t('error.days')}
				</p>
			) : null}
		</fieldset>
	);
}
