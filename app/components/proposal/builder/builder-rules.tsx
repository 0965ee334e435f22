import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#db/schema/enums';
import { PROPOSAL_APPROVALS } from '#db/schema/trade-enums';
import { addDays, daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { ALPINE_ZONE, MOST_VALID_DAYS } from '~/domain/proposal/proposal-limits';
import { CardHead } from '../../trade/parts/card-head';
import type { EditProps } from './builder-edit';
import { BuilderField } from './builder-field';

/** Language, first choice, validity, and what an approval does. */
export function BuilderRules({
	view,
	typed,
	errors,
	edit,
	options,
	validUntil,
}: EditProps & { validUntil: number | null }) {
	const { t } = useTranslation('trade-proposals');
	const set = (given: Partial<typeof typed>, field: string) => edit({ ...typed, ...given }, field);
	const today = todayInZone(new Date(view.now), ALPINE_ZONE);
	const day = parsePlainDate(typed.validDay);
	const days = day && validUntil !== null && validUntil > view.now ? daysBetween(today, day) : null;
	const lasts =
		days === null ? '' : days === 0 ? t('builder.rules.validToday') : t('builder.rules.validDays', { count: days });
	return (
		<section className="trade-card" aria-labelledby="builder-rules">
			<CardHead>
				<h2 id="builder-rules" className="text-t3 font-semibold">
					{t('builder.rules.title')}
				</h2>
			</CardHead>
			<div className="grid gap-3.5 px-4.5 pt-3 pb-4">
				<div className="grid gap-3 min-[22rem]:grid-cols-2">
					<div className="grid content-start gap-1">
						<label htmlFor="builder-language" className="text-note text-ink2">
							{t('builder.rules.language')}
						</label>
						<select
							id="builder-language"
							name="language"
							value={typed.language}
							onChange={({ currentTarget }) => set({ language: currentTarget.value }, 'language')}
							className="trade-field"
						>
							{LANGUAGES.map((language) => (
								<option key={language} value={language}>
									{t(language === 'de' ? 'builder.rules.german' : 'builder.rules.english')}
								</option>
							))}
						</select>
					</div>
					<div className="grid min-w-0 content-start gap-1">
						<label htmlFor="builder-first-choice" className="text-note text-ink2">
							{t('builder.rules.firstChoice')}
						</label>
						<select
							id="builder-first-choice"
							name="firstChoice"
							value={typed.firstChoice}
							onChange={({ currentTarget }) => set({ firstChoice: currentTarget.value }, 'firstChoice')}
							className="trade-field"
						>
							<option value="">{t('builder.rules.noChoice')}</option>
							{typed.options.map(({ leadId }, at) => (
								<option key={leadId} value={leadId}>
									{at + 1}. {options.get(leadId)?.name ?? leadId}
								</option>
							))}
						</select>
					</div>
				</div>
				<div>
					<div className="grid grid-cols-[minmax(0,1fr)_minmax(0,7.5rem)] gap-3 [&_input]:min-w-0">
						<BuilderField
							name="validDay"
							type="date"
							label={t('builder.rules.validDay')}
							value={typed.validDay}
							min={today}
							max={addDays(today, MOST_VALID_DAYS)}
							error={errors.validDay ?? (validUntil !== null && validUntil <= view.now ? 'past' : undefined)}
							onChange={(validDay) => set({ validDay }, 'validDay')}
						/>
						<BuilderField
							name="validTime"
							type="time"
							label={t('builder.rules.validTime')}
							value={typed.validTime}
							error={errors.validTime}
							onChange={(validTime) => set({ validTime }, 'validTime')}
						/>
					</div>
					<p className="trade-note mt-1">
						{lasts} {t('builder.rules.validHint')}
					</p>
				</div>
				<fieldset>
					<legend className="mb-1 text-note font-semibold">{t('builder.rules.onApproval')}</legend>
					{PROPOSAL_APPROVALS.map((approval) => (
						<label
							key={approval}
							className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-hair py-2 last:border-0"
						>
							<input
								type="radio"
								name="onApproval"
								value={approval}
								checked={typed.onApproval === approval}
								onChange={() => set({ onApproval: approval }, 'onApproval')}
								className="mt-0.5 size-5 shrink-0 accent-main"
							/>
							<span>
								<span className={typed.onApproval === approval ? 'font-semibold' : ''}>
									{t(`builder.rules.${approval}`)}
								</span>
								<span className="block text-ink2">{t(`builder.rules.${approval}Text`)}</span>
							</span>
						</label>
					))}
				</fieldset>
			</div>
		</section>
	);
}
