import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
	Link,
	useActionData,
	useLoaderData,
	useLocation,
	useRevalidator,
	useSearchParams,
	useSubmit,
} from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { EnquiredProperties } from '~/components/trade/enquiries/enquired-properties';
import type { EnquiryAnswer } from '~/components/trade/enquiries/enquiry-answer';
import { EnquiryAside } from '~/components/trade/enquiries/enquiry-aside';
import { EnquiryBand } from '~/components/trade/enquiries/enquiry-band';
import { EnquiryFacts } from '~/components/trade/enquiries/enquiry-facts';
import { EnquiryHead } from '~/components/trade/enquiries/enquiry-head';
import { EnquiryProposals } from '~/components/trade/enquiries/enquiry-proposals';
import { EnquiryTimeline } from '~/components/trade/enquiries/enquiry-timeline';
import { ReplyBox } from '~/components/trade/enquiries/reply-box';
import { useReply } from '~/components/trade/enquiries/use-reply';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { VerbForm } from '~/components/trade/page/verb-form';
import { useShortcuts } from '~/components/trade/shortcuts';
import { tradeButton } from '~/components/trade/trade-button';
import { requireActor } from '~/domain/access/require-actor';
import { generalAnswers } from '~/domain/enquiry/desk/general-answers';
import { type EnquiryFile, loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { readWeekCode } from '~/domain/enquiry/desk/offered-weeks.server';
import { textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage, notFound, notFoundTitle } from '../forms/error-page.server';
import { readUpload } from '../forms/read-form.server';
import { answerEnquiries, refusedProposal } from './answer-enquiries.server';
import { enquiryTemplates } from './enquiry-templates.server';
import { openTeamProposal } from './open-team-proposal.server';

export const handle = { i18n: ['enquiries', 'desk', 'inbox', 'dashboard'] };

/** `/partner/enquiries/{id}`: a guest's enquiry beside its list: what was said, what can be had, and the reply (ENQUIRY-2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const file = await loadEnquiryFile({ ctx: context, id: params.enquiryId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	const { details, ...enquiry } = file.enquiry;
	return json({
		...{ ...file, enquiry, answers: generalAnswers(details, context.language), title: enquiry.fullName },
		...{ templates: enquiryTemplates(context, file), formKey: crypto.randomUUID(), now: context.now },
		shown: shownPrice(details),
	});
}

/** What the guest was shown with the request; null where nothing was. */
function shownPrice(details: Record<string, unknown> | null) {
	const { priceMinor, currency } = details ?? {};
	return typeof priceMinor === 'number' && typeof currency === 'string' ? { priceMinor, currency } : null;
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	requireActor(context, 'enquiryDesk');
	const enquiryId = params.enquiryId ?? '';
	const form = await readUpload(request);
	const intent = textOf(form, 'intent');
	if (intent === 'prepare' || intent === 'open') {
		const weeks = form.getAll('week').flatMap((code) => readWeekCode(String(code)) ?? []);
		const proposalId = intent === 'open' ? textOf(form, 'proposal') : null;
		try {
			return await openTeamProposal(context, { enquiryId, proposalId, weeks });
		} catch (error) {
			return (await refusedProposal(context, form, error)) ?? missingPage(context)(error);
		}
	}
	const answer = await answerEnquiries(context, enquiryId, form).catch(missingPage(context));
	if (!answer) throw notFound(context);
	return answer;
}

/** How often the page looks who is writing and what came in. */
const REFRESH_MS = 20_000;
/** What is on the screen for so long is read. */
const READING_MS = 2000;

export default function Enquiry() {
	const loaded = useLoaderData<typeof loader>();
	// Another enquiry has another reply.
	return <OpenEnquiry key={loaded.enquiry.id} />;
}

const PARTS = ['enquiry', 'property', 'reply'] as const;

function OpenEnquiry() {
	const { t } = useTranslation('enquiries');
	const { answers, templates, formKey, now, shown, ...loaded } = useLoaderData<typeof loader>();
	const file = loaded as unknown as EnquiryFile;
	const answer = useActionData<EnquiryAnswer>();
	const { search } = useLocation();
	const [query] = useSearchParams();
	const part = PARTS.find((each) => each === query.get('part')) ?? 'enquiry';
	const reply = useReply(file);
	const field = useRef<HTMLTextAreaElement>(null);
	const templateField = useRef<HTMLSelectElement>(null);
	const personField = useRef<HTMLSelectElement>(null);
	const offerForm = useRef<HTMLDivElement>(null);
	const offer = () => offerForm.current?.querySelector<HTMLFormElement>('[data-offer] form')?.requestSubmit();
	useShortcuts({
		r: () => field.current?.focus(),
		a: () => personField.current?.focus(),
		t: () => templateField.current?.focus(),
		o: offer,
	});
	useLiveFile(file.unread);
	const on = (each: (typeof PARTS)[number]) => (part === each ? '' : 'max-lg:hidden');
	return (
		<article>
			<EnquiryHead
				file={file}
				now={now}
				listTo={`/partner/enquiries${withoutPart(search)}`}
				personField={personField}
			/>
			<nav aria-label={t('part.label')} className="grid grid-cols-3 border-b border-hair text-center lg:hidden">
				{PARTS.map((each) => (
					<Link
						key={each}
						to={`?${withPart(query, each)}`}
						preventScrollReset
						replace
						aria-current={part === each ? 'page' : undefined}
						className="grid min-h-11 place-items-center font-medium text-ink2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-accent)]"
					>
						{t(`part.${each}`)}
					</Link>
				))}
			</nav>
			<div className="xl:grid xl:grid-cols-[minmax(0,1fr)_23.25rem]">
				<div className="min-w-0">
					<div className="px-(--trade-margin) empty:hidden [&:has(p)]:pb-2">
						<OutcomeLine />
						{answer?.undo ? (
							<VerbForm fields={{ ...answer.undo, isUndo: '1' }} className="mt-2">
								<button type="submit" className={tradeButton()}>
									{t('act.undo')}
								</button>
							</VerbForm>
						) : null}
					</div>
					<div className={`grid gap-5 px-(--trade-margin) py-5 ${on('enquiry')}`}>
						<EnquiryBand file={file} month={answers.month} shown={shown} />
						<EnquiryTimeline file={file} />
						<details>
							<summary className="trade-link w-fit cursor-pointer">{t('facts.everything')}</summary>
							<div className="mt-3">
								<EnquiryFacts enquiry={file.enquiry} brandName={file.brandName} answers={answers} />
							</div>
						</details>
					</div>
					<div className={on('reply')}>
						<ReplyBox
							{...{ file, reply, templates, formKey, field, templateField, onOffer: offer }}
							sent={answer?.reply ?? null}
						/>
					</div>
				</div>
				<div className={`min-w-0 ${on('property')}`}>
					<EnquiryAside file={file} reply={reply}>
						<div ref={offerForm} className="mt-6 grid gap-4 first:mt-0">
							{file.properties.length > 1 ? (
								<EnquiredProperties {...{ properties: file.properties, propertyFacts: file.propertyFacts }} />
							) : null}
							{file.isTeam ? (
								<EnquiryProposals
									{...{ brandName: file.brandName, proposals: file.proposals, properties: file.properties }}
									weeks={reply.weeks}
								/>
							) : null}
						</div>
					</EnquiryAside>
				</div>
			</div>
		</article>
	);
}

function withPart(query: URLSearchParams, part: string): URLSearchParams {
	const next = new URLSearchParams(query);
	next.set('part', part);
	return next;
}

function withoutPart(search: string): string {
	const query = new URLSearchParams(search);
	query.delete('part');
	return query.size > 0 ? `?${query}` : '';
}

/** Loads the page anew while it is looked at, and says that the guest's words are read. */
function useLiveFile(unread: number): void {
	const { revalidate } = useRevalidator();
	const submit = useSubmit();
	useEffect(() => {
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible') revalidate();
		}, REFRESH_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
	useEffect(() => {
		if (unread === 0) return;
		const timer = setTimeout(() => submit({ intent: 'read' }, { method: 'post', navigate: false }), READING_MS);
		return () => clearTimeout(timer);
	}, [unread, submit]);
}

export const meta = noindexMeta;
