import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { agePolicy } from '~/domain/hotel/age-policy';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { FactList, Folding, HotelSection, Nothing } from './hotel-section';
import { LocationSection } from './location-section';
import { MarkdownText } from './markdown-text';

export type SectionProps = { view: HotelView };

const PARTS = [
	'hotel',
	'location',
	'foodAndBeverage',
	'wellness',
	'onSiteActivities',
	'offSiteActivities',
	'sustainability',
] as const;

/** The hotel in words, as an accordion; `children` are sections that only some readers have. */
export function HotelSections({ view, children }: SectionProps & { children?: ReactNode }) {
	const { language } = useRoot();
	const { text } = view;
	return (
		<div lang={text && text.language !== language ? text.language : undefined} className="hotel-accordion">
			<Folding />
			<div className="hotel-parts">
				<Description view={view} />
				<Dining view={view} />
				<Facilities view={view} />
				<LocationSection view={view} />
				<CheckIn view={view} />
				<CheckOut view={view} />
				<Policy view={view} />
				{children}
			</div>
			<Folding />
		</div>
	);
}

function Description({ view: { text } }: SectionProps) {
	const { t } = useTranslation('hotel');
	const parts = PARTS.flatMap((part) => {
		const words = text?.description[part];
		return words ? [[t(`description.${part}`), words] as const] : [];
	});
	const isEmpty = parts.length === 0 && !text?.descriptionHtml && !text?.description.bestFor;
	return (
		<HotelSection id="description" title={t('sections.description')} isOpen>
			{isEmpty ? <Nothing>{t('empty.description')}</Nothing> : null}
			{text?.description.bestFor ? (
				<p className="hotel-best">
					<span>{t('description.bestFor')}</span> {text.description.bestFor}
				</p>
			) : null}
			<MarkdownText html={text?.descriptionHtml ?? null} />
			<FactList facts={parts} />
		</HotelSection>
	);
}

function Dining({ view: { text } }: SectionProps) {
	const { t } = useTranslation('hotel');
	const venues = text?.diningVenues ?? [];
	return (
		<HotelSection id="dining" title={t('sections.dining')} isOpen>
			{venues.length === 0 ? <Nothing>{t('empty.dining')}</Nothing> : null}
			<ul className="hotel-venues">
				{venues.map(({ name, type, michelinStars, description, openingHoursDescription }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p className="hotel-note">
							{type}
							{michelinStars > 0 ? (
								<span className="text-accent-ink">
									{' '}
									<span aria-hidden="true">{'★'.repeat(michelinStars)}</span>{' '}
									{t('dining.stars', { count: michelinStars })}
								</span>
							) : null}
						</p>
						<p>{description}</p>
						{openingHoursDescription ? <p className="hotel-note">{openingHoursDescription}</p> : null}
					</li>
				))}
			</ul>
		</HotelSection>
	);
}

function Facilities({ view: { text } }: SectionProps) {
	const { t } = useTranslation('hotel');
	const facilities = text?.facilities ?? [];
	return (
		<HotelSection id="facilities" title={t('sections.facilities')} isOpen>
			{facilities.length === 0 ? <Nothing>{t('empty.facilities')}</Nothing> : null}
			<ul className="hotel-facilities">
				{facilities.map(({ facility, priceText, description }) => (
					<li key={facility}>
						<span className="tick" />
						<div>
							<p>
								{facility}
								{priceText ? <span className="text-ink2">{`, ${priceText}`}</span> : null}
							</p>
							{description ? <p className="hotel-note">{description}</p> : null}
						</div>
					</li>
				))}
			</ul>
		</HotelSection>
	);
}

function CheckIn({ view: { text } }: SectionProps) {
	const { t } = useTranslation('hotel');
	const rules = text?.checkIn;
	const { isCreditCardRequired: isCard, isPhotoIdRequired: isId } = rules ?? {};
	return (
		<HotelSection id="check-in" title={t('sections.checkIn')}>
			{rules ? (
				<FactList
					facts={[
						[t('checkIn.from'), rules.startTime],
						[t('checkIn.until'), rules.endTime],
						[t('checkIn.minAge'), rules.minAge === null ? null : t('checkIn.years', { count: rules.minAge })],
						[t('checkIn.deposit'), rules.depositDescription],
						[
							t('checkIn.atArrival'),
							isCard && isId ? t('checkIn.cardAndId') : isCard ? t('checkIn.card') : isId ? t('checkIn.photoId') : null,
						],
					]}
				/>
			) : null}
			{rules?.instructions ? (
				<p className="hotel-prose">{rules.instructions}</p>
			) : (
				<Nothing>{t('empty.checkIn')}</Nothing>
			)}
		</HotelSection>
	);
}

function CheckOut({ view: { text } }: SectionProps) {
	const { t } = useTranslation('hotel');
	const rules = text?.checkOut;
	return (
		<HotelSection id="check-out" title={t('sections.checkOut')}>
			<FactList facts={[[t('checkIn.checkOutUntil'), rules?.endTime ?? null]]} />
			{rules?.instructions ? (
				<p className="hotel-prose">{rules.instructions}</p>
			) : (
				<Nothing>{t('empty.checkOut')}</Nothing>
			)}
		</HotelSection>
	);
}

function Policy({ view }: SectionProps) {
	const { t } = useTranslation('hotel');
	return (
		<HotelSection id="policy" title={t('sections.policy')}>
			<PolicyText view={view} />
		</HotelSection>
	);
}

/** Admission, animals, smoking, and the hotel's own text. */
export function PolicyText({ view }: SectionProps) {
	const { t } = useTranslation('hotel');
	const { text, arePetsAllowed } = view;
	const ages = useAgeWords(view);
	const isWritten = text?.bookingPolicyHtml || text?.houseRulesHtml || text?.smokingPolicy || text?.petRestrictions;
	return (
		<>
			<FactList
				facts={[
					[t('policy.ages'), ages],
					[
						t('policy.pets'),
						[t(arePetsAllowed ? 'policy.petsYes' : 'policy.petsNo'), text?.petRestrictions].filter(Boolean).join('. '),
					],
					[t('policy.smoking'), text?.smokingPolicy],
					[t('policy.booking'), text?.bookingPolicyHtml && <MarkdownText html={text.bookingPolicyHtml} />],
					[t('policy.houseRules'), text?.houseRulesHtml && <MarkdownText html={text.houseRulesHtml} />],
				]}
			/>
			{isWritten ? null : <Nothing>{t('empty.policy')}</Nothing>}
		</>
	);
}

/** `Adults from 17 years, children from 3 to 16 years`. */
export function useAgeWords({ ages }: Pick<HotelView, 'ages'>): string {
	const { t } = useTranslation('hotel');
	const { adultsFrom, children } = agePolicy(ages);
	if (children === null) return t('policy.adultsOnly', { count: adultsFrom });
	return [t('policy.adults', { count: adultsFrom }), t('policy.children', children)].join(', ');
}
