import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, Form, Link, useActionData, useLoaderData, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PROPOSAL_STATES } from '#db/schema/trade-enums';
import { sendSafely } from '~/components/form/send-safely';
import { noindexMeta } from '~/components/layout/page-meta';
import type { ProposalActed } from '~/components/proposal/list/list-acted';
import { ShownLink } from '~/components/proposal/list/list-actions';
import { ProposalTable } from '~/components/proposal/list/list-table';
import { useNewsReload } from '~/components/trade/frame/use-news-reload';
import { Pages } from '~/components/trade/page/pages';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { NoScriptSubmit } from '~/components/trade/parts/no-script-submit';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { type KeyHint, useShortcuts } from '~/components/trade/shortcuts';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { Icon } from '~/components/ui/icon';
import { type ListedProposal, listProposals } from '~/domain/proposal/list-proposals.server';
import { type ProposalFilter, proposalListAddress, readProposalFilter } from '~/domain/proposal/proposal-filter';
import { serverTexts } from '~/locales/server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerProposalList } from './answer-proposal-list.server';

const SEARCH = 'proposal-search';

const KEYS: KeyHint[] = [{ keys: ['F'], text: 'trade-proposals:list.keys.filter' }];

export const handle = { i18n: ['trade-proposals', 'dashboard', 'desk'], keys: KEYS };

/** `/partner/proposals`: what the agency has offered, where it stands, and what is next. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('trade-proposals:list.title');
	const filter = readProposalFilter(new URL(request.url).searchParams);
	const list = await listProposals({ ctx: context, filter }).catch(errorPage(title));
	return json({ title, filter, ...list });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	return answerProposalList({ ctx: context, form }).catch(missingPage(context));
}

/** Where the server is not reached, the page stays and says so. */
export async function clientAction(args: ClientActionFunctionArgs): Promise<ProposalActed> {
	return sendSafely<ProposalActed>(args, ({ values }) => {
		const [id = ''] = [values.id].flat();
		const [intent] = [values.intent].flat();
		const isKnown = intent === 'remind' || intent === 'withdraw';
		return { id, intent: isKnown ? intent : 'link', isDone: false, link: null, refusal: 'away' };
	});
}

export default function Proposals() {
	const { t } = useTranslation('trade-proposals');
	const { filter, rows, next, counts, agents } = useLoaderData<typeof loader>();
	useNewsReload();
	useShortcuts({ f: () => document.getElementById(SEARCH)?.focus() });
	const all = Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0);
	const isFiltered = filter.state !== null || filter.agent !== null || filter.words !== '';
	return (
		<WorkPage title={t('list.title')} lead={t('list.lead')}>
			<Acted />
			<div className="trade-card mt-6">
				<nav aria-label={t('list.states')} className={STATES_ROW}>
					{[null, ...PROPOSAL_STATES].map((state) => (
						<Link
							key={state ?? 'all'}
							to={proposalListAddress({ ...filter, state })}
							aria-current={state === filter.state ? 'page' : undefined}
							preventScrollReset
						>
							{state ? t(`list.tabs.${state}`) : t('list.tabs.all')}&nbsp;
							<span className="text-note tabular-nums">{state ? (counts[state] ?? 0) : all}</span>
						</Link>
					))}
				</nav>
				<Filter filter={filter} agents={agents} />
				{rows.length > 0 ? <ProposalTable rows={rows as ListedProposal[]} /> : <Nothing isFiltered={isFiltered} />}
				<Pages next={next} />
			</div>
		</WorkPage>
	);
}

type FilterProps = { filter: ProposalFilter; agents: readonly { id: string; name: string }[] };

/** A GET form, so that the address says it all. */
function Filter({ filter, agents }: FilterProps) {
	const { t } = useTranslation('trade-proposals');
	const submit = useSubmit();
	return (
		<Form
			role="search"
			method="get"
			aria-label={t('list.search')}
			preventScrollReset
			className="flex flex-wrap gap-2 border-b border-hair p-3"
		>
			{filter.state ? <input type="hidden" name="state" value={filter.state} /> : null}
			<div className="relative flex-[1_1_14rem] lg:max-w-96">
				<Icon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" name="search" size={16} />
				<input
					key={filter.words}
					id={SEARCH}
					name="q"
					type="search"
					defaultValue={filter.words}
					aria-label={t('list.search')}
					placeholder={t('list.searchHint')}
					maxLength={80}
					autoComplete="off"
					className="trade-field pl-9"
				/>
			</div>
			{agents.length > 1 ? (
				<select
					key={`agent ${filter.agent}`}
					name="agent"
					defaultValue={filter.agent ?? ''}
					aria-label={t('list.agent')}
					onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
					className="trade-field w-auto min-w-0 flex-[1_1_9rem] font-medium lg:flex-[0_0_auto]"
				>
					<option value="">{t('list.everyone')}</option>
					{agents.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			) : null}
			<NoScriptSubmit>{t('list.show')}</NoScriptSubmit>
		</Form>
	);
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
	const { t } = useTranslation('trade-proposals');
	const [to, text] = isFiltered
		? ['/partner/proposals', t('list.empty.reset')]
		: ['/partner/dashboard?status=interest', t('list.empty.leads')];
	return (
		<EmptyState
			title={t(isFiltered ? 'list.empty.filtered' : 'list.empty.title')}
			actions={
				<Link to={to} className={tradeButton(isFiltered ? 'line' : 'dark')}>
					{text}
				</Link>
			}
		>
			{t(isFiltered ? 'list.empty.filteredText' : 'list.empty.text')}
		</EmptyState>
	);
}

/** What came of a withdrawal, and without script of every button. */
function Acted() {
	const { t } = useTranslation(['trade-proposals', 'dashboard']);
	const acted = useActionData<ProposalActed>();
	if (!acted) return <div role="status" />;
	if (!acted.isDone)
		return (
			<div className="mt-5">
				<FaultBox>{t(`dashboard:proposals.refused.${acted.refusal ?? 'away'}`)}</FaultBox>
			</div>
		);
	return (
		<div
			role="status"
			className="mt-5 grid gap-2 rounded-control border border-ok/40 bg-[#dff0e4] px-4 py-3 text-[#1b5834]"
		>
			<p>{t(`list.done.${acted.intent}`)}</p>
			{acted.link ? <ShownLink link={acted.link} /> : null}
		</div>
	);
}

export const meta = noindexMeta;
