import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { CardTile } from './card-tile';
import type { PairsView, PairView } from './pairs-view';

/** Where no house has room for a party: neighbours that have it together. */
export function Pairs({ pairs: { title, lead, pairs } }: { pairs: PairsView }) {
	return (
		<section aria-labelledby="pairs" className="pairs border-t border-line2 pt-8 lg:pt-10">
			<h2 id="pairs" className="text-h3">
				{title}
			</h2>
			<p className="mt-2 max-w-2xl text-small text-ink2">{lead}</p>
			<ul className="mt-7 grid gap-y-12">
				{pairs.map((pair) => (
					<li key={pair.to}>
						<Pair pair={pair} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Pair({ pair }: { pair: PairView }) {
	const { t } = useTranslation('search');
	const { cards, facts, total } = pair;
	return (
		<article aria-label={pair.names} className="pair grid gap-x-8 gap-y-6">
			<div className="relative isolate grid gap-x-3 gap-y-8 max-lg:-mx-5 md:grid-cols-2">
				{cards.map((card) => (
					<CardTile
						key={card.id}
						card={card}
						isFirst={false}
						sizes="(min-width: 81.25rem) 312px, (min-width: 50rem) 34vw, 100vw"
						headingLevel="h3"
					/>
				))}
				<p className="pair-sign z-20 flex items-center gap-2 rounded-full bg-sheet px-3.5 py-1.5 text-label font-medium shadow-popover">
					<Icon name="house" size={16} className="text-accent-ink" />
					{t('pairs.beside')}
				</p>
			</div>
			<div className="self-start">
				<dl className="text-small">
					{facts.map(({ name, value }) => (
						<div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
							<dt className="text-ink2">{name}</dt>
							<dd className="tabular font-medium">{value}</dd>
						</div>
					))}
				</dl>
				{total ? (
					<p className="tabular mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
						<span className="text-small">{total.name}</span>
						<span className="ml-auto text-right">
							<span className="block text-h4 text-price">{total.price}</span>
							<span className="block text-label text-ink2">{total.each}</span>
						</span>
					</p>
				) : null}
				<ButtonLink to={pair.to} rel="nofollow" variant="accent" className="mt-5 w-full">
					{t('pairs.see')}
				</ButtonLink>
			</div>
		</article>
	);
}
