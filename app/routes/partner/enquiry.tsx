import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_STATES } from '#db/schema/enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { EnquiredProperties } from '~/components/trade/enquiries/enquired-properties';
import { EnquiryFacts } from '~/components/trade/enquiries/enquiry-facts';
import { EnquiryHistory } from '~/components/trade/enquiries/enquiry-history';
import { EnquiryProposals } from '~/components/trade/enquiries/enquiry-proposals';
import { EnquiryStateChip } from '~/components/trade/enquiries/enquiry-state-chip';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { VerbForm } from '~/components/trade/page/verb-form';
import { WorkPage } from '~/components/trade/page/work-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { ROW_FORM } from '~/components/trade/parts/field-label';
import { tradeButton } from '~/components/trade/trade-button';
import { generalAnswers } from '~/domain/enquiry/desk/general-answers';
import type { EnquiryState } from '~/domain/enquiry/desk/list-enquiries.server';
import { type EnquiryFile, loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { setEnquiryState } from '~/domain/enquiry/desk/set-enquiry-state.server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage, notFound, notFoundTitle } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { openTeamProposal } from './open-team-proposal.server';

export const handle = { i18n: ['enquiries', 'desk', 'inbox', 'dashboard'] };

/** `/partner/enquiries/{id}`: a guest's enquiry with today's prices, its proposals and its history (ENQUIRY-2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const file = await loadEnquiryFile({ ctx: context, id: params.enquiryId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	const { details, ...enquiry } = file.enquiry;
	return json({ ...file, enquiry, answers: generalAnswers(details, context.language), title: enquiry.fullName });
}

const DONE: Record<EnquiryState, string> = {
	new: 'enquiryReopened',
	answered: 'enquiryAnswered',
	closed: 'enquiryClosed',
};

export async function action({ context, params, request }: ActionFunctionArgs) {
	const id = params.enquiryId ?? '';
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const state = ENQUIRY_STATES.find((each) => each === intent);
	if (state)
		return answerVerb({ row: id, done: DONE[state], form, now: context.now }, () =>
			setEnquiryState({ ctx: context, id, state }),
		);
	if (intent !== 'prepare' && intent !== 'open') throw notFound(context);
	return openTeamProposal(context, {
		enquiryId: id,
		proposalId: intent === 'open' ? textOf(form, 'proposal') : null,
	}).catch(missingPage(context));
}

export default function Enquiry() {
	const { t } = useTranslation('enquiries');
	const { title, answers, ...loaded } = useLoaderData<typeof loader>();
	const file = loaded as unknown as EnquiryFile;
	const { enquiry, brandName } = file;
	return (
		<WorkPage
			title={title}
			lead={
				<span className={ROW_FORM}>
					<Link to="/partner/enquiries" className="trade-link">
						{t('back')}
					</Link>
					<EnquiryStateChip state={enquiry.state} />
					<span className="text-[0.75rem] font-mono wrap-anywhere">{enquiry.bookingNumber}</span>
				</span>
			}
		>
			<OutcomeLine />
			<div className="mt-6 grid content-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="grid min-w-0 content-start gap-4">
					<EnquiryFacts {...{ enquiry, brandName, answers }} />
					<EnquiredProperties properties={file.properties} />
				</div>
				<div className="grid min-w-0 content-start gap-4">
					<EnquiryProposals brandName={brandName} proposals={file.proposals} properties={file.properties} />
					<EnquiryMarks enquiry={enquiry} />
					<EnquiryHistory history={file.history} receivedAt={enquiry.createdAt} />
				</div>
			</div>
		</WorkPage>
	);
}

/** Buttons that set the state by hand, for guests who are answered by mail or telephone. */
function EnquiryMarks({ enquiry: { state } }: Pick<EnquiryFile, 'enquiry'>) {
	const { t } = useTranslation('enquiries');
	const others = ENQUIRY_STATES.filter((each) => each !== state);
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('mark.title')}</h2>
				<EnquiryStateChip state={state} />
			</CardHead>
			<div className="flex flex-wrap gap-2.5 px-4.5 pt-4 pb-5">
				{others.map((each) => (
					<VerbForm key={each} fields={{ intent: each }}>
						<button type="submit" className={tradeButton()}>
							{t(`mark.${each}`)}
						</button>
					</VerbForm>
				))}
			</div>
		</section>
	);
}

export const meta = noindexMeta;
