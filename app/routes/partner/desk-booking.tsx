import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { RequestOnPage } from '~/components/trade/inbox/request-card';
import { Deadline } from '~/components/trade/inbox/request-facts';
import { BookingActs } from '~/components/trade/operator-desk/bookings/booking-acts';
import type { ActAnswer } from '~/components/trade/operator-desk/bookings/booking-answer';
import { BookingFacts, BookingPeople } from '~/components/trade/operator-desk/bookings/booking-facts';
import { BookingHistory } from '~/components/trade/operator-desk/bookings/booking-history';
import { BookingMoney } from '~/components/trade/operator-desk/bookings/booking-money';
import { BookingLine, BookingNights } from '~/components/trade/operator-desk/bookings/booking-nights';
import { DeskOutcome } from '~/components/trade/operator-desk/bookings/desk-outcome';
import { type SheetAnswer, SheetArrival, SheetGuests } from '~/components/trade/operator-desk/bookings/stay-sheet';
import { WorkPage } from '~/components/trade/page/work-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { Chip } from '~/components/trade/parts/chip';
import { ROW_FORM } from '~/components/trade/parts/field-label';
import { StatusBadge } from '~/components/trade/status-badge';
import { tradeButton } from '~/components/trade/trade-button';
import { asAdmin } from '~/domain/administration/as-admin';
import type { InboxRequest } from '~/domain/inbox/list-inbox.server';
import { previewCancellation } from '~/domain/lead/decide-lead.server';
import { houseName } from '~/domain/lead/property-name';
import { DESK_BOOKINGS } from '~/domain/operator-desk/bookings/booking-path';
import { type DeskBooking, readBooking } from '~/domain/operator-desk/bookings/read-booking.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerBooking } from './answer-booking.server';

export const handle = { i18n: ['operator-bookings', 'inbox', 'desk', 'trade-trip', 'trade-payments', 'form-error'] };

const PRIVATE = { 'cache-control': 'private, no-store' } as const;

/** `/partner/desk/bookings/{leadId}`: a request, option or booking as its operator sees it (OPERATOR-20). */
export async function loader({ context: given, params }: LoaderFunctionArgs) {
	const context = asAdmin(given);
	const leadId = params.leadId ?? '';
	const failed = errorPage(serverTexts(context).t('operator-bookings:title'));
	const booking = await readBooking({ ctx: context, leadId }).catch(failed);
	const isBooked = booking.lead.status === 'confirmedBooking' && booking.lead.isProperty;
	const cancelling = isBooked ? await previewCancellation({ ctx: context, leadId }).catch(failed) : null;
	const title = `${houseName(booking.lead.property)}, ${booking.guest.name}`;
	return json({ title, booking, cancelling }, { headers: PRIVATE });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const { answer, status } = await answerBooking({ ctx: asAdmin(context), leadId: params.leadId ?? '', form });
	return json(answer, { status, headers: PRIVATE });
}

export default function DeskBookingPage() {
	const { t } = useTranslation(['operator-bookings', 'inbox']);
	const { language } = useRoot();
	const { title, booking: loaded, cancelling } = useLoaderData<typeof loader>();
	const answer = useActionData<SheetAnswer | ActAnswer>() ?? null;
	const booking = loaded as DeskBooking;
	const { lead, sheet } = booking;
	const act = answer && 'outcome' in answer ? answer : null;
	const ofSheet = answer && 'form' in answer ? answer : null;
	const isAsked = lead.status === 'requestedOption' || lead.status === 'requestedBooking';
	const isOver = lead.status === 'cancelledBooking';
	return (
		<WorkPage
			title={title}
			lead={
				<span className={ROW_FORM}>
					<Link to={DESK_BOOKINGS} className="trade-link print:hidden">
						{t('operator-bookings:back')}
					</Link>
					<StatusBadge status={lead.status} />
					{lead.queuePosition ? <span>{t('inbox:queue', { place: lead.queuePosition })}</span> : null}
					<span>
						{[language === 'de' ? lead.placeDe : lead.placeEn, lead.bookingNumber].filter(Boolean).join(', ')}
					</span>
				</span>
			}
			aside={isAsked && !lead.queuePosition ? <Deadline requestedAt={lead.requestedAt} now={booking.now} /> : null}
		>
			<DeskOutcome undo={act?.undo ?? null} />
			{(booking.requests as InboxRequest[]).map((request) => (
				<section key={request.requestId} className="trade-card mt-5 print:hidden">
					<CardHead>
						<h2>{t(`inbox:kind.${request.kind}`)}</h2>
						<Chip kind="open">{t('operator-bookings:history.requestState.open')}</Chip>
						<span className="ml-auto">
							<Deadline requestedAt={request.requestedAt} now={booking.now} />
						</span>
					</CardHead>
					<RequestOnPage request={request} />
				</section>
			))}
			<div className="mt-5">
				<BookingFacts lead={lead} />
			</div>
			{/* What can be done comes before what is only read, on phones too. */}
			<div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
				<div className="grid min-w-0 grid-cols-1 gap-5 xl:col-start-2">
					<BookingActs booking={booking} cancelling={cancelling} move={act?.move ?? null} />
					<BookingPeople {...booking} />
				</div>
				<div className="grid min-w-0 grid-cols-1 gap-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
					{sheet ? <SheetGuests sheet={sheet} answer={ofSheet} /> : null}
					{sheet || isOver ? <BookingMoney {...booking} currency={lead.currency} /> : null}
					<BookingHistory {...booking} />
				</div>
				<div className="grid min-w-0 grid-cols-1 gap-5 xl:col-start-2">
					{sheet ? <SheetArrival sheet={sheet} answer={ofSheet} /> : null}
					{lead.isProperty ? <BookingNights {...booking} /> : null}
					{lead.isProperty && lead.status !== 'confirmedBooking' ? <BookingLine {...booking} /> : null}
					{sheet ? <Documents checkIn={lead.checkIn} /> : null}
				</div>
			</div>
		</WorkPage>
	);
}

/** What is printed of a booked stay. */
function Documents({ checkIn }: { checkIn: string }) {
	const { t } = useTranslation('operator-bookings');
	return (
		<section className="trade-card print:hidden" aria-labelledby="documents-title">
			<CardHead>
				<h2 id="documents-title">{t('documents.title')}</h2>
			</CardHead>
			<p className="flex flex-wrap gap-2 px-4.5 py-4">
				<Link to={`/partner/desk/day?day=${checkIn}`} className={tradeButton()}>
					{t('documents.sheet')}
				</Link>
				<button type="button" className={tradeButton()} onClick={() => window.print()}>
					{t('documents.print')}
				</button>
			</p>
		</section>
	);
}

export const meta = noindexMeta;

export const headers = () => PRIVATE;
