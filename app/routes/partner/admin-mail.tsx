import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { Timestamp } from '~/components/trade/page/timestamp';
import { WorkPage } from '~/components/trade/page/work-page';
import { FactList } from '~/components/trade/parts/fact-list';
import { readMail } from '~/domain/administration/read-mail.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['admin', 'desk'] };

/** A mail as it went out, for an admin who looks into what was said (AGENCY-23). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('admin:tab.mails');
	const mail = await readMail({ ctx: context, mailId: params.mailId ?? '' }).catch(errorPage(title));
	return json({ title: mail.subject, mail });
}

export default function AdminMail() {
	const { t } = useTranslation('admin');
	const { mail } = useLoaderData<typeof loader>();
	return (
		<WorkPage
			title={mail.subject}
			aside={
				<Link to={`/partner/dashboard/admin/mails?to=${encodeURIComponent(mail.toAddress)}`} className="trade-link">
					{t('mails.allTo')}
				</Link>
			}
		>
			<section className="trade-card mt-6 max-w-4xl">
				<FactList className="border-b border-hair p-4.5">
					<Fact name={t('mails.to')}>{mail.toAddress}</Fact>
					<Fact name={t('mails.from')}>
						{mail.fromName} <small>{mail.fromAddress}</small>
					</Fact>
					{mail.replyTo ? <Fact name={t('mails.replyTo')}>{mail.replyTo}</Fact> : null}
					<Fact name={t('audit.when')}>
						<Timestamp at={mail.sentAt ?? mail.createdAt} />
						<small>
							{t(`mails.state.${mail.state}`)}, {t('mails.tries', { count: mail.attempts })}
						</small>
					</Fact>
					<Fact name={t('mails.kind')}>
						{mail.kind} <small>{mail.brandKey}</small>
					</Fact>
					{mail.leadId ? (
						<Fact name={t('mails.ofLead')}>
							<Link to={`/partner/dashboard/admin/leads/${mail.leadId}`} className="trade-link">
								{t('mails.openLead')}
							</Link>
						</Fact>
					) : null}
					{mail.lastError ? <Fact name={t('mails.error')}>{mail.lastError}</Fact> : null}
				</FactList>
				{mail.text === '' ? (
					<p className="p-4.5 text-ink2">{t('mails.blanked')}</p>
				) : (
					<pre className="p-4.5 font-mono text-note wrap-anywhere whitespace-pre-wrap">{mail.text}</pre>
				)}
			</section>
		</WorkPage>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt>{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}

export const meta = noindexMeta;
