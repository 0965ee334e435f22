import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminLeadFacts } from '~/components/trade/admin/admin-lead-facts';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { CardPanel } from '~/components/trade/admin/card-panel';
import { CommissionPanel } from '~/components/trade/admin/commission-panel';
import { DecisionPanel } from '~/components/trade/admin/decision-panel';
import { LeadEditCard, LeadEditHistory } from '~/components/trade/admin/lead-edits';
import { LeadHistory } from '~/components/trade/admin/lead-history';
import { LeadPaymentsCard } from '~/components/trade/lead-page/lead-payments';
import type { MoneyAnswer } from '~/components/trade/lead-page/money-answer';
import type { TripLinkAnswer } from '~/components/trade/lead-page/trip-answer';
import { TripCard } from '~/components/trade/lead-page/trip-card';
import { ROW_FORM } from '~/components/trade/parts/field-label';
import { StatusBadge } from '~/components/trade/status-badge';
import { evaluateAccess } from '~/domain/access/access-groups';
import { asAdmin } from '~/domain/administration/as-admin';
import type { LeadEdits } from '~/domain/administration/edit-lead.server';
import { loadLeadEdits } from '~/domain/administration/edit-lead.server';
import { type LeadFile, loadLeadFile } from '~/domain/administration/load-lead-file.server';
import { openCard } from '~/domain/administration/open-card.server';
import type { CardData } from '~/domain/card/card-vault';
import { settleCommission } from '~/domain/commission/settle-commission.server';
import { fromLocalField } from '~/domain/date/format-timestamp';
import { decideLead, type LeadDecision, previewCancellation } from '~/domain/lead/decide-lead.server';
import { moveOptionEnd } from '~/domain/lead/move-option-end.server';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import { type LeadPayments, readLeadPayments } from '~/domain/payment/lead-payments.server';
import { type LeadTrip, readLeadTrip } from '~/domain/trip/trip-links.server';
import { answerReviewed, answerVerb, seenLead, textOf } from '../forms/answer-verb.server';
import { errorPage, notFoundTitle } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerLeadEdit } from './answer-lead-edit.server';
import { answerMoneyForm } from './answer-money-form.server';
import { answerTripLinks } from './answer-trip-links.server';

export const handle = {
	i18n: ['admin', 'desk', 'inbox', 'trade-payments', 'refunds', 'trade-trip', 'reviews', 'form-error'],
};

