import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PlanChange } from '~/domain/hotel-desk/plans/compare-plans';
import { saleOf } from '~/domain/hotel-desk/plans/plan-sale';
import type { Language } from '~/domain/language/language';
import { usePlanWords } from './plan-words';

type PlanChangesProps = {
	changes: readonly PlanChange[];
	currency: string;
	programs: readonly { key: string; name: string }[];
};

/** The terms of plans that change, as agents see them and will see them. */
export function PlanChanges({ changes, currency, programs }: PlanChangesProps) {
	const { t } = useTranslation('hotel-plans');
	const language = useRoot().language as Language;
	const words = usePlanWords({ currency, programs });
	return changes.map(({ key, before, after, fields, hasPrices }) => {
		const name = (after ?? before)?.plan[`name_${language}`] ?? key;
		const isSold = after !== null && !saleOf(after.closures, key).isOff;
		return (
			<section key={key} aria-labelledby={`plan-${key}`} className="trade-card mt-5">
				<h2 id={`plan-${key}`} className="border-b border-hair px-4.5 py-3">
					{name}{' '}
					<span className="font-normal text-ink2">
						{t(before === null ? 'review.isNew' : after === null ? 'review.gone' : 'review.changed')}
					</span>
				</h2>
				{isSold && !hasPrices ? <p className="plan-warning">{t('review.noPrices')}</p> : null}
				<table className="trade-table desk-table desk-slim plan-terms">
					<thead>
						<tr>
							{(['what', 'before', 'after'] as const).map((column) => (
								<th key={column} scope="col">
									{t(`review.${column}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{fields.map((field) => (
							<tr key={field}>
								<th scope="row" className="desk-wide">
									{t(`review.field.${field}`)}
								</th>
								<td data-label={t('review.before')} className="desk-half text-ink2">
									{before ? <Lines lines={words(before, field)} /> : t('review.nothing')}
								</td>
								<td data-label={t('review.after')} className="desk-half">
									{after ? <Lines lines={words(after, field)} /> : t('review.nothing')}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		);
	});
}

function Lines({ lines }: { lines: readonly string[] }) {
	return (
		<ul>
			{lines.map((line, at) => (
				<li key={at} className="whitespace-pre-line">
					{line}
				</li>
			))}
		</ul>
	);
}
