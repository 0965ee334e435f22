import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { categoryLabel, starsOf } from '~/domain/hotel/category';
import type { Hotel, HotelCategory, HotelProgram } from '~/domain/hotel/hotel';
import { formatRating } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { Icon } from '../ui/icon';
import { PartnerStamp } from './partner-stamp';

type Marked = Pick<
	Hotel,
	'sector' | 'place' | 'country' | 'category' | 'statusLevel' | 'ratings' | 'programs' | 'chain'
>;

/** Sector, city and country. */
export function placeWords({ sector, place, country }: Pick<Marked, 'sector' | 'place' | 'country'>): string {
	return [sector, place, country.name].filter(Boolean).join(', ');
}

export function Stars({ category }: { category: HotelCategory }) {
	return (
		<svg
			viewBox={`0 0 ${starsOf(category) * 16} 14`}
			height={11}
			aria-hidden="true"
			className="inline-block fill-accent"
		>
			{Array.from({ length: starsOf(category) }, (_, star) => (
				<path
					key={star}
					transform={`translate(${star * 16})`}
					d="M7 0l2 4.800 5 .4-3.800 3.300 1.200 5L7 10.800l-4.400 2.700 1.200-5L0 5.200l5-.4z"
				/>
			))}
		</svg>
	);
}

/** Where a hotel is, how many stars it has, and that it is a certified partner: facts in a row. */
export function HotelStanding({ hotel }: { hotel: Marked }) {
	const { t } = useTranslation('hotel');
	const language = useRoot().language as Language;
	const { category, statusLevel } = hotel;
	return (
		<ul className="hotel-facts">
			<li>
				<Icon name="pin" size={16} />
				{placeWords(hotel)}
			</li>
			<li>
				<Stars category={category} />
				{categoryLabel(category, language)}
			</li>
			{statusLevel ? (
				<li className="hotel-certified">
					<PartnerStamp level={statusLevel} size={26} />
					{t('certified', { level: t(`levels.${statusLevel}`) })}
				</li>
			) : null}
		</ul>
	);
}

/** Reviews by others, and the hotel's programmes. */
export function HotelCredits({ hotel }: { hotel: Marked }) {
	const { t } = useTranslation('hotel');
	const language = useRoot().language as Language;
	const { ratings, programs } = hotel;
	const { bookingCom, tripAdvisor } = ratings;
	if (bookingCom === null && tripAdvisor === null && programs.length === 0) return null;
	return (
		<ul className="hotel-facts">
			{bookingCom === null ? null : (
				<li>
					<Rating
						label={t('bookingComLabel', { rating: formatRating(bookingCom, language) })}
						rating={bookingCom}
						by={t('bookingCom')}
					/>
				</li>
			)}
			{tripAdvisor === null ? null : (
				<li>
					<Rating
						label={t('tripAdvisorLabel', { rating: formatRating(tripAdvisor, language) })}
						rating={tripAdvisor}
						by={t('tripAdvisor')}
					/>
				</li>
			)}
			{programs.map(({ id, name, logoSrc, description }) => (
				<li key={id} title={description ?? t('memberOf', { name })}>
					<ProgramLogo name={name} logoSrc={logoSrc} />
					{name}
				</li>
			))}
		</ul>
	);
}

function Rating({ label, rating, by }: { label: string; rating: number; by: string }) {
	const language = useRoot().language as Language;
	return (
		<>
			<span aria-hidden="true">
				<b className="font-semibold text-ink">{formatRating(rating, language)}</b> {by}
			</span>
			<span className="sr-only">{label}</span>
		</>
	);
}

/** The logo of a programme, or its initials. */
export function ProgramLogo({ name, logoSrc }: Pick<HotelProgram, 'name' | 'logoSrc'>) {
	return logoSrc ? (
		<img src={logoSrc} alt="" width={22} height={22} className="size-5.5 flex-none object-contain" />
	) : (
		<ProgramMark name={name} />
	);
}

function ProgramMark({ name }: { name: string }) {
	const letters = name
		.split(/\s+/)
		.filter((word) => /^\p{Lu}/u.test(word))
		.map((word) => word[0])
		.slice(0, 2)
		.join('');
	return (
		<span aria-hidden="true" className="hotel-program">
			{letters}
		</span>
	);
}