/** One lead with everything an admin may do to it. */
export async function loader({ context: given, params }: LoaderFunctionArgs) {
	const context = asAdmin(given);
	const file = await loadLeadFile({ ctx: context, leadId: params.leadId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	const title = `${file.lead.clientFirstName} ${file.lead.clientLastName}`.trim();
	const money = await readLeadPayments({ ctx: context, leadId: file.lead.id }).catch(errorPage(notFoundTitle(context)));
	const trip = await readLeadTrip({ ctx: context, leadId: file.lead.id }).catch(errorPage(notFoundTitle(context)));
	const cancelling =
		file.lead.status === 'confirmedBooking'
			? await previewCancellation({ ctx: context, leadId: file.lead.id }).catch(errorPage(notFoundTitle(context)))
			: null;
	const edits = await loadLeadEdits({ ctx: context, leadId: file.lead.id });
	// The desk is the catalogue's team's.
	const hasDesk = evaluateAccess('desk', context.actor, context.brand) === 'allowed';
	return json({ ...file, money, trip, cancelling, edits, title, hasDesk, today: context.today });
}

const DONE: Record<LeadDecision, string> = { confirm: 'confirmed', decline: 'declined', cancel: 'cancelled' };

export async function action({ context: given, params, request }: ActionFunctionArgs) {
	const context = asAdmin(given);
	const form = await readFormData(request);
	const money = await answerMoneyForm({ ctx: context, leadId: params.leadId ?? '', form });
	// Its part of the page says what came of it.
	if (money)
		return json({ form: {}, card: null, money: money.money, trip: null, edit: null }, { status: money.status });
	const trip = await answerTripLinks({ ctx: context, leadId: params.leadId ?? '', form });
	if (trip) return json({ form: {}, card: null, money: null, trip: trip.trip, edit: null }, { status: trip.status });
	const intent = textOf(form, 'intent');
	if (intent === 'edit') {
		const { edit, status } = await answerLeadEdit({ ctx: context, leadId: params.leadId ?? '', form });
		return json({ form: {}, card: null, money: null, trip: null, edit }, { status });
	}
	const lead = seenLead(form);
	const sent = { row: intent, form, now: context.now };
	let card: CardData | null = null;
	if (intent === 'cancel') {
		const answer = await answerReviewed(
			{ ...sent, done: DONE.cancel },
			{
				preview: () => previewCancellation({ ctx: context, leadId: lead.id }),
				verb: (seenInstalments) =>
					decideLead({ ctx: context, lead, decision: 'cancel', note: textOf(form, 'note'), seenInstalments }),
			},
		);
		return json(
			{ outcome: await answer.json(), card: null, money: null, trip: null, edit: null },
			{ status: answer.status },
		);
	}
	const answer = await answerVerb({ ...sent, done: doneOf(intent) }, async () => {
		if (intent === 'reveal') card = await openCard({ ctx: context, leadId: lead.id, reason: textOf(form, 'reason') });
		else if (intent === 'end')
			await moveOptionEnd({ ctx: context, lead, expiresAt: fromLocalField(textOf(form, 'end')) ?? Number.NaN });
		else if (intent === 'invoice' || intent === 'pay') await settleCommission({ ctx: context, lead, step: intent });
		else await decideLead({ ctx: context, lead, decision: decisionOf(intent), note: textOf(form, 'note') });
	});
	return json(
		{ outcome: await answer.json(), card: card as CardData | null, money: null, trip: null, edit: null },
		{ status: answer.status },
	);
}

function decisionOf(intent: string): LeadDecision {
	return intent === 'confirm' ? intent : 'decline';
}

function doneOf(intent: string): string {
	if (intent === 'end') return 'optionMoved';
	if (intent === 'invoice') return 'invoiced';
	if (intent === 'pay') return 'paid';
	return intent === 'reveal' ? 'cardShown' : DONE[decisionOf(intent)];
}

export default function AdminLead() {
	const { t } = useTranslation('admin');
	const { today, title, money, trip, cancelling, edits, hasDesk, ...file } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const tripAnswer: TripLinkAnswer | null = answer?.trip ?? null;
	const moneyAnswer: MoneyAnswer | null = answer?.money ?? null;
	const { lead, events, requests } = file as unknown as LeadFile;
	return (
		<AdminPage
			title={title}
			lead={
				<span className={ROW_FORM}>
					<Link to="/partner/dashboard/admin/leads" className="trade-link">
						{t('leads.back')}
					</Link>
					<StatusBadge status={lead.status} />
					<span className="text-[0.75rem] font-mono wrap-anywhere">{lead.bookingNumber}</span>
				</span>
			}
		>
			<div className="grid gap-4 content-start xl:grid-cols-[minmax(0,1fr)_24rem] mt-6">
				<div className="grid gap-4 content-start">
					<AdminLeadFacts lead={lead} />
					<LeadEditCard
						lead={lead}
						edits={edits as LeadEdits}
						answer={answer?.edit ?? null}
						moving={hasDesk && lead.property?.id ? deskBookingPath(lead.id) : null}
					/>
					{money ? <LeadPaymentsCard money={money as LeadPayments} answer={moneyAnswer} /> : null}
					{trip ? <TripCard trip={trip as LeadTrip} answer={tripAnswer} /> : null}
					{trip && hasDesk ? <StayLink leadId={lead.id} /> : null}
					<LeadEditHistory edits={edits.edits} />
					<LeadHistory events={events} requests={requests} />
				</div>
				<div className="grid gap-4 content-start">
					<DecisionPanel lead={lead} cancelling={cancelling} />
					<CommissionPanel lead={lead} today={today} />
					<CardPanel lead={lead} card={answer?.card ?? null} />
				</div>
			</div>
		</AdminPage>
	);
}

/** The guest list, the arrival and what the property tells its guests. */
function StayLink({ leadId }: { leadId: string }) {
	const { t } = useTranslation('trade-trip');
	return (
		<p>
			<Link to={deskBookingPath(leadId)} className="trade-link">
				{t('sheet.guests')}
			</Link>
		</p>
	);
}

export const meta = noindexMeta;
