import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import type { OtherPeriod } from '~/domain/search/search-result';
import type { Period } from '~/domain/stay/stay-rate';
import { useRoot } from '~/root';
import { buttonClass } from '../ui/button';
import { Picture } from '../ui/picture';
import { type CardGuests, cardAddress, factWords, placeWords } from './card-words';
import { type TrackSpan, trackPosition, trackSpan } from './period-track';

type OtherPeriodListProps = { items: readonly OtherPeriod[]; asked: Period; guests: CardGuests };

/** Houses that are free in another period (P§2): rows with a track of the asked dates against the free ones. */
export function OtherPeriodList({ items, asked, guests }: OtherPeriodListProps) {
	const span = trackSpan(
		asked,
		items.map((item) => item.offer),
	);
	return (
		<ul className="border-b border-line2">
			{items.map((item) => (
				<Row key={item.card.id} item={item} asked={asked} span={span} guests={guests} />
			))}
		</ul>
	);
}

type RowProps = { item: OtherPeriod; asked: Period; span: TrackSpan; guests: CardGuests };

function Row({ item, asked, span, guests }: RowProps) {
	const { t } = useTranslation('search');
	const { t: tCommon } = useTranslation();
	const { language } = useRoot();
	const { card, offer, shiftDays } = item;
	const [cover] = card.pictures;
	const day = (date: string) => formatDate(date, language, { weekday: 'comma', hasYear: false });
	const end = formatDate(offer.checkOut, language, { weekday: 'comma' });
	const count = Math.abs(shiftDays);
	const shift =
		shiftDays > 0 ? t('other.later', { count }) : shiftDays < 0 ? t('other.earlier', { count }) : t('other.longer');
	return (
		<li className="relative grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-4 border-t border-line2 py-6 lg:grid-cols-[11rem_1fr_1.4fr_auto] lg:gap-x-8 2xl:grid-cols-[13.5rem_1.2fr_1.4fr_7rem_auto] 2xl:gap-x-10">
			<div className="aspect-square overflow-hidden bg-light2 lg:aspect-3/2">
				{cover ? <Picture picture={cover} sizes="(min-width: 50rem) 216px, 112px" className="h-full w-full" /> : null}
			</div>
			<div className="min-w-0">
				<p className="text-small text-ink2">{placeWords(card, language)}</p>
				<h3 className="mt-0.5 text-h4">
					<Link
						to={cardAddress(card, offer, guests, language)}
						className="after:absolute after:inset-0 hover:text-accent-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-main"
					>
						{card.name}
					</Link>
				</h3>
				<p className="mt-1 text-small text-ink2">{factWords(card, offer, tCommon, language)}</p>
			</div>
			<div className="max-lg:col-span-2">
				<p className="tabular">
					{day(offer.checkIn)} – {end}
				</p>
				<Track span={span} asked={asked} offer={offer} />
				<p className="text-small text-ink2">{shift}</p>
			</div>
			<p className="max-lg:col-span-2 max-lg:flex max-lg:items-baseline max-lg:gap-3 lg:max-2xl:col-start-4 lg:text-right">
				<span className="text-small text-ink2 max-lg:order-2 lg:block">
					{tCommon('property.nights', { count: offer.nights })}
				</span>
				<span className="amount text-[1.125rem] lg:block">
					{offer.price ? formatAmount(offer.price, { hasCents: false }) : tCommon('property.priceOnRequest')}
				</span>
			</p>
			<span aria-hidden="true" className={buttonClass('outline', 'px-5! text-small! max-2xl:hidden')}>
				{t('other.view')}
			</span>
		</li>
	);
}

function Track({ span, asked, offer }: { span: TrackSpan; asked: Period; offer: Period }) {
	const [from, to] = [trackPosition(span, asked.checkIn), trackPosition(span, asked.checkOut)];
	const [start, end] = [trackPosition(span, offer.checkIn), trackPosition(span, offer.checkOut)];
	return (
		<div aria-hidden="true" className="relative my-2 h-3.5 max-w-82">
			<span className="absolute inset-x-0 top-1 h-1.5 bg-light2" />
			<span className="absolute top-1 h-1.5 bg-accent" style={{ left: `${start}%`, width: `${end - start}%` }} />
			<span className="absolute inset-y-0 w-px bg-main" style={{ left: `${from}%` }} />
			<span className="absolute inset-y-0 w-px bg-main" style={{ left: `${to}%` }} />
		</div>
	);
}

/** What the track's marks mean. */
export function TrackLegend() {
	const { t } = useTranslation('search');
	return (
		<p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-2 text-small text-ink2">
			<span className="flex items-center gap-3">
				<span className="h-3 w-7 border-x border-main bg-linear-to-b from-transparent from-30% via-light2 via-30% to-transparent to-70%" />
				{t('other.yours')}
			</span>
			<span className="flex items-center gap-3">
				<span className="h-1.5 w-7 bg-accent" />
				{t('other.free')}
			</span>
		</p>
	);
}
