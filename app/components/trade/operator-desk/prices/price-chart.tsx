import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { SHORT_MONTHS } from '~/domain/date/month-names';
import type { Language } from '~/domain/language/language';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import type { PricesDesk } from '~/domain/operator-desk/prices/load-prices.server';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { CardHead } from '../../parts/card-head';
import { monthStarts, type PriceLines, pieces, priceLines } from './price-lines';

const WIDTH = 360;
const HEIGHT = 150;
const INSET = { left: 44, right: 8, top: 8, bottom: 22 };

/** The dearest service week by week, with the draft, beside the year before; the grid has the same figures for those who cannot see it. */
export function PriceChart({ desk }: { desk: PricesDesk }) {
	const { t } = useTranslation('operator-prices');
	const language = useRoot().language as Language;
	const lines = priceLines(desk);
	if (!lines) return null;
	const { season, level, points } = lines;
	const { currency } = desk.property;
	const priced = points.flatMap(({ price }) => (price === null ? [] : [price]));
	const money = (minor: number) => formatAmount({ minor, currency });
	const hasLastYear = points.some(({ lastYear }) => lastYear !== null);
	return (
		<section aria-labelledby="price-chart" className="trade-card mt-6">
			<CardHead>
				<h2 id="price-chart" className="text-t3!">
					{t('chart.title', { level: serviceLevelLabel(level, language) })}
				</h2>
				<span className="trade-note ml-auto">{seasonLabel(season, language)}</span>
			</CardHead>
			<div className="px-4.5 py-3">
				<svg
					viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
					role="img"
					aria-label={t('chart.summary', { least: money(Math.min(...priced)), most: money(Math.max(...priced)) })}
					className="price-chart"
				>
					<Lines lines={lines} language={language} />
				</svg>
				<p className="price-chart-key trade-note">
					<span>{t('chart.withDraft')}</span>
					{hasLastYear ? <span data-before>{t('chart.lastYear')}</span> : null}
				</p>
			</div>
		</section>
	);
}

function Lines({ lines: { points, ticks }, language }: { lines: PriceLines; language: Language }) {
	const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
	const x = (at: number) => INSET.left + ((WIDTH - INSET.left - INSET.right) * at) / Math.max(1, points.length - 1);
	const y = (value: number) =>
		HEIGHT - INSET.bottom - ((HEIGHT - INSET.top - INSET.bottom) * (value - least)) / Math.max(1, most - least);
	const path = (of: readonly { at: number; value: number }[]) =>
		of.map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('');
	return (
		<>
			{ticks.map((tick) => (
				<g key={tick}>
					<line x1={INSET.left} x2={WIDTH - INSET.right} y1={y(tick)} y2={y(tick)} className="price-chart-grid" />
					<text x={INSET.left - 8} y={y(tick) + 4} textAnchor="end">
						{groupDigits(tick, 0)}
					</text>
				</g>
			))}
			{monthStarts(points).map(({ checkIn, at }) => (
				<text key={checkIn} x={x(at)} y={HEIGHT - 4}>
					{SHORT_MONTHS[language][Number(checkIn.slice(5, 7)) - 1]}
				</text>
			))}
			{pieces(points, ({ lastYear }) => lastYear).map((piece) => (
				<path key={piece[0]?.at} d={path(piece)} className="price-chart-before" />
			))}
			{pieces(points, ({ price }) => price).map((piece) => (
				<path key={piece[0]?.at} d={path(piece)} className="price-chart-line" />
			))}
			{points.map(({ checkIn, price, isDraft }, at) =>
				price !== null && isDraft ? <circle key={checkIn} cx={x(at)} cy={y(price)} r={3} /> : null,
			)}
		</>
	);
}
