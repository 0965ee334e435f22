import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_REACHES } from '#db/schema/enums';
import { pageMeta } from '~/components/layout/page-meta';
import { LeadMonthView, type MonthWhose } from '~/components/trade/calendar/lead-month-view';
import month from '~/components/trade/calendar/month.css?url';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { Timestamp } from '~/components/trade/page/timestamp';
import { VerbForm } from '~/components/trade/page/verb-form';
import { WorkPage } from '~/components/trade/page/work-page';
import inbox from '~/components/trade/page/work-page.css?url';
import { tradeButton } from '~/components/trade/trade-button';
import { type CalendarReach, closeFeed, listFeeds, openFeed } from '~/domain/calendar/open-feed.server';
import { type Month, readMonth } from '~/domain/lead/dashboard/lead-month';
import { readMonthLeads } from '~/domain/lead/dashboard/read-month.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf, throwAsPage } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['calendar', 'desk'] };

export const links: LinksFunction = () => [inbox, month].map((href) => ({ rel: 'stylesheet', href }));

/** `/partner/calendar`: a month of the agency's options and stays (`?month=2027-02`), and the agent's private calendar feeds. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const shown = readMonth(query.get('month'), context.today);
	const whose: MonthWhose = query.get('whose') === 'mine' ? 'mine' : 'team';
	const title = serverTexts(context).t('calendar:title');
	try {
		const [feeds, leads] = await Promise.all([
			listFeeds({ ctx: context }),
			readMonthLeads({ ctx: context, month: shown, isOwn: whose === 'mine' }),
		]);
		return json({ title, agency: context.actor?.agency?.name ?? '', feeds, month: shown, whose, ...leads });
	} catch (error) {
		throwAsPage(error, title);
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const reach: CalendarReach = textOf(form, 'reach') === 'team' ? 'team' : 'agent';
	const isClosed = textOf(form, 'intent') === 'close';
	let token: string | null = null;
	const answer = await answerVerb(
		{ row: reach, done: isClosed ? 'feedClosed' : 'feedOpened', form, now: context.now },
		async () => {
			if (isClosed) await closeFeed({ ctx: context, reach });
			else token = await openFeed({ ctx: context, reach });
		},
	);
	const outcome = await answer.json();
	const address = token === null ? null : `${context.linkOrigin}/calendar/${token}.ics`;
	return json({ outcome, reach, address }, { status: answer.status });
}

export default function Calendar() {
	const { t } = useTranslation('calendar');
	const { agency, feeds, month: shown, whose, rows, isCut } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<WorkPage title={t('title')}>
			<OutcomeLine />
			<LeadMonthView month={shown as Month} whose={whose} rows={rows} isCut={isCut} />
			<section className="desk-section">
				<h2>{t('feeds')}</h2>
				<p className="desk-lead">{t('lead')}</p>
			</section>
			<div className="desk-feeds desk-section">
				{CALENDAR_REACHES.map((reach) => {
					const feed = feeds.find((each) => each.reach === reach);
					const address = answer?.reach === reach ? answer.address : null;
					return (
						<section key={reach} className="trade-card desk-feed">
							<h2>{t(`reach.${reach}`)}</h2>
							<p>{t(`about.${reach}`, { agency })}</p>
							<p className="trade-note">
								{feed ? (
									<Timestamp at={feed.createdAt}>{(timestamp) => t('isOpen', { moment: timestamp })}</Timestamp>
								) : (
									t('isClosed')
								)}
							</p>
							{address ? (
								<div className="desk-rivals">
									<label className="desk-field">
										<span>{t('address')}</span>
										<input
											readOnly
											value={address}
											className="trade-field desk-mono"
											onFocus={(event) => event.currentTarget.select()}
										/>
									</label>
									<p className="trade-note">{t('once')}</p>
									<a href={address.replace(/^https?:/, 'webcal:')} className="trade-link">
										{t('subscribe')}
									</a>
								</div>
							) : null}
							<VerbForm fields={{ reach }} className="desk-buttons">
								<button type="submit" name="intent" value="open" className={tradeButton(feed ? 'line' : 'dark')}>
									{t(feed ? 'renew' : 'open')}
								</button>
								{feed ? (
									<button type="submit" name="intent" value="close" className={tradeButton()}>
										{t('close')}
									</button>
								) : null}
							</VerbForm>
						</section>
					);
				})}
			</div>
			<section className="desk-section">
				<h2>{t('what')}</h2>
				<p className="desk-lead">{t('contents')}</p>
			</section>
		</WorkPage>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.title ?? '',
		path: '/partner/calendar',
		isNoindex: true,
	});
