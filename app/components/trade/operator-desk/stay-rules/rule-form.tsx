import { useTranslation } from 'react-i18next';
import type { RuleErrors } from '~/domain/operator-desk/stay-rules/read-rule';
import { NO_RULE, type RuleSeason } from '~/domain/operator-desk/stay-rules/rules-content';
import { VerbForm } from '../../page/verb-form';
import { FIELD_BOX } from '../../parts/field-label';
import { tradeButton } from '../../trade-button';
import { ChangeOverFields, ShortestFields } from './rule-fields';

type RuleFormProps = {
	/** The season that is changed, with what it was shown as; null: a new one. */
	season: (RuleSeason & { was: string }) | null;
	/** What was typed, where it was refused. */
	typed: RuleSeason | null;
	errors: RuleErrors;
	name: string;
};

/** The rule of a season: its nights, and what holds in them. */
export function RuleForm({ season, typed, errors, name }: RuleFormProps) {
	const { t } = useTranslation('stay-rules');
	const rule = typed ?? season ?? { first_night: '', last_night: '', ...NO_RULE, shortest_stay: 7 };
	return (
		<VerbForm
			fields={{ intent: 'save', row: season?.first_night ?? '', ...(season ? { was: season.was } : {}) }}
			className="grid gap-4 px-4.5 py-4"
		>
			<div className="grid gap-3.5 sm:grid-cols-2">
				{season ? (
					<>
						<input type="hidden" name="first" value={season.first_night} />
						<input type="hidden" name="last" value={season.last_night} />
					</>
				) : (
					(['first', 'last'] as const).map((each) => {
						const error = errors[each];
						return (
							<label key={each} className={FIELD_BOX}>
								<span>{t(`form.${each}`)}</span>
								<input
									type="date"
									name={each}
									className="trade-field"
									defaultValue={each === 'first' ? rule.first_night : rule.last_night}
									aria-invalid={error ? true : undefined}
								/>
								{error ? <small className="text-err">{t(`error.${error}`)}</small> : null}
							</label>
						);
					})
				)}
				<ShortestFields {...{ rule, errors }} />
				<ChangeOverFields {...{ rule, errors }} />
			</div>
			<div className="flex flex-wrap gap-2">
				<button type="submit" className={tradeButton('dark')} aria-label={`${t('form.save')}: ${name}`}>
					{t('form.save')}
				</button>
				{season ? (
					<button
						type="submit"
						name="intent"
						value="remove"
						className={tradeButton('line')}
						aria-label={`${t('form.remove')}: ${name}`}
					>
						{t('form.remove')}
					</button>
				) : null}
			</div>
		</VerbForm>
	);
}
