import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData, useLocation, useOutletContext } from '@remix-run/react';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { noindexMeta } from '~/components/layout/page-meta';
import type { EnquiryStart } from '~/components/trade/conversation/conversation-view';
import { HotelEnquiryDialog } from '~/components/trade/conversation/enquiry-dialog';
import { requireAgency } from '~/domain/access/require-actor';
import { choosePaymentProfile } from '~/domain/brand/choose-payment-profile';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { enquiryState } from '~/domain/hotel/enquiry-state';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { loadEnquiry } from '../partner/load-enquiry.server';
import type { HotelOutlet } from './hotel';

export const handle = { i18n: ['conversation', 'rooms'], isTrade: true };

type Period = { checkIn: string; checkOut: string; paymentProfile: string };

/** `/hotels/{hotelId}/new-enquiry`: opens over the hotel. Users who cannot chat with it are redirected to the tab that explains why. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { brand, actor } = context;
	const hotelId = params.hotelId ?? '';
	try {
		const { isChatEnabled, name } = await cachedHotel(context, hotelId);
		const state = enquiryState({ isChatEnabled, isB2C: brand.isB2C, userId: actor?.id ?? null });
		if (state !== 'chat') throw new DomainError('forbidden', 'No chat');
		requireAgency(context);
		const requested = PAYMENT_PROFILES.find((each) => each === searchParams.get('paymentProfile'));
		const period: Period = {
			checkIn: searchParams.get('checkInDate') ?? '',
			checkOut: searchParams.get('checkOutDate') ?? '',
			paymentProfile: choosePaymentProfile(context, requested),
		};
		const about = await loadEnquiry(context, hotelId, searchParams.get('lead'));
		return json({ about, period, title: serverTexts(context).t('conversation:enquiry.title', { hotel: name }) });
	} catch (error) {
		if (statusOf(error) === 404) throw json(null, { status: 404 });
		if (!(error instanceof DomainError) || error.code !== 'forbidden') throw error;
		searchParams.set('tab', 'enquiry');
		searchParams.delete('_data');
		throw redirect(`/hotels/${encodeURIComponent(hotelId)}?${searchParams}`);
	}
}

export default function NewEnquiry() {
	const { about, period } = useLoaderData() as { about: EnquiryStart; period: Period };
	const { hotel } = useOutletContext<HotelOutlet>();
	const { search } = useLocation();
	return <HotelEnquiryDialog hotel={hotel} about={about} period={period} closeTo={`/hotels/${hotel.id}${search}`} />;
}

export const meta = noindexMeta;
