import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade/trade-button';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import { NoPicture } from '../ui/no-picture';
import { Picture } from '../ui/picture';
import { KeepButton } from './keep-button';
import { type RemoveHouse, RemoveLink } from './remove-link';
import type { CompareRow, ShortlistHouseView, ShortlistView, ShortlistWays } from './shortlist-view';

type ComparisonProps = { view: ShortlistView; onRemove: RemoveHouse };

/** Up to four houses side by side; on small screens they scroll sideways below labels that stay. */
export function Comparison({ view, onRemove }: ComparisonProps) {
	const { t } = useTranslation('shortlist');
	const houses = view.houses.filter(({ isCompared }) => isCompared);
	const count = houses.length;
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
						{houses.map((house) => (
							<th key={house.code} scope="col">
								<HouseHead house={house} count={count} onRemove={onRemove} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{t('compare.price')}</th>
						{houses.map(({ code, price }) => (
							<td key={code}>
								<span className={price.isSold ? 'font-semibold text-err' : 'amount text-[1.125rem]'}>{price.text}</span>
								<span className="block text-small text-ink2">{price.note}</span>
							</td>
						))}
					</tr>
					{view.isOfTrade ? <TradeRows houses={houses} /> : null}
					{view.rows.map((row) => (
						<Row key={row.key} row={row} houses={houses} />
					))}
					{view.common.length > 0 ? (
						<tr>
							<th scope="row">{t('compare.common')}</th>
							<td colSpan={count} className="compare-all">
								{view.common.join(', ')}
							</td>
						</tr>
					) : null}
					{view.own ? <Row row={view.own} houses={houses} /> : null}
				</tbody>
			</table>
		</section>
	);
}

/** What an agent earns, and the ways to a lead. */
function TradeRows({ houses }: { houses: readonly ShortlistHouseView[] }) {
	const { t } = useTranslation('shortlist');
	const hasWays = houses.some(({ ways }) => ways !== null);
	return (
		<>
			{houses.some(({ commission }) => commission !== null) ? (
				<tr>
					<th scope="row">{t('trade.commission')}</th>
					{houses.map(({ code, commission }) => (
						<td key={code} className="tabular text-accent-ink">
							{commission ?? '–'}
						</td>
					))}
				</tr>
			) : null}
			<tr className="print:hidden">
				<th scope="row">{t('trade.ways')}</th>
				{hasWays ? (
					houses.map(({ code, name, ways }) => (
						<td key={code}>{ways ? <TradeWays name={name} ways={ways} /> : null}</td>
					))
				) : (
					<td colSpan={houses.length} className="compare-all">
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

function Row({ row, houses }: { row: CompareRow; houses: readonly ShortlistHouseView[] }) {
	return (
		<tr>
			<th scope="row">{row.label}</th>
			{row.cells.map((words, at) => (
				<td key={houses[at]?.code} className="tabular">
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

type HouseHeadProps = { house: ShortlistHouseView; count: number; onRemove: RemoveHouse };

function HouseHead({ house, count, onRemove }: HouseHeadProps) {
	const { t } = useTranslation('shortlist');
	return (
		<>
			<span className="relative block aspect-3/2 bg-light1">
				{house.picture ? (
					<Picture
						picture={house.picture}
						sizes={`(min-width: 50rem) ${count > 2 ? 25 : 50}vw, 240px`}
						className="h-full w-full"
						isInList
						isFirst
					/>
				) : (
					<NoPicture />
				)}
				<KeepButton id={house.id} name={house.name} />
			</span>
			<span className="mt-3 block text-small font-normal text-ink2">{house.place}</span>
			<Link to={house.to} rel={relOf(house.to)} className="serif mt-0.5 block text-h4 hover:text-accent-ink">
				{house.name}
			</Link>
			<span className="mt-2 flex flex-wrap gap-x-5 text-small font-normal print:hidden">
				<Link
					to={house.to}
					rel={relOf(house.to)}
					aria-hidden="true"
					tabIndex={-1}
					className="inline-flex min-h-9 items-center gap-2"
				>
					{t('view')}
					<Icon name="arrow" size={16} className="text-accent-ink" />
				</Link>
				<RemoveLink house={house} onRemove={onRemove} />
			</span>
		</>
	);
}
