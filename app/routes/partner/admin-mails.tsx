import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterText } from '~/components/trade/admin/filter-bar';
import { Timestamp } from '~/components/trade/page/timestamp';
import { VerbForm } from '~/components/trade/page/verb-form';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { tradeButton } from '~/components/trade/trade-button';
import { listMails, type MailState } from '~/domain/administration/list-mails.server';
import { resendMail } from '~/domain/administration/resend-mail.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

/** Failures first. */
const STATES = ['uncertain', 'dead', 'pending', 'sending', 'sent'] as const satisfies readonly MailState[];

/** The mail outbox by state; failed mails are sent again by hand (MAIL-5). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const state = STATES.find((each) => each === query.get('state')) ?? 'uncertain';
	const to = (query.get('to') ?? '').trim().slice(0, 254);
	const filter = { state, to, after: query.get('after') };
	return json({
		title: serverTexts(context).t('admin:tab.mails'),
		...{ state, to },
		...(await listMails({ ctx: context, filter })),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const mailId = textOf(form, 'id');
	return answerVerb({ row: mailId, done: 'resent', form, now: context.now }, () =>
		resendMail({ ctx: context, mailId }),
	);
}

export default function AdminMails() {
	const { t } = useTranslation('admin');
	const { state, to, rows, next, counts } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.mails')}>
			<AdminTable
				above={
					<>
						<FilterBar>
							<FilterText name="to" label={t('mails.q')} value={to} />
						</FilterBar>
						<nav aria-label={t('mails.states')} className={STATES_ROW}>
							{STATES.map((each) => (
								<Link key={each} to={`?state=${each}`} aria-current={to === '' && each === state ? 'page' : undefined}>
									{t(`mails.state.${each}`)} {counts.find((count) => count.state === each)?.count}
								</Link>
							))}
						</nav>
						{to === '' && state === 'uncertain' && rows.length > 0 ? (
							<p className="pt-4 pb-5 px-4.5 trade-note">{t('mails.uncertainNote')}</p>
						) : null}
					</>
				}
				columns={[t('mails.mail'), t('mails.to'), t('audit.when'), t('mails.error'), null]}
				isEmpty={rows.length === 0}
				empty={t('mails.emptyTitle')}
				next={next}
			>
				{rows.map((mail) => (
					<tr key={mail.id}>
						<th scope="row" className="desk-wide">
							<Link to={`/partner/dashboard/admin/mails/${mail.id}`} className="trade-link">
								{mail.subject}
							</Link>
							<small>
								{to === '' ? null : `${t(`mails.state.${mail.state}`)}, `}
								{mail.kind}, {mail.brandKey}
								{mail.leadId ? (
									<>
										{', '}
										<Link to={`/partner/dashboard/admin/leads/${mail.leadId}`} className="trade-link">
											{t('mails.lead')}
										</Link>
									</>
								) : null}
							</small>
						</th>
						<td data-label={t('mails.to')}>{mail.toAddress}</td>
						<td data-label={t('audit.when')}>
							<Timestamp at={mail.sentAt ?? mail.createdAt} />
							<small>{t('mails.tries', { count: mail.attempts })}</small>
						</td>
						<td data-label={t('mails.error')} className="desk-wide">
							{mail.lastError ?? '–'}
						</td>
						<td data-align="right">
							{mail.state === 'uncertain' || mail.state === 'dead' ? (
								<VerbForm fields={{ id: mail.id }}>
									<button type="submit" className={tradeButton()} aria-label={`${t('mails.resend')}: ${mail.subject}`}>
										{t('mails.resend')}
									</button>
								</VerbForm>
							) : null}
						</td>
					</tr>
				))}
			</AdminTable>
		</AdminPage>
	);
}

export const meta = noindexMeta;
