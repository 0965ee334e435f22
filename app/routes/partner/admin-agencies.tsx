import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { AGENCY_VERIFICATIONS } from '#db/schema/enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { VerbForm } from '~/components/trade/page/verb-form';
import { Chip } from '~/components/trade/parts/chip';
import { ROW_FORM } from '~/components/trade/parts/field-label';
import { tradeButton } from '~/components/trade/trade-button';
import { decideMembership } from '~/domain/administration/decide-membership.server';
import { decideVerification } from '~/domain/administration/decide-verification.server';
import { type ListedAgency, listAgenciesForAdmin } from '~/domain/administration/list-agencies-for-admin.server';
import { pinBrand, pinnableBrands } from '~/domain/administration/pin-brand.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

/** All agencies: their verification, their programmes, and their brand. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const verification = AGENCY_VERIFICATIONS.find((each) => each === query.get('verification')) ?? null;
	const claims = query.get('claims') === 'open';
	const filter = { q: (query.get('q') ?? '').trim(), verification, claims, after: query.get('after') };
	return json({
		title: serverTexts(context).t('admin:tab.agencies'),
		filter,
		brands: pinnableBrands().map(({ key, name }) => ({ key, name })),
		...(await listAgenciesForAdmin({ ctx: context, filter })),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const agency = { id: textOf(form, 'id'), version: Number(textOf(form, 'version')) };
	const sent = { row: agency.id, form, now: context.now };
	if (intent === 'pin')
		return answerVerb({ ...sent, done: 'pinned' }, () =>
			pinBrand({ ctx: context, agency, brandKey: textOf(form, 'brand') || null }),
		);
	if (intent === 'confirmed' || intent === 'declined')
		return answerVerb({ ...sent, done: intent === 'confirmed' ? 'memberConfirmed' : 'memberDeclined' }, () =>
			decideMembership({ ctx: context, agencyId: agency.id, programId: textOf(form, 'program'), status: intent }),
		);
	// A verified agency is declined by the button that comes after the question only.
	const from = intent === 'declineVerified' ? 'verified' : 'requested';
	const verification = intent === 'verify' ? 'verified' : 'declined';
	return answerVerb({ ...sent, done: intent === 'verify' ? 'verified' : 'refused' }, () =>
		decideVerification({ ctx: context, agency, verification, ...(intent === 'verify' ? {} : { from }) }),
	);
}

export default function AdminAgencies() {
	const { t } = useTranslation('admin');
	const { filter, rows, next, brands } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.agencies')}>
			<AdminTable
				above={
					<FilterBar>
						<FilterText name="q" label={t('agencies.q')} value={filter.q} />
						<FilterChoice
							name="verification"
							label={t('agencies.verification')}
							value={filter.verification}
							all={t('all')}
							choices={AGENCY_VERIFICATIONS.map((value) => ({ value, text: t(`agencies.state.${value}`) }))}
						/>
						<FilterChoice
							name="claims"
							label={t('agencies.programmes')}
							value={filter.claims ? 'open' : null}
							all={t('all')}
							choices={[{ value: 'open', text: t('agencies.membership.claimedByAgency') }]}
						/>
					</FilterBar>
				}
				columns={[
					t('agencies.agency'),
					t('agencies.verification'),
					t('agencies.programmes'),
					t('agencies.brand'),
					null,
				]}
				isEmpty={rows.length === 0}
				next={next}
			>
				{rows.map((agency) => (
					<AgencyRow key={agency.id} agency={agency} brands={brands} />
				))}
			</AdminTable>
		</AdminPage>
	);
}

const KIND = { verified: 'good', requested: 'open', declined: 'bad' } as const;
const MEMBER_KIND = { confirmed: 'good', claimedByAgency: 'open', declined: 'bad' } as const;

function AgencyRow({ agency, brands }: { agency: ListedAgency; brands: { key: string; name: string }[] }) {
	const { t } = useTranslation('admin');
	const { id, version, verification } = agency;
	return (
		<tr>
			<th scope="row" className="desk-wide">
				{agency.name}
				<small>
					{[
						t('agencies.people', { count: agency.people }),
						agency.autoInviteEmailDomain && `@${agency.autoInviteEmailDomain}`,
						agency.referrerName && t('agencies.referred', { name: agency.referrerName }),
					]
						.filter(Boolean)
						.join(', ')}
				</small>
			</th>
			<td data-label={t('agencies.verification')} className="desk-wide desk-half">
				<VerbForm fields={{ id, version }} className={ROW_FORM}>
					<Chip kind={KIND[verification]}>{t(`agencies.state.${verification}`)}</Chip>
					{verification === 'verified' ? null : (
						<button type="submit" name="intent" value="verify" className={tradeButton('dark')}>
							{t('agencies.verify')}
						</button>
					)}
					{verification === 'requested' ? (
						<button
							type="submit"
							name="intent"
							value="decline"
							className={tradeButton()}
							aria-label={`${t('agencies.decline')}: ${agency.name}`}
						>
							{t('agencies.decline')}
						</button>
					) : null}
					{verification === 'verified' ? (
						<details className="open:[&>summary]:mb-2">
							<summary className={tradeButton('line', 'w-fit')} aria-label={`${t('agencies.decline')}: ${agency.name}`}>
								{t('agencies.decline')}
							</summary>
							<p className="mt-3 mb-2 max-w-88">{t('agencies.sure', { name: agency.name, count: agency.people })}</p>
							<button type="submit" name="intent" value="declineVerified" className={tradeButton('dark')}>
								{t('agencies.declineNow')}
							</button>
						</details>
					) : null}
				</VerbForm>
			</td>
			<td data-label={t('agencies.programmes')} className="desk-wide desk-half">
				{agency.memberships.length === 0 ? '–' : null}
				{agency.memberships.map(({ programId, name, status }) => (
					<VerbForm key={programId} fields={{ id, version, program: programId }} className={ROW_FORM}>
						<span>{name}</span>
						<Chip kind={MEMBER_KIND[status]}>{t(`agencies.membership.${status}`)}</Chip>
						{status === 'confirmed' ? null : (
							<button
								type="submit"
								name="intent"
								value="confirmed"
								className={tradeButton()}
								aria-label={`${t('agencies.confirm')}: ${name}, ${agency.name}`}
							>
								{t('agencies.confirm')}
							</button>
						)}
						{status === 'declined' ? null : (
							<button
								type="submit"
								name="intent"
								value="declined"
								className={tradeButton()}
								aria-label={`${t('agencies.decline')}: ${name}, ${agency.name}`}
							>
								{t('agencies.decline')}
							</button>
						)}
					</VerbForm>
				))}
			</td>
			<td data-label={t('agencies.brand')} className="desk-wide desk-half">
				<VerbForm fields={{ id, version, intent: 'pin' }} className={ROW_FORM}>
					<select
						key={agency.pinnedBrandKey}
						name="brand"
						defaultValue={agency.pinnedBrandKey ?? ''}
						aria-label={`${t('agencies.brand')}: ${agency.name}`}
						className="trade-field"
					>
						<option value="">{t('agencies.byName')}</option>
						{brands.map(({ key, name }) => (
							<option key={key} value={key}>
								{name}
							</option>
						))}
					</select>
					<button type="submit" className={tradeButton()} aria-label={`${t('save')}: ${agency.name}`}>
						{t('save')}
					</button>
				</VerbForm>
			</td>
			<td data-align="right" className="desk-wide desk-half">
				<div className={`${ROW_FORM} justify-end max-xl:justify-start`}>
					<Link
						to={`/partner/dashboard/admin/leads?${new URLSearchParams({ agency: agency.name })}`}
						className="trade-link"
						aria-label={`${t('agencies.leads')}: ${agency.name}`}
					>
						{t('agencies.leads')}
					</Link>
					<form method="post" action="/partner/acting-agency">
						<input type="hidden" name="agencyId" value={id} />
						<input type="hidden" name="to" value="/partner/dashboard" />
						<button type="submit" className={tradeButton()} aria-label={`${t('agencies.act')}: ${agency.name}`}>
							{t('agencies.act')}
						</button>
					</form>
				</div>
			</td>
		</tr>
	);
}

export const meta = noindexMeta;
