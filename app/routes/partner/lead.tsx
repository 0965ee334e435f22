import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData, useNavigate, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { LeadProposalCard } from '~/components/proposal/list/list-lead-card';
import { useRoot } from '~/components/root/use-root';
import { LeadConversations } from '~/components/trade/conversation/lead-conversations';
import { useDayWords } from '~/components/trade/dashboard/day-words';
import { LeadPlaceLine } from '~/components/trade/dashboard/lead-place-line';
import { useLeadPlace } from '~/components/trade/dashboard/lead-way';
import { useNewsReload } from '~/components/trade/frame/use-news-reload';
import { KeyCap } from '~/components/trade/key-cap';
import { leadOffer } from '~/components/trade/lead-page/lead-actions';
import { DocumentsCard, HistoryCard, PriceCard } from '~/components/trade/lead-page/lead-aside';
import { LeadDatesList } from '~/components/trade/lead-page/lead-dates-list';
import { LeadFacts } from '~/components/trade/lead-page/lead-facts';
import { isDone, nowOf, TONES } from '~/components/trade/lead-page/lead-now';
import leadDetails from '~/components/trade/lead-page/lead-page.css?url';
import { LeadPaymentsCard } from '~/components/trade/lead-page/lead-payments';
import { LeadRequests } from '~/components/trade/lead-page/lead-requests';
import { LeadRoomsCard } from '~/components/trade/lead-page/lead-rooms';
import { LeadServicesCard } from '~/components/trade/lead-page/lead-services';
import { LeadSteps } from '~/components/trade/lead-page/lead-steps';
import { leadView } from '~/components/trade/lead-page/lead-view.server';
import type { MoneyAnswer } from '~/components/trade/lead-page/money-answer';
import { RoomingList } from '~/components/trade/lead-page/rooming-list';
import type { ServicesAnswer } from '~/components/trade/lead-page/services-answer';
import type { TripLinkAnswer } from '~/components/trade/lead-page/trip-answer';
import { TripCard } from '~/components/trade/lead-page/trip-card';
import { LocalTime } from '~/components/trade/local-time';
import { MissingPage } from '~/components/trade/page/missing-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { type KeyHint, useShortcuts } from '~/components/trade/shortcuts';
import { ErrorBox } from '~/components/trade/states';
import { StatusBadge } from '~/components/trade/status-badge';
import { LeadThreads } from '~/components/trade/thread/lead-threads';
import type { ThreadView } from '~/components/trade/thread/thread-view';
import { tradeButton } from '~/components/trade/trade-button';
import { Icon } from '~/components/ui/icon';
import { evaluateAccess } from '~/domain/access/access-groups';
import { requireAgency } from '~/domain/access/require-actor';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { canChangeAtOnce } from '~/domain/lead/hotel/changes-at-once';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { leadPath } from '~/domain/lead/lead-path';
import { ENDED_STATUSES } from '~/domain/lead/lead-status';
import { readLeadAndProperty } from '~/domain/lead/list/read-lead.server';
import { nationalityName } from '~/domain/lead/nationality.server';
import { roomingRows } from '~/domain/lead/rooming-rows';
import { currentTerms } from '~/domain/lead/terms-if-booked';
import { loadThreads } from '~/domain/mail-thread/load-thread.server';
import { formatRate } from '~/domain/money/format-rate';
import { type LeadPayments, readLeadPayments } from '~/domain/payment/lead-payments.server';
import { OFFERABLE } from '~/domain/proposal/proposal-limits';
import { type ProposalOfLead, proposalsOfLead } from '~/domain/proposal/proposals-of-lead.server';
import { readListState } from '~/domain/rooming/read-list-state.server';
import { type LeadTrip, readLeadTrip } from '~/domain/trip/trip-links.server';
import { serverTexts } from '~/locales/server';
import { readFormData } from '../forms/read-form.server';
import { answerLeadForm } from './answer-lead-form.server';
import { answerMoneyForm } from './answer-money-form.server';
import { answerServices, leadServices } from './answer-services.server';
import { answerTripLinks } from './answer-trip-links.server';
import { leadProperty } from './lead-property.server';
import { noLead } from './no-lead.server';

const NO_PROPOSALS: ProposalOfLead[] = [];

/** Without `B` where nothing can be booked. */
function keysOf(data: unknown): KeyHint[] {
	const shown = data as ReturnType<typeof useLoaderData<typeof loader>> | undefined;
	return [
		{ keys: ['J', 'K'], text: 'lead:keys.beside' },
		{ keys: ['U'], text: 'lead:keys.back' },
		...(shown && bookPathOf(shown) ? [{ keys: ['B'], text: 'lead:keys.book' }] : []),
		...(shown?.threads ? [{ keys: ['M'], text: 'lead:keys.message' }] : []),
		{ keys: ['R'], text: 'lead:keys.rooming' },
		{ keys: ['P'], text: 'lead:keys.print' },
	];
}

