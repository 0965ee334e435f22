import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import type { CalendarProperty } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { isSameRule, NO_RULE, type RuleSeason, type StayRule } from '~/domain/operator-desk/stay-rules/rules-content';
import { ActForm } from './act-form';
import type { CalendarAnswer, RulePart, SentBlock } from './calendar-answer';
import { ChangeOverFields, ShortestFields } from './stay-rules/rule-fields';
import { ruleWords } from './stay-rules/rule-words';

type RuleActProps = {
	part: RulePart;
	/** The chosen properties and nights. */
	begins: SentBlock;
	properties: readonly CalendarProperty[];
	/** What was wrong with the last try. */
	refused: (CalendarAnswer & { outcome: 'invalid-rule' }) | null;
	heading: RefObject<HTMLHeadingElement>;
	onClose: () => void;
};

/** The form for the shortest stay or the days of change-over of the chosen nights, over what they have now (STAY-8). */
export function RuleAct({ part, begins, properties, refused, heading, onClose }: RuleActProps) {
	const { t } = useTranslation('operator-calendar');
	const rules = useTranslation('stay-rules').t;
	const language = useRoot().language as Language;
	const { checkIn, checkOut } = begins;
	const last = addDays(plainDate(checkOut), -1);
	const chosen = properties.filter(({ id }) => begins.properties.includes(id));
	const errors = refused?.errors ?? {};
	const now = chosen.map((each) => ({ ...each, own: rulesIn(each.rules, checkIn, last) }));
	return (
		<ActForm
			title={t(`acts.${part}`)}
			fields={{ intent: 'rules', first: checkIn, last }}
			names={chosen.map(({ name }) => name)}
			publish={t('rule.publish')}
			{...{ begins, heading, onClose }}
		>
			<div>
				<p className="trade-note">{t('rule.now')}</p>
				<ul className="desk-form-notes">
					{now.flatMap(({ id, name, own }) =>
						(own.length > 0 ? own : [null]).map((season) => (
							<li key={id + (season?.first_night ?? '')}>
								{chosen.length > 1 ? `${name}: ` : ''}
								{season && own.length > 1
									? `${formatDateRange(season.first_night, season.last_night, language)}: `
									: ''}
								{ruleWords(rules, language, season)}
							</li>
						)),
					)}
				</ul>
			</div>
			{part === 'stay' ? (
				<ShortestFields rule={refused?.typed ?? shownRule(now)} errors={errors} />
			) : (
				<ChangeOverFields rule={refused?.typed ?? shownRule(now)} errors={errors} />
			)}
			{errors.last ? <p className="text-note text-err">{rules(`error.${errors.last}`)}</p> : null}
			<p className="trade-note">{t('rule.hint')}</p>
		</ActForm>
	);
}

function rulesIn(seasons: readonly RuleSeason[], first: string, last: string): RuleSeason[] {
	return seasons.filter((season) => season.first_night <= last && season.last_night >= first);
}

/** What the fields begin with: the rule of the first nights; without one the shortest stay that is offered. */
function shownRule(now: readonly { own: readonly RuleSeason[]; shortest: number | null }[]): StayRule {
	const [first] = now;
	const season = first?.own[0];
	if (season && !isSameRule(season, NO_RULE)) return season;
	return { ...NO_RULE, shortest_stay: first?.shortest ?? NO_RULE.shortest_stay };
}
