import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { exactRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import type { ReviewedInstalment } from '~/domain/payment/instalment-review';
import type { ShownReview } from '~/domain/payment/review-instalments.server';

/** What a change makes of the instalments of a booking, in the form that confirms it: it sends what was shown (MONEY-11). */
export function InstalmentReviewPanel({ shown, takesFocus = false }: { shown: ShownReview; takesFocus?: boolean }) {
	const { t } = useTranslation('trade-payments');
	const panel = useRef<HTMLElement>(null);
	const { before, after, currency, money } = shown.review;
	useEffect(() => {
		if (takesFocus) panel.current?.focus();
	}, [takesFocus]);
	const lines: [name: string, minor: number][] = money
		? [
				[t('review.received'), money.receivedMinor],
				[t('review.due'), money.dueMinor],
				...(money.refundMinor > 0 ? [[t('review.refund'), money.refundMinor] satisfies [string, number]] : []),
			]
		: [];
	return (
		<section
			ref={panel}
			tabIndex={-1}
			aria-label={t('review.title')}
			className="grid gap-3 rounded-control border border-line2 bg-row px-3.5 py-3"
		>
			<h4 className="font-semibold">{t('review.title')}</h4>
			<Side name={t('review.before')} rows={before} currency={currency.before} />
			<Side name={t('review.after')} rows={after} currency={currency.after} />
			{lines.length > 0 ? (
				<dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line2 pt-2.5 tabular-nums">
					{lines.map(([name, minor]) => (
						<div key={name} className="contents">
							<dt>{name}</dt>
							<dd className="text-right font-semibold">{rate(minor, currency.after)}</dd>
						</div>
					))}
				</dl>
			) : (
				<p className="trade-note">{t('review.operator')}</p>
			)}
			<input type="hidden" name="instalments" value={shown.key} />
		</section>
	);
}

function Side({ name, rows, currency }: { name: string; rows: ReviewedInstalment[]; currency: string }) {
	const { t } = useTranslation('trade-payments');
	const { language } = useRoot();
	return (
		<div>
			<h5 className="text-note text-ink2">{name}</h5>
			{rows.length === 0 ? <p>{t('review.none')}</p> : null}
			<ul>
				{rows.map(({ kind, dueDate, minor, receivedMinor, waivedMinor }, at) => (
					<li key={`${at} ${dueDate}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-0.5">
						<span>
							{t(`kind.${kind}`)}
							<small className="block text-note text-ink2 tabular-nums">{formatDate(dueDate, language)}</small>
						</span>
						<span className="text-right tabular-nums">
							{rate(minor, currency)}
							{receivedMinor > 0 ? (
								<small className="block text-note text-ink2">
									{t('review.paid', { amount: rate(receivedMinor, currency) })}
								</small>
							) : null}
							{waivedMinor > 0 ? (
								<small className="block text-note text-ink2">
									{t('review.letGo', { amount: rate(waivedMinor, currency) })}
								</small>
							) : null}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function rate(minor: number, currency: string): string {
	return exactRate({ minor, currency: isCurrency(currency) ? currency : 'EUR' });
}
