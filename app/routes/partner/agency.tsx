import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { AgencyDetails, type DetailsAnswer, mapFields } from '~/components/trade/member/agency-details';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import type { AppLoadContext } from '~/context';
import { evaluateAccess } from '~/domain/access/access-groups';
import { requiredFields } from '~/domain/agency/bank-fields';
import { bankAlternativesIn, loadBankAlternatives } from '~/domain/agency/bank-requirements.server';
import { readAgency } from '~/domain/agency/read-agency.server';
import { readBankAccount } from '~/domain/agency/read-bank-account.server';
import { saveAgencyDetails } from '~/domain/agency/save-agency-details.server';
import { countMembers } from '~/domain/member/list-members.server';
import type { ActorAgency } from '~/domain/user/actor';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['agency'] };

/** `/partner/agency`: data, brand, account and team of one's agency, or of the one an admin acts for. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { actor } = context;
	const agency = actor?.agency ?? null;
	const isSupervisor =
		actor !== null && evaluateAccess('supervisorAgentDashboard', actor, { isLoginRequired: true }) === 'allowed';
	const title = serverTexts(context).t('agency:title');
	if (!agency) return json({ title, agency: null });
	const [data, account, people, countries] = await Promise.all([
		readAgency(context, agency),
		isSupervisor ? maskedAccount(context) : null,
		isSupervisor && agency.verification === 'verified' ? countMembers(context) : null,
		context.services.countryNames(context.language),
	]);
	const { id, name, verification, design } = agency;
	return json({
		title,
		agency: { id, name, verification, ...data, ...swatchOf(design) },
		isSupervisor,
		isOwn: actor?.role === 'supervisorAgent',
		account,
		people,
		countries: Object.entries(countries),
		canWrite: isSupervisor && agency.verification === 'verified' && agency.teamBrandKey === null,
	});
}

function swatchOf(design: ActorAgency['design']) {
	return { hasDesign: design !== null, main: design?.colors?.main ?? null, logoUrl: design?.logoUrl ?? null };
}

/** The masked account, its fields by the names that the bank's requirements give them. */
async function maskedAccount(ctx: AppLoadContext) {
	const account = await readBankAccount(ctx);
	if (!account) return null;
	const alternatives = bankAlternativesIn((await loadBankAlternatives(ctx, account.currency)) ?? [], ctx.language);
	const alternative = alternatives.find(({ key }) => key === account.alternative);
	const names = new Map((alternative ? requiredFields(alternative) : []).map(({ key, name }) => [key, name]));
	return {
		currency: account.currency,
		title: alternative?.title ?? null,
		fields: Object.entries(account.fields).map(([key, text]) => ({ name: names.get(key) ?? key, text })),
	};
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const typed = mapFields((name) => textOf(form, name).slice(0, 500));
	const answer = (given: Partial<DetailsAnswer>, status = 200) =>
		json<DetailsAnswer>({ form: 'details', typed, wrong: [], problem: null, at: context.now, ...given }, { status });
	try {
		const { wrong } = await saveAgencyDetails({ ctx: context, typed, version: Number(textOf(form, 'version')) || 0 });
		return answer({ wrong }, wrong.length > 0 ? 400 : 200);
	} catch (error) {
		const { word, status } = formErrorOf(error, { 'changed-meanwhile': 'changed', unavailable: 'failed' } as const);
		return answer({ problem: word }, status);
	}
}

export default function AgencyPage() {
	const { t } = useTranslation('agency');
	const data = useLoaderData<typeof loader>();
	const { brand } = useRoot();
	if (!data.agency)
		return (
			<main id="content" className="trade">
				<EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
			</main>
		);
	const { agency, isOwn, isSupervisor, account, people, countries, canWrite } = data;
	return (
		<main id="content" className="trade">
			<p className="trade-note">{t('title')}</p>
			<h1 className="mt-1">{agency.name}</h1>
			<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
				<div className="grid gap-6">
					<Card title={t('data')}>
						<Facts
							rows={[
								[t('name'), agency.name],
								[t('state'), t(agency.verification)],
								[
									t('domain'),
									agency.autoInviteEmailDomain
										? t('domainValue', { domain: agency.autoInviteEmailDomain })
										: t('domainNone'),
								],
								[
									t('programs'),
									agency.programMemberships.length > 0
										? agency.programMemberships
												.map((each) => `${each.name} (${t(`membership.${each.status}`)})`)
												.join(', ')
										: t('programsNone'),
								],
								[t('reference'), agency.id],
							]}
						/>
						<p className="mt-4">
							<a href={`mailto:${brand.email}`} className="trade-link">
								{t('write')}
							</a>
						</p>
					</Card>
					<Card title={t('details.title')}>
						<AgencyDetails details={agency.details} version={agency.version} {...{ countries, canWrite }} />
					</Card>
				</div>
				<div className="grid gap-6">
					<Team people={people} />
					<Card title={t('brand')}>
						<div className="flex flex-wrap items-center gap-4">
							{agency.main ? (
								<span
									className="size-11 shrink-0 rounded-control border border-hair"
									style={{ background: agency.main }}
								/>
							) : null}
							{agency.logoUrl ? (
								<img src={agency.logoUrl} alt={agency.name} className="h-11 max-w-44 object-contain" />
							) : null}
							<p className="min-w-0 flex-1 basis-56">
								{agency.hasDesign ? t('brandText') : t('brandNone', { brand: brand.name })}
							</p>
						</div>
						<p className="mt-4">
							<a href="/partner/agency/brand" className={tradeButton('line')}>
								{t('studio')}
							</a>
						</p>
					</Card>
					<Card title={t('payout')}>
						{!isSupervisor ? (
							<p>{t('payoutHidden')}</p>
						) : account ? (
							<Facts
								rows={[
									[t('payoutCurrency'), [account.currency, account.title].filter(Boolean).join(' · ')],
									...account.fields.map(({ name, text }): [string, string] => [name, text]),
								]}
							/>
						) : (
							<p>{t('payoutNone')}</p>
						)}
						{isOwn ? (
							<p className="mt-4">
								<a href="/onboarding?step=payout" className={tradeButton('line')}>
									{t(account ? 'payoutChange' : 'payoutEnter')}
								</a>
							</p>
						) : null}
					</Card>
				</div>
			</div>
		</main>
	);
}

function Card({ title, side, children }: { title: string; side?: string; children: ReactNode }) {
	return (
		<section className="trade-card p-5">
			<div className="mb-4 flex items-baseline justify-between gap-4">
				<h2>{title}</h2>
				{side ? <p className="trade-note">{side}</p> : null}
			</div>
			{children}
		</section>
	);
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
	return (
		<dl>
			{rows.map(([name, value]) => (
				<div key={name} className="grid gap-x-6 border-t border-hair py-2.5 sm:grid-cols-[11rem_1fr]">
					<dt className="text-ink2">{name}</dt>
					<dd className="tabular min-w-0 wrap-anywhere">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Team({ people }: { people: number | null }) {
	const { t } = useTranslation('agency');
	return (
		<Card title={t('team')} {...(people === null ? {} : { side: t('teamCount', { count: people }) })}>
			{people === null ? (
				<p>{t('teamHidden')}</p>
			) : (
				<>
					<p>{t('teamLead')}</p>
					<p className="mt-4">
						<a href="/partner/team" className={tradeButton('line')}>
							{t('teamOpen')}
						</a>
					</p>
				</>
			)}
		</Card>
	);
}

export const meta = noindexMeta;
