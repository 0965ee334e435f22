import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { BeginClient } from '~/components/proposal/list/list-begin-client';
import { BeginOptions, clientName } from '~/components/proposal/list/list-begin-options';
import { BeginStay } from '~/components/proposal/list/list-begin-stay';
import { BeginTo } from '~/components/proposal/list/list-begin-to';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { readBeginning } from '~/domain/proposal/begin-address';
import { type Beginning, loadBeginning, proposalOfLead } from '~/domain/proposal/begin-proposal.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { builderPath } from '~/domain/proposal/proposal-path';
import { parseShortlist } from '~/domain/shortlist/parse-shortlist';
import { serverTexts } from '~/locales/server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerNewProposal } from './answer-new-proposal.server';

export const handle = { i18n: ['trade-proposals', 'dashboard', 'form-error'] };

/** `/partner/proposals/new`: begins a proposal with leads and properties of its address, or adds them to one that goes on. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const title = serverTexts(context).t('trade-proposals:begin.title');
	const { codes, period, adults, children } = parseShortlist(query, context.today);
	const question = { ...readBeginning(query), codes, period, adults, children };
	const beginning = await loadBeginning(context, question).catch(errorPage(title));
	const { bookingReference, clientReference } = context.brand;
	const fields = [
		{ name: 'tls' as const, label: bookingReference.name, isRequired: bookingReference.isRequired },
		{ name: 'cc' as const, label: clientReference.name, isRequired: clientReference.isRequired },
	];
	return json({
		...{ title, question, ...beginning },
		references: fields.filter(({ isRequired }) => isRequired),
		key: crypto.randomUUID(),
	});
}

/** One lead goes straight to its builder unless its client has another proposal that it could join. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const leads = form.getAll('lead');
	const [leadId] = leads;
	try {
		if (new URL(request.url).searchParams.has('begin') && leads.length === 1 && typeof leadId === 'string') {
			const going = await proposalOfLead(context, leadId);
			if (going) return redirect(builderPath(going), 303);
			const question = { leads: [leadId], codes: [], period: null, adults: null, children: null, level: null };
			const beginning = await loadBeginning(context, question);
			if (beginning.going.length > 0 || beginning.leads.some(({ isOfferable }) => !isOfferable))
				return redirect(`/partner/proposals/new?lead=${encodeURIComponent(leadId)}`, 303);
			const { id } = await createProposal({ ctx: context, leadId });
			return redirect(builderPath(id), 303);
		}
		return await answerNewProposal({ ctx: context, form });
	} catch (error) {
		return missingPage(context)(error);
	}
}

export default function NewProposal() {
	const { t } = useTranslation('trade-proposals');
	const { question, references, key, ...loaded } = useLoaderData<typeof loader>();
	const beginning: Beginning = loaded as Beginning;
	const answer = useActionData<typeof action>();
	const { leads, properties, going, client } = beginning;
	const typed = answer?.typed ?? {};
	if (leads.length + properties.length === 0)
		return (
			<WorkPage title={t('begin.title')}>
				<div className="trade-card mt-6">
					<EmptyState
						title={t('begin.nothing')}
						actions={
							<Link to="/search" className={tradeButton('dark')}>
								{t('begin.search')}
							</Link>
						}
					>
						{t('begin.nothingText')}
					</EmptyState>
				</div>
			</WorkPage>
		);
	const needsClient = properties.length > 0;
	const offered = leads.filter(({ isOfferable }) => isOfferable);
	const clients = [...new Set(offered.map((lead) => clientName(lead.client)))];
	return (
		<WorkPage title={t('begin.title')} lead={t('begin.lead')}>
			{needsClient ? <BeginStay question={question} /> : null}
			{answer ? (
				<div className="mt-5">
					<FaultBox isResult>
						{answer.problem === 'field'
							? t('begin.error.field', { name: answer.of })
							: t(`begin.error.${answer.problem}`)}
					</FaultBox>
				</div>
			) : null}
			<Form method="post" className="mt-5 grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
				<input type="hidden" name="key" value={typed.key || key} />
				{question.period ? (
					<>
						<input type="hidden" name="checkIn" value={question.period.checkIn} />
						<input type="hidden" name="checkOut" value={question.period.checkOut} />
					</>
				) : null}
				<input type="hidden" name="adults" value={question.adults ?? ''} />
				<input type="hidden" name="children" value={question.children ?? ''} />
				<BeginOptions
					leads={leads}
					properties={properties}
					level={question.level}
					hasPeriod={question.period !== null}
				/>
				<div className="grid content-start gap-5">
					<BeginTo
						{...{ going, client, clients }}
						added={offered.length + properties.length}
						chosen={typed.to ?? null}
					/>
					{needsClient ? (
						<BeginClient client={client} references={references} typed={typed} errors={answer?.errors ?? {}} />
					) : null}
					<button type="submit" className={tradeButton('dark', 'justify-center')}>
						{t('begin.submit')}
					</button>
				</div>
			</Form>
		</WorkPage>
	);
}

export const meta = noindexMeta;
