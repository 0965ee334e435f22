import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_REACHES } from '#db/schema/trade-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { LeadMonthView, type MonthWhose } from '~/components/trade/calendar/lead-month-view';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { Timestamp } from '~/components/trade/page/timestamp';
import { VerbForm } from '~/components/trade/page/verb-form';
import { WorkPage } from '~/components/trade/page/work-page';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { tradeButton } from '~/components/trade/trade-button';
import { type CalendarReach, closeFeed, listFeeds, openFeed } from '~/domain/calendar/open-feed.server';
import { type Month, readMonth } from '~/domain/lead/dashboard/lead-month';
import { readMonthLeads } from '~/domain/lead/dashboard/read-month.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['calendar', 'desk'] };

/** `/partner/calendar`: a month of the agency's options and stays (`?month=2027-02`), and the agent's private calendar feeds. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const shown = readMonth(query.get('month'), context.today);
	const whose: MonthWhose = query.get('whose') === 'mine' ? 'mine' : 'team';
	const title = serverTexts(context).t('calendar:title');
	const [feeds, leads] = await Promise.all([
		listFeeds({ ctx: context }),
		readMonthLeads({ ctx: context, month: shown, isOwn: whose === 'mine' }),
	]).catch(errorPage(title));
	return json({ title, agency: context.actor?.agency?.name ?? '', feeds, month: shown, whose, ...leads });
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
			<section className="mt-6 [&>h2]:mb-3">
				<h2>{t('feeds')}</h2>
				<p className="mt-1.5 max-w-176 text-ink2">{t('lead')}</p>
			</section>
			<div className="grid gap-4 lg:grid-cols-2 mt-6">
				{CALENDAR_REACHES.map((reach) => {
					const feed = feeds.find((each) => each.reach === reach);
					const address = answer?.reach === reach ? answer.address : null;
					return (
						<section key={reach} className="trade-card grid gap-2 content-start p-4.5">
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
								<div className="grid justify-items-start gap-2 border-l-3 border-accent bg-selected py-2.5 px-3.5">
									<label className={`${FIELD_BOX} w-full`}>
										<span>{t('address')}</span>
										<input
											readOnly
											value={address}
											className="trade-field text-[0.75rem] font-mono wrap-anywhere"
											onFocus={(event) => event.currentTarget.select()}
										/>
									</label>
									<p className="trade-note">{t('once')}</p>
									<a href={address.replace(/^https?:/, 'webcal:')} className="trade-link">
										{t('subscribe')}
									</a>
								</div>
							) : null}
							<VerbForm fields={{ reach }} className="mt-2 flex flex-wrap gap-2">
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
			<section className="mt-6 [&>h2]:mb-3">
				<h2>{t('what')}</h2>
				<p className="mt-1.5 max-w-176 text-ink2">{t('contents')}</p>
			</section>
		</WorkPage>
	);
}

export const meta = noindexMeta;
