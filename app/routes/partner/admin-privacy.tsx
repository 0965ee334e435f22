import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { adminMeta } from '~/components/trade/admin/admin-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { VerbForm } from '~/components/trade/page/verb-form';
import inbox from '~/components/trade/page/work-page.css?url';
import { ErrorBox } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { requireAdmin } from '~/domain/administration/require-admin';
import { readClient } from '~/domain/privacy/client-records.server';
import { type Erasure, eraseClient } from '~/domain/privacy/erase-client.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inbox }];

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
	const client = readClient({
		email: textOf(form, 'email'),
		firstName: textOf(form, 'firstName'),
		lastName: textOf(form, 'lastName'),
	});
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
				<div className="desk-section">
					<ErrorBox title={t('desk:fault.client-needed')} />
				</div>
			) : null}
			{answer?.erasure ? (
				<div className="desk-section">
					<p>{t('privacy.erased', { count: answer.erasure.leads })}</p>
					{answer.erasure.retained.length > 0 ? (
						<>
							<p>{t('privacy.kept')}</p>
							<ul>
								{answer.erasure.retained.map((id) => (
									<li key={id}>
										<Link to={`/partner/dashboard/admin/leads/${id}`} className="trade-link desk-mono">
											{id}
										</Link>
									</li>
								))}
							</ul>
						</>
					) : null}
				</div>
			) : null}
			<div className="desk-feeds desk-section">
				<section className="trade-card desk-feed">
					<h2>{t('privacy.export')}</h2>
					<p>{t('privacy.exportText')}</p>
					<form method="post" action="/partner/dashboard/admin/privacy/export" className="desk-answer">
						<ClientFields typed={{}} />
						<div className="desk-buttons">
							<button type="submit" className={tradeButton('dark')}>
								{t('privacy.download')}
							</button>
						</div>
					</form>
				</section>
				<section className="trade-card desk-feed">
					<h2>{t('privacy.erase')}</h2>
					<p>{t('privacy.eraseText')}</p>
					<VerbForm fields={{}} className="desk-answer">
						<ClientFields typed={answer?.outcome.typed ?? {}} />
						<label className="desk-check">
							<input type="checkbox" name="sure" required />
							<span>{t('privacy.sure')}</span>
						</label>
						<div className="desk-buttons">
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
			<label className="desk-field">
				<span>{t('privacy.email')}</span>
				<input type="email" name="email" autoComplete="off" defaultValue={typed.email} className="trade-field" />
			</label>
			<label className="desk-field">
				<span>{t('privacy.firstName')}</span>
				<input
					name="firstName"
					autoComplete="off"
					maxLength={60}
					defaultValue={typed.firstName}
					className="trade-field"
				/>
			</label>
			<label className="desk-field">
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

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => adminMeta(matches, data?.title);
