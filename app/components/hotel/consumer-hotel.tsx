import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { HeroGallery } from '../property/hero-gallery';
import { buttonClass } from '../ui/button';
import { EnquiryNotice } from './enquiry-notice';
import { HotelGlance } from './hotel-glance';
import { HotelCredits, HotelStanding } from './hotel-marks';
import { HotelSections } from './hotel-sections';
import { HotelBottomBar, HotelTabs } from './hotel-tab-bar';
import { MiceRooms } from './mice-rooms';

/** The page of a hotel for everybody but the trade: no rates, no contacts, large pictures. */
export function ConsumerHotel({ view }: { view: HotelView }) {
	const { t } = useTranslation('hotel');
	const { search } = useLocation();
	const { tab, tabs, text } = view;
	const { brand } = useRoot();
	// Partners' brands that need no sign-in show public rates.
	const hasRooms = !brand.isLoginRequired && !brand.isB2C;
	return (
		<main id="content" className="hotel-page">
			<div className="container pt-6 pb-5 lg:pt-10 lg:pb-8">
				<h1 className="text-[2.875rem]/[1.05] lg:text-[3.75rem]/[1.05] xl:text-[4.5rem]/[1.05]">{view.name}</h1>
				<div className="mt-3 grid gap-2 text-ink2 lg:mt-6">
					<HotelStanding hotel={view} />
					<HotelCredits hotel={view} />
				</div>
			</div>
			<HeroGallery name={view.name} pictures={view.pictures} />
			<div className="container pt-6 lg:pt-10">
				<HotelTabs tabs={tabs} tab={tab} query={search} />
			</div>
			<div className="container pt-8 pb-14 lg:pt-12 lg:pb-26">
				{tab === 'enquiry' ? (
					<EnquiryNotice view={view} buttonClassName={buttonClass('accent', 'self-start')} />
				) : tab === 'mice' ? (
					<MiceRooms view={view} />
				) : (
					<div className="hotel-grid">
						<div className="min-w-0">
							{text?.summary ? (
								<p
									lang={text.language}
									className="serif max-w-2xl pb-8 text-h4 text-pretty! lg:pb-14 xl:text-[1.875rem]/[2.4375rem]"
								>
									{text.summary}
								</p>
							) : null}
							<HotelSections view={view} />
						</div>
						<aside className="hotel-aside">
							<section className="hotel-panel">
								<h2 className="text-h4">{t('glance.title')}</h2>
								<HotelGlance view={view} />
								{hasRooms ? (
									<Link to={`/distribution/hotels/${view.id}`} className={buttonClass('accent', 'mt-6 w-full')}>
										{t('roomsAndRates')}
									</Link>
								) : null}
								<Link
									to={`/enquire-now?destination=${encodeURIComponent(view.place)}`}
									className={hasRooms ? buttonClass('outline', 'mt-3 w-full') : buttonClass('accent', 'mt-6 w-full')}
								>
									{t('enquiry.ask')}
								</Link>
							</section>
						</aside>
					</div>
				)}
			</div>
			<HotelBottomBar tabs={tabs} tab={tab} query={search} />
		</main>
	);
}
