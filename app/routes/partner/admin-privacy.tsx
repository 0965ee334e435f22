import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { VerbForm } from '~/components/trade/page/verb-form';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { ErrorBox } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { requireAdmin } from '~/domain/administration/require-admin';
import { type Erasure, eraseClient } from '~/domain/privacy/erase-client.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';
import { readClientForm } from './read-client-form.server';

export const handle = { i18n: ['admin', 'desk'] };

/** A client's rights: access to his data, and erasure (PRIVACY-9, PRIVACY-10). */
export function loader({ context, request }: LoaderFunctionArgs) {
	requireAdmin(context);
	return json({
		title: serverTexts(context).t('admin:tab.privacy'),
		isUnnamed: new URL(request.url).searchParams.has('unnamed'),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const client = readClientForm(form);
	let erasure: Erasure | null = null;
	const answer = await answerVerb({ row: 'erase', done: 'erased', form, now: context.now }, async () => {
		requireAdmin(context);
		if (!client) throw new DomainError('invalid', 'Whom?', { reason: 'client-needed' });
		if (textOf(form, 'sure') !== 'on') throw new DomainError('invalid', 'Not sure');
		erasure = await eraseClient({ ctx: context, client });
	});
	return json({ outcome: await answer.json(), erasure: erasure as Erasure | null }, { status: answer.status });
}

export default function AdminPrivacy() {
	const { t } = useTranslation(['admin', 'desk']);
	const { isUnnamed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminPage title={t('tab.privacy')} lead={t('privacy.lead')}>
			{isUnnamed && !answer ? (
				<div className="mt-6 [&>h2]:mb-3">
					<ErrorBox title={t('desk:fault.client-needed')} />
				</div>
			) : null}
			{answer?.erasure ? (
				<div className="mt-6 [&>h2]:mb-3">
					<p>{t('privacy.erased', { count: answer.erasure.leads })}</p>
					{answer.erasure.retained.length > 0 ? (
						<>
							<p>{t('privacy.kept')}</p>
							<ul>
								{answer.erasure.retained.map((id) => (
									<li key={id}>
										<Link
											to={`/partner/dashboard/admin/leads/${id}`}
											className="trade-link text-[0.75rem] font-mono wrap-anywhere"
										>
											{id}
										</Link>
									</li>
								))}
							</ul>
						</>
					) : null}
				</div>
			) : null}
			<div className="grid gap-4 lg:grid-cols-2 mt-6">
				<section className="trade-card grid gap-2 content-start p-4.5">
					<h2>{t('privacy.export')}</h2>
					<p>{t('privacy.exportText')}</p>
					<form method="post" action="/partner/dashboard/admin/privacy/export" className="grid content-start gap-3">
						<ClientFields typed={{}} />
						<div className="flex flex-wrap gap-2">
							<button type="submit" className={tradeButton('dark')}>
								{t('privacy.download')}
							</button>
						</div>
					</form>
				</section>
				<section className="trade-card grid gap-2 content-start p-4.5">
					<h2>{t('privacy.erase')}</h2>
					<p>{t('privacy.eraseText')}</p>
					<VerbForm fields={{}} className="grid content-start gap-3">
						<ClientFields typed={answer?.outcome.typed ?? {}} />
						<label className="flex gap-2.5 items-start">
							<input className="size-4.5 shrink-0 accent-main" type="checkbox" name="sure" required />
							<span>{t('privacy.sure')}</span>
						</label>
						<div className="flex flex-wrap gap-2">
							<button type="submit" className={tradeButton()}>
								{t('privacy.erase')}
							</button>
						</div>
					</VerbForm>
				</section>
			</div>
		</AdminPage>
	);
}

function ClientFields({ typed }: { typed: Record<string, string> }) {
	const { t } = useTranslation('admin');
	return (
		<>
			<label className={`${FIELD_BOX} w-full`}>
				<span>{t('privacy.email')}</span>
				<input type="email" name="email" autoComplete="off" defaultValue={typed.email} className="trade-field" />
			</label>
			<label className={`${FIELD_BOX} w-full`}>
				<span>{t('privacy.firstName')}</span>
				<input
					name="firstName"
					autoComplete="off"
					maxLength={60}
					defaultValue={typed.firstName}
					className="trade-field"
				/>
			</label>
			<label className={`${FIELD_BOX} w-full`}>
				<span>{t('privacy.lastName')}</span>
				<input
					name="lastName"
					autoComplete="off"
					maxLength={80}
					defaultValue={typed.lastName}
					className="trade-field"
				/>
			</label>
		</>
	);
}

export const meta = noindexMeta;
