import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '~/domain/money/format-amount';
import { isCurrency } from '~/domain/money/money';
import { Icon, LineDrawing } from '../ui/icon';
import { TripReview } from './trip-review';
import type { OpenTripView, TripAfterView, TripAnswer } from './trip-view';

/** An arrow down onto a line. */
const DOWN = 'M12 4v11m-4-4 4 4 4-4M6 20h12';

type TripAfterProps = {
	view: OpenTripView;
	after: TripAfterView;
	answer: TripAnswer | null;
	/** What came of a form. */
	result: ReactNode;
	/** What else is told of the stay. */
	children: ReactNode;
};

/** Once the stay is over: the papers, what becomes of the security deposit, and one question. */
export function TripAfter({ view, after, answer, result, children }: TripAfterProps) {
	const { t } = useTranslation(['trip']);
	const { papers, deposit } = after;
	return (
		<div id="after" className="grid gap-x-18 gap-y-14 pt-9 lg:pt-16 xl:grid-cols-[minmax(0,1fr)_26rem]">
			<TripReview after={after} answer={answer}>
				{result}
			</TripReview>
			<div className="grid min-w-0 content-start gap-14 xl:col-start-1 xl:row-start-1">
				<section aria-labelledby="thanks-title">
					<h2 id="thanks-title" className="text-h3">
						{t('after.title')}
					</h2>
					<p className="mt-3 max-w-2xl text-ink2">
						{t('after.text', { property: view.property })} {papers.length > 0 ? t('after.textPapers') : null}
					</p>
				</section>
				{papers.length > 0 ? <Papers papers={papers} path={view.path} /> : null}
				{deposit ? <TripDeposit deposit={deposit} /> : null}
				{children}
			</div>
		</div>
	);
}

function Papers({ papers, path }: { papers: TripAfterView['papers']; path: string }) {
	const { t } = useTranslation(['trip']);
	return (
		<section aria-labelledby="papers-title" className="border-line2 border-t pt-6">
			<h2 id="papers-title" className="text-h3">
				{t('after.papers')}
			</h2>
			<ul className="mt-3">
				{papers.map(({ id, kind, number, minor, currency, service }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b">
						<a href={`${path}/papers/${id}.pdf`} className="flex min-h-11 items-center gap-2.5 py-1.5 hover:underline">
							<LineDrawing path={DOWN} size={18} className="shrink-0" />
							<span>
								<b className="font-semibold">{t(`after.${kind}`)}</b>{' '}
								<span className="text-ink2">
									{service ? `${service}, ` : ''}
									<span className="whitespace-nowrap">{number}</span>, PDF
								</span>
							</span>
						</a>
						<span className="amount ml-auto max-lg:pb-2">{words(minor, currency)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What becomes of the security deposit. */
export function TripDeposit({ deposit }: { deposit: NonNullable<TripAfterView['deposit']> }) {
	const { t } = useTranslation(['trip']);
	const { state, currency, minor, heldMinor, returnedMinor, retainedMinor, reason } = deposit;
	const amounts = {
		all: words(minor, currency),
		held: words(heldMinor, currency),
		returned: words(returnedMinor, currency),
		retained: words(retainedMinor, currency),
	};
	return (
		<section aria-labelledby="deposit-title" className="border-line2 border-t pt-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id="deposit-title" className="text-h3">
					{t('after.deposit')}
				</h2>
				<p className="amount font-medium! text-lead">{amounts.all}</p>
			</div>
			<p className={`mt-3 flex gap-2.5 ${state === 'released' ? 'text-ok' : ''}`}>
				{state === 'released' ? <Icon name="check" size={20} className="mt-0.5 shrink-0" /> : null}
				<span>{t(`after.depositIs.${state}`, amounts)}</span>
			</p>
			{state === 'retained' ? (
				<>
					{reason ? (
						<p className="mt-2 text-ink2 [overflow-wrap:anywhere]">{t('after.depositReason', { reason })}</p>
					) : null}
					{returnedMinor > 0 ? <p className="mt-2">{t('after.depositRest', amounts)}</p> : null}
				</>
			) : null}
		</section>
	);
}

function words(minor: number, currency: string): string {
	return formatAmount({ minor, currency: isCurrency(currency) ? currency : 'EUR' }, { hasCents: true });
}
