import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatAmount } from '~/domain/money/format-amount';
import { Scene } from '../ui/scene';
import type { Property } from './hand-picked';

/** The promise that booking costs no fee, as a bill with a real property and its price. */
export function NoFee({ property }: { property: Property | undefined }) {
	const { t } = useTranslation('home');
	const { language } = useRoot();
	const price = property?.week.price;
	const nothing = price ? formatAmount({ minor: 0, currency: price.currency }) : '';
	const lines = [
		{ label: t('fee.advice'), amount: nothing },
		{ label: t('fee.arranged'), amount: nothing },
	];
	return (
		<section className="on-dark grid bg-main text-on-main xl:grid-cols-2">
			<div className="aspect-[3/2] md:aspect-[2/1] xl:aspect-auto xl:min-h-[44rem]">
				<Scene
					name="table"
					widths={[480, 1200]}
					sizes="(width >= 62.5rem) 50vw, 100vw"
					width={1200}
					height={800}
					alt=""
				/>
			</div>
			<div className="px-5 py-16 md:px-10 lg:py-26 2xl:pr-16 2xl:pl-24">
				<h2 className="max-w-[34rem] text-h1 text-current!">{t('fee.title')}</h2>
				<p className="mt-6 max-w-[30rem] text-dim">{t('fee.text')}</p>
				{property && price ? (
					<dl className="mt-10 border-t border-dim/50">
						<div className="flex justify-between gap-6 border-b border-dim/30 py-4">
							<dt>
								{t('fee.house', {
									name: property.name,
									dates: formatDateRange(property.week.checkIn, property.week.checkOut, language),
								})}
							</dt>
							<dd className="tabular whitespace-nowrap">{formatAmount(price)}</dd>
						</div>
						{lines.map((line) => (
							<div key={line.label} className="flex justify-between gap-6 border-b border-dim/30 py-4">
								<dt>{line.label}</dt>
								<dd className="tabular whitespace-nowrap text-accent-on-dark">{line.amount}</dd>
							</div>
						))}
						<div className="serif flex items-baseline justify-between gap-6 py-5 text-h3 text-current!">
							<dt className="whitespace-nowrap">{t('fee.total')}</dt>
							<dd className="whitespace-nowrap">{formatAmount(price)}</dd>
						</div>
					</dl>
				) : null}
				{property && price ? <p className="mt-2 max-w-[30rem] text-small text-dim">{t('fee.note')}</p> : null}
			</div>
		</section>
	);
}
