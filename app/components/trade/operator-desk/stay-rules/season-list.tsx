import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { RulesDesk } from '~/domain/operator-desk/stay-rules/load-rules.server';
import { CardHead } from '../../parts/card-head';
import { RuleForm } from './rule-form';
import { ruleWords } from './rule-words';
import type { RulesAnswer } from './rules-answer';

/** The seasons that are not over, each with its form. */
export function SeasonList({ seasons, answer }: { seasons: RulesDesk['seasons']; answer: RulesAnswer | null }) {
	const { t } = useTranslation('stay-rules');
	const language = useRoot().language as Language;
	return (
		<section aria-labelledby="seasons" className="trade-card mt-6">
			<CardHead>
				<h2 id="seasons">{t('seasons')}</h2>
			</CardHead>
			{seasons.length === 0 ? <p className="px-4.5 py-4 text-ink2">{t('none')}</p> : null}
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{seasons.map((season) => {
					const name = formatDateRange(season.first_night, season.last_night, language);
					const isRefused = answer?.row === season.first_night;
					return (
						<li key={season.was} className="px-4.5 py-3">
							<div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
								<b className="w-64 font-semibold">
									{name}
									{season.isDraft ? <small className="ml-2 text-accent-ink">{t('isDraft')}</small> : null}
								</b>
								<span className="min-w-64 grow">{ruleWords(t, language, season)}</span>
							</div>
							<details open={isRefused || undefined}>
								<summary
									className="trade-link inline-flex min-h-11 cursor-pointer items-center"
									aria-label={`${t('change')}: ${name}`}
								>
									{t('change')}
								</summary>
								<RuleForm
									season={season}
									typed={isRefused && 'typed' in answer ? { ...season, ...answer.typed } : null}
									errors={isRefused && answer.outcome === 'invalid' ? answer.errors : {}}
									name={name}
								/>
							</details>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