export const handle = {
	i18n: [
		'lead',
		'dashboard',
		'enquiry',
		'booking',
		'trade-house',
		'rooms',
		'conversation',
		'form-error',
		'trade-payments',
		'refunds',
		'trade-thread',
		'trade-trip',
		'reviews',
	],
	keys: keysOf,
};

export const links = stylesheets(leadDetails);

/** `/partner/dashboard/leads/{id}`: the page of one lead; 404 for another agency's. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { language, brand, actor, now } = context;
	const { t } = serverTexts(context);
	requireAgency(context);
	try {
		const mayPropose = evaluateAccess('agentDashboard', actor, brand) === 'allowed';
		const [{ lead, property }, money, trip, rooming, proposals] = await Promise.all([
			readLeadAndProperty({ ctx: context, id: params.leadId ?? '' }),
			readLeadPayments({ ctx: context, leadId: params.leadId ?? '' }),
			readLeadTrip({ ctx: context, leadId: params.leadId ?? '' }),
			readListState({ ctx: context, leadId: params.leadId ?? '' }),
			mayPropose ? proposalsOfLead(context, params.leadId ?? '') : NO_PROPOSALS,
		]);
		const offered = leadOffer(lead.status, actor?.role !== 'amex_lifestyleAgent', lead.hotelNo !== null);
		const offer = offered.rooms === 'ask' && canChangeAtOnce(lead) ? { ...offered, rooms: 'change' as const } : offered;
		const terms = currentTerms(lead, property, context.today);
		const view = leadView(
			{ ...lead, agreedTerms: terms },
			{
				...{ language, showsCommission: brand.isCommissionDisplayed },
				day: { today: context.today, now },
			},
		);
		return json({
			title: t('lead:title', { client: `${view.firstName} ${view.lastName}`.trim() }),
			lead: { ...view, nationality: await nationalityName(context, view.nationality) },
			offer,
			money,
			trip,
			services: mayPropose ? await leadServices(context, lead) : null,
			rooming,
			proposals,
			threads: mayPropose
				? await loadThreads(
						context,
						proposals.map(({ id }) => id),
					)
				: null,
			isOfferable: mayPropose && OFFERABLE.includes(lead.status),
			rooms: lead.hotelNo === null ? null : await readLeadRooms({ ctx: context, id: lead.id }),
			property: property && (offer.update || offer.change) ? leadProperty({ ctx: context, lead, property }) : null,
			now,
		});
	} catch (error) {
		throw await noLead(context, error, params.leadId ?? '');
	}
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	requireAgency(context);
	const id = params.leadId ?? '';
	const form = await readFormData(request);
	const money = await answerMoneyForm({ ctx: context, leadId: id, form });
	if (money) return json({ money: money.money }, { status: money.status });
	const services = await answerServices({ ctx: context, leadId: id, form });
	if (services) return json({ services: services.services }, { status: services.status });
	const trip = await answerTripLinks({ ctx: context, leadId: id, form });
	if (trip) return json({ trip: trip.trip }, { status: trip.status });
	const answer = await answerLeadForm({ ctx: context, id, form }).catch(async (error: unknown) => {
		throw await noLead(context, error, id);
	});
	if (answer.isDone) throw redirect(answer.isGone ? '/partner/dashboard' : `${leadPath(id)}?done=${answer.intent}`);
	return json(answer, { status: answer.status });
}

type Shown = { lead: { id: string; path: string | null; hotelPath: string | null }; offer: { book: boolean } };

/** Over its property, or a page of its own for the rooms of a hotel. */
function bookPathOf({ lead, offer }: Shown): string | null {
	if (!offer.book) return null;
	if (lead.path) return `${lead.path}/book-now?lead=${lead.id}`;
	return lead.hotelPath ? `${leadPath(lead.id)}/book-now` : null;
}

