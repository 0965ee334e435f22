import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AdminLeadFacts } from '~/components/trade/admin/admin-lead-facts';
import { adminMeta } from '~/components/trade/admin/admin-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { CardPanel } from '~/components/trade/admin/card-panel';
import { CommissionPanel } from '~/components/trade/admin/commission-panel';
import { DecisionPanel } from '~/components/trade/admin/decision-panel';
import { LeadHistory } from '~/components/trade/admin/lead-history';
import inbox from '~/components/trade/page/work-page.css?url';
import { StatusBadge } from '~/components/trade/status-badge';
import { asAdmin } from '~/domain/administration/as-admin';
import { type LeadFile, loadLeadFile } from '~/domain/administration/load-lead-file.server';
import { moveOptionEnd } from '~/domain/administration/move-option-end.server';
import { openCard } from '~/domain/administration/open-card.server';
import type { CardData } from '~/domain/card/card-vault';
import { settleCommission } from '~/domain/commission/settle-commission.server';
import { fromLocalField } from '~/domain/date/format-timestamp';
import { decideLead, type LeadDecision } from '~/domain/lead/decide-lead.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, seenLead, textOf, throwAsPage } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk', 'inbox'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inbox }];

/** One lead with everything an admin may do to it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	try {
		return json({ ...(await loadLeadFile({ ctx: context, leadId: params.leadId ?? '' })), today: context.today });
	} catch (error) {
		throwAsPage(error, serverTexts(context).t('error.notFoundTitle'));
	}
}

const DONE: Record<LeadDecision, string> = { confirm: 'confirmed', decline: 'declined', cancel: 'cancelled' };

export async function action({ context: given, request }: ActionFunctionArgs) {
	const context = asAdmin(given);
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const lead = seenLead(form);
	const sent = { row: intent, form, now: context.now };
	let card: CardData | null = null;
	const answer = await answerVerb({ ...sent, done: doneOf(intent) }, async () => {
		if (intent === 'reveal') card = await openCard({ ctx: context, leadId: lead.id, reason: textOf(form, 'reason') });
		else if (intent === 'end')
			await moveOptionEnd({ ctx: context, lead, expiresAt: fromLocalField(textOf(form, 'end')) ?? Number.NaN });
		else if (intent === 'invoice' || intent === 'pay') await settleCommission({ ctx: context, lead, step: intent });
		else await decideLead({ ctx: context, lead, decision: decisionOf(intent), note: textOf(form, 'note') });
	});
	return json({ outcome: await answer.json(), card: card as CardData | null }, { status: answer.status });
}

function decisionOf(intent: string): LeadDecision {
	return intent === 'confirm' || intent === 'cancel' ? intent : 'decline';
}

function doneOf(intent: string): string {
	if (intent === 'end') return 'optionMoved';
	if (intent === 'invoice') return 'invoiced';
	if (intent === 'pay') return 'paid';
	return intent === 'reveal' ? 'cardShown' : DONE[decisionOf(intent)];
}

export default function AdminLead() {
	const { t } = useTranslation('admin');
	const { today, ...file } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { lead, events, requests } = file as unknown as LeadFile;
	return (
		<AdminPage
			title={`${lead.clientFirstName} ${lead.clientLastName}`}
			lead={
				<span className="desk-row-form">
					<Link to="/partner/dashboard/admin/leads" className="trade-link">
						{t('leads.back')}
					</Link>
					<StatusBadge status={lead.status} />
					<span className="desk-mono">{lead.bookingNumber}</span>
				</span>
			}
		>
			<div className="desk-columns desk-section">
				<div className="desk-column">
					<AdminLeadFacts lead={lead} />
					<LeadHistory events={events} requests={requests} />
				</div>
				<div className="desk-column">
					<DecisionPanel lead={lead} />
					<CommissionPanel lead={lead} today={today} />
					<CardPanel lead={lead} card={answer?.card ?? null} />
				</div>
			</div>
		</AdminPage>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	adminMeta(matches, data && `${data.lead.clientFirstName} ${data.lead.clientLastName}`);
