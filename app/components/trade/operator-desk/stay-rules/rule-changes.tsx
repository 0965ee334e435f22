import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { RuleChange } from '~/domain/operator-desk/stay-rules/rules-content';
import { CardHead } from '../../parts/card-head';
import { ruleWords } from './rule-words';

/** What would be another rule, before and after, some nights a row. */
export function RuleChanges({ changes }: { changes: readonly RuleChange[] }) {
	const { t } = useTranslation('stay-rules');
	const language = useRoot().language as Language;
	return (
		<section aria-labelledby="rule-changes" className="trade-card mt-6">
			<CardHead>
				<h2 id="rule-changes">{t('changes.title')}</h2>
			</CardHead>
			<dl className="[&>div+div]:border-t [&>div+div]:border-hair">
				{changes.map(({ first_night, last_night, before, after }) => (
					<div key={first_night} className="flex flex-wrap gap-x-5 gap-y-1 px-4.5 py-3">
						<dt className="w-64 font-semibold">{formatDateRange(first_night, last_night, language)}</dt>
						<dd className="min-w-64 grow">
							<del className="block text-ink2">{ruleWords(t, language, before)}</del>
							<ins className="block no-underline">{ruleWords(t, language, after)}</ins>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