export default function LeadPage() {
	const { t } = useTranslation('lead');
	const { language } = useRoot();
	const { lead, offer, money, trip, services, rooming, proposals, threads, isOfferable, property, rooms, now } =
		useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	const answer = sent && 'intent' in sent ? sent : undefined;
	const tripAnswer: TripLinkAnswer | null = sent && 'trip' in sent ? sent.trip : null;
	const servicesAnswer: ServicesAnswer | null = sent && 'services' in sent ? sent.services : null;
	const moneyAnswer: MoneyAnswer | null = sent && 'money' in sent ? sent.money : null;
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const dayWords = useDayWords();
	const bookPath = bookPathOf({ lead, offer });
	const hasEnded = ENDED_STATUSES.includes(lead.status);
	const place = useLeadPlace(lead.id);
	const back = place?.back ?? '/partner/dashboard';
	useNewsReload();
	useShortcuts({
		u: () => navigate(back),
		...(place?.next ? { j: () => navigate(leadPath(place.next as string)) } : {}),
		...(place?.previous ? { k: () => navigate(leadPath(place.previous as string)) } : {}),
		m: () => document.querySelector<HTMLElement>('#messages textarea')?.focus(),
		r: () => document.querySelector<HTMLElement>('#rooming input:not([type=hidden])')?.focus(),
		p: () => window.open(`${leadPath(lead.id)}/confirmation`, '_blank', 'noopener'),
		...(bookPath ? { b: () => navigate(bookPath) } : {}),
	});
	const client = `${lead.firstName} ${lead.lastName}`.trim();
	const nights = daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut));
	const done = query.get('done');
	const isAsked = lead.requests.some(({ state, kind }) => state === 'open' && kind === 'change');
	const typed = answer?.intent === 'rooming' ? answer.guests : null;
	const rows = typed ?? roomingRows(lead.guests, lead.pax, rooms?.rooms);
	return (
		<main id="content" className="text-t">
			<div className="px-[max(var(--trade-margin),calc((100vw-100rem)/2+var(--trade-margin)))] border-b border-hair bg-work pt-3 pb-4.5">
				<p className="flex flex-wrap items-center gap-x-4 gap-y-0 text-ink2 max-lg:gap-x-3">
					<Link className="inline-flex min-h-9 items-center gap-1 text-ink" to={back}>
						<Icon name="chevronLeft" size={14} />
						{t('back')}
					</Link>
					<span className="text-ink font-semibold tabular-nums">
						<span className="sr-only">{t('bookingNumber')} </span>
						{lead.bookingNumber}
					</span>
					{[lead.bookingReference, lead.clientReference].filter(Boolean).map((reference) => (
						<span key={reference} className="max-lg:hidden">
							{reference}
						</span>
					))}
					{place ? <LeadPlaceLine place={place} /> : null}
				</p>
				<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<div>
						<h1 className="text-t1 flex flex-wrap items-center gap-x-3.5 gap-y-1 font-semibold tracking-[-0.012em] [&>span]:font-sans [&>span]:tracking-[0]">
							{client} <StatusBadge status={lead.status} />
						</h1>
						<p className="lead-line flex flex-wrap gap-x-4 gap-y-0.5 mt-1">
							<span>
								<b className="font-semibold">{lead.property}</b>
								{lead.place ? `, ${lead.place}` : ''}
							</span>
							<span>
								<b className="font-semibold">
									{formatDate(lead.checkIn, language, { weekday: 'plain' })} {t('to')}{' '}
									{formatDate(lead.checkOut, language, { weekday: 'plain' })}
								</b>
								, {t('nights', { count: nights })}
							</span>
							<span>{lead.party}</span>
						</p>
					</div>
					<div className="flex flex-wrap gap-2">
						{lead.path ? (
							<Link to={lead.path} className={tradeButton('line')}>
								{t('actions.house')}
							</Link>
						) : null}
						{lead.path && hasEnded ? (
							<>
								<Link to={`${lead.path}/save-interest?again=${lead.id}&weeks=other`} className={tradeButton('line')}>
									{t('actions.otherWeeks')}
								</Link>
								<Link to={`${lead.path}/save-interest?again=${lead.id}`} className={tradeButton('dark')}>
									{t('actions.again')}
								</Link>
							</>
						) : null}
						{lead.hotelPath ? (
							<Link to={lead.hotelPath} className={tradeButton('line')}>
								{t('actions.rooms')}
							</Link>
						) : null}
						{offer.option && (lead.path || lead.hotelPath) ? (
							<Link
								to={lead.path ? `${lead.path}/take-option?lead=${lead.id}` : `${leadPath(lead.id)}/take-option`}
								className={tradeButton('line')}
							>
								{t('actions.option')}
							</Link>
						) : null}
						{bookPath ? (
							<Link to={bookPath} className={tradeButton('dark')}>
								{t(lead.status === 'confirmedOption' ? 'actions.book' : 'actions.request')}
								<KeyCap>B</KeyCap>
							</Link>
						) : null}
					</div>
				</div>
			</div>
			<LeadSteps lead={lead} />
			<p
				className="px-[max(var(--trade-margin),calc((100vw-100rem)/2+var(--trade-margin)))] py-2.5 [&:not([data-tone])]:bg-[#eceae4] [&:not([data-tone])]:text-[#57534a]"
				data-tone={TONES[lead.status]}
			>
				{t(nowOf(lead), {
					fee: formatRate({ minor: lead.cancellationFeeMinor ?? 0, currency: lead.currency }, { hasCents: true }),
					position: lead.queuePosition,
					moment: lead.ends ? dayWords(lead.ends.day, lead.ends.time) : '',
				})}
				{lead.status === 'confirmedOption' && lead.expiresAt !== null ? <LocalTime instant={lead.expiresAt} /> : null}
			</p>
			<div className="trade grid gap-5 min-[40rem]:max-xl:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem] [&_h2]:text-t3">
				<div className="grid min-w-0 content-start gap-5 max-xl:contents min-[40rem]:max-xl:[&>*]:col-span-full">
					{isDone(done) && !sent ? (
						<p
							role="status"
							className="flex items-center gap-2.5 border border-ok/40 rounded-control bg-[#dff0e4] py-3 px-4 text-[#1b5834]"
						>
							<Icon className="shrink-0" name="check" size={18} />
							{t(`done.${done}`)}
						</p>
					) : null}
					{answer?.conflict ? <ErrorBox title={t(`conflict.${answer.conflict}`)} /> : null}
					{rooms ? (
						<LeadRoomsCard
							{...rooms}
							version={lead.version}
							mayHold={offer.option}
							edit={offer.rooms && !isAsked ? { path: `${leadPath(lead.id)}/rooms`, kind: offer.rooms } : null}
						/>
					) : null}
					<section className="trade-card" aria-labelledby="dates">
						<CardHead>
							<h2 id="dates">{t('dates.title')}</h2>
							{lead.status === 'confirmedBooking' || lead.totalMinor === null || lead.dates.length === 0 ? null : (
								<span className="trade-note ml-auto">{t(lead.isUnbooked ? 'dates.ifBooked' : 'dates.asAsked')}</span>
							)}
						</CardHead>
						{lead.dates.length === 0 ? (
							<p className="py-3.5 px-4.5 text-ink2">{t('dates.none')}</p>
						) : (
							<LeadDatesList lead={lead} now={now} />
						)}
						{lead.totalMinor === null && lead.dates.length > 0 ? (
							<p className="py-3.5 px-4.5 text-ink2">{t('dates.noPrice')}</p>
						) : null}
					</section>
					{money ? <LeadPaymentsCard money={money as LeadPayments} answer={moneyAnswer} /> : null}
					{services ? <LeadServicesCard services={services} pax={lead.pax} answer={servicesAnswer} /> : null}
					{trip ? <TripCard trip={trip as LeadTrip} answer={tripAnswer} /> : null}
					{offer.rooming || lead.guests.length > 0 ? (
						<RoomingList
							key={`${rooming.version} ${answer?.intent === 'rooming' ? answer.at : ''}`}
							rows={rows}
							rooms={rooms?.rooms ?? []}
							missing={Math.max(0, lead.pax - lead.guests.length)}
							state={rooming}
							answer={answer?.intent === 'rooming' ? answer : null}
							isEditable={offer.rooming}
						/>
					) : null}
					{offer.update || offer.change || offer.withdraw || offer.delete ? (
						<LeadRequests
							lead={lead}
							offer={offer}
							property={property}
							sent={answer && answer.intent !== 'rooming' ? answer : null}
						/>
					) : null}
				</div>
				<div className="grid min-w-0 content-start gap-5 max-xl:contents max-xl:[&>:nth-child(-n+2)]:order-1 max-xl:[&>:nth-child(n+3)]:order-3">
					<PriceCard lead={lead} />
					<LeadProposalCard
						leadId={lead.id}
						client={client}
						proposals={proposals as ProposalOfLead[]}
						isOfferable={isOfferable}
					/>
					{threads ? <LeadThreads threads={threads as ThreadView[]} /> : null}
					<LeadFacts lead={lead} />
					<DocumentsCard lead={lead} />
					<LeadConversations leadId={lead.id} hotelId={lead.chatHotelId} />
					<HistoryCard lead={lead} proposals={proposals as ProposalOfLead[]} />
				</div>
			</div>
		</main>
	);
}

/** A lead that is missing or belongs to another user. */
export function ErrorBoundary() {
	const { t } = useTranslation('lead');
	return (
		<MissingPage
			title={t('notYours.title')}
			text={t('notYours.text')}
			back={{ to: '/partner/dashboard', text: t('notYours.back') }}
		/>
	);
}

export const meta = noindexMeta;
