import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade/trade-button';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import { NoPicture } from '../ui/no-picture';
import { Picture } from '../ui/picture';
import { KeepButton } from './keep-button';
import { RemoveLink, type RemoveProperty } from './remove-link';
import type { CompareRow, ShortlistPropertyView, ShortlistView, ShortlistWays } from './shortlist-view';

type ComparisonProps = { view: ShortlistView; onRemove: RemoveProperty };

/** Up to four properties side by side; on small screens they scroll sideways below labels that stay. */
export function Comparison({ view, onRemove }: ComparisonProps) {
	const { t } = useTranslation('shortlist');
	const properties = view.houses.filter(({ isCompared }) => isCompared);
	const count = properties.length;
	return (
		<section
			aria-label={t('compare.label')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
			tabIndex={0}
			className="compare"
			data-houses={count}
			style={{ '--houses': count } as CSSProperties}
		>
			<table>
				<thead>
					<tr>
						<td />
						{properties.map((property) => (
							<th key={property.code} scope="col">
								<PropertyHead house={property} count={count} onRemove={onRemove} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{t('compare.price')}</th>
						{properties.map(({ code, price }) => (
							<td key={code}>
								<span className={price.isSold ? 'font-semibold text-err' : 'amount text-[1.125rem]'}>{price.text}</span>
								<span className="block text-small text-ink2">{price.note}</span>
							</td>
						))}
					</tr>
					{view.isOfTrade ? <TradeRows houses={properties} /> : null}
					{view.rows.map((row) => (
						<Row key={row.key} row={row} houses={properties} />
					))}
					{view.common.length > 0 ? (
						<tr>
							<th scope="row">{t('compare.common')}</th>
							<td colSpan={count} className="compare-all">
								{view.common.join(', ')}
							</td>
						</tr>
					) : null}
					{view.own ? <Row row={view.own} houses={properties} /> : null}
				</tbody>
			</table>
		</section>
	);
}

/** What an agent earns, and the ways to a lead. */
function TradeRows({ houses: properties }: { houses: readonly ShortlistPropertyView[] }) {
	const { t } = useTranslation('shortlist');
	const hasWays = properties.some(({ ways }) => ways !== null);
	return (
		<>
			{properties.some(({ commission }) => commission !== null) ? (
				<tr>
					<th scope="row">{t('trade.commission')}</th>
					{properties.map(({ code, commission }) => (
						<td key={code} className="tabular text-accent-ink">
							{commission ?? '–'}
						</td>
					))}
				</tr>
			) : null}
			<tr className="print:hidden">
				<th scope="row">{t('trade.ways')}</th>
				{hasWays ? (
					properties.map(({ code, name, ways }) => (
						<td key={code}>{ways ? <TradeWays name={name} ways={ways} /> : null}</td>
					))
				) : (
					<td colSpan={properties.length} className="compare-all">
						{t('trade.chooseDates')}
					</td>
				)}
			</tr>
		</>
	);
}

function TradeWays({ name, ways }: { name: string; ways: ShortlistWays }) {
	const { t } = useTranslation('shortlist');
	const all = [
		['book', ways.booking, 'dark'],
		['option', ways.option, 'line'],
		['interest', ways.interest, 'line'],
	] as const;
	return (
		<span className="grid max-w-52 gap-2">
			{all.map(([word, to, look]) =>
				to ? (
					<Link
						key={word}
						to={to}
						aria-label={t('trade.of', { way: t(`trade.${word}`), house: name })}
						className={tradeButton(look)}
					>
						{t(`trade.${word}`)}
					</Link>
				) : null,
			)}
		</span>
	);
}

function Row({ row, houses: properties }: { row: CompareRow; houses: readonly ShortlistPropertyView[] }) {
	return (
		<tr>
			<th scope="row">{row.label}</th>
			{row.cells.map((words, at) => (
				<td key={properties[at]?.code} className="tabular">
					{words.length === 0 ? (
						<span aria-hidden="true">–</span>
					) : (
						words.map((word) => (
							<span key={word} className="block">
								{word}
							</span>
						))
					)}
				</td>
			))}
		</tr>
	);
}

type PropertyHeadProps = { house: ShortlistPropertyView; count: number; onRemove: RemoveProperty };

function PropertyHead({ house: property, count, onRemove }: PropertyHeadProps) {
	const { t } = useTranslation('shortlist');
	return (
		<>
			<span className="relative block aspect-3/2 bg-light1">
				{property.picture ? (
					<Picture
						picture={property.picture}
						sizes={`(min-width: 50rem) ${count > 2 ? 25 : 50}vw, 240px`}
						className="h-full w-full"
						isInList
						isFirst
					/>
				) : (
					<NoPicture />
				)}
				<KeepButton id={property.id} name={property.name} />
			</span>
			<span className="mt-3 block text-small font-normal text-ink2">{property.place}</span>
			<Link to={property.to} rel={relOf(property.to)} className="serif mt-0.5 block text-h4 hover:text-accent-ink">
				{property.name}
			</Link>
			<span className="mt-2 flex flex-wrap gap-x-5 text-small font-normal print:hidden">
				<Link
					to={property.to}
					rel={relOf(property.to)}
					aria-hidden="true"
					tabIndex={-1}
					className="inline-flex min-h-9 items-center gap-2"
				>
					{t('view')}
					<Icon name="arrow" size={16} className="text-accent-ink" />
				</Link>
				<RemoveLink house={property} onRemove={onRemove} />
			</span>
		</>
	);
}
