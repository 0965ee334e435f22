import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { BusyAddress } from '~/components/trade/operator-desk/channel-calendars/busy-address';
import { CalendarFile } from '~/components/trade/operator-desk/channel-calendars/calendar-file';
import type { CalendarsAnswer } from '~/components/trade/operator-desk/channel-calendars/calendars-answer';
import { ChannelForm } from '~/components/trade/operator-desk/channel-calendars/channel-form';
import { ChannelList } from '~/components/trade/operator-desk/channel-calendars/channel-list';
import { ClashList } from '~/components/trade/operator-desk/channel-calendars/clash-list';
import { usePropertyTabs } from '~/components/trade/operator-desk/use-property-tabs';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { VerbForm } from '~/components/trade/page/verb-form';
import { WorkPage } from '~/components/trade/page/work-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { tradeButton } from '~/components/trade/trade-button';
import type { AppLoadContext } from '~/context';
import { closeBusyCalendar, openBusyCalendar } from '~/domain/calendar-sync/busy-calendar.server';
import {
	addCalendar,
	type CalendarErrors,
	changeCalendar,
	endCalendar,
	readCalendarNow,
} from '~/domain/calendar-sync/edit-calendars.server';
import { listCalendars, type PropertyCalendars } from '~/domain/calendar-sync/list-calendars.server';
import { settleConflict } from '~/domain/calendar-sync/settle-conflict.server';
import { houseName } from '~/domain/lead/property-name';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { answerVerb, countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, notFoundTitle } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['channel-calendars', 'operator-prices', 'desk'] };

/** `/partner/desk/properties/{id}/calendars`: where else the property is sold, and what the channels are told (CHANNEL-5). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const found = await listCalendars({ ctx: context, propertyId: params.propertyId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	const title = serverTexts(context).t('channel-calendars:title', { name: houseName(found.property.name) });
	return json({ title, ...found });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const act = actOf(context, form, params.propertyId ?? '')[intent];
	if (!act) throw json({ title: notFoundTitle(context) }, { status: 400 });
	const result: Partial<CalendarsAnswer> = {};
	const answer = await answerVerb({ row: textOf(form, 'id'), done: act.done, form, now: context.now }, async () => {
		Object.assign(result, await act.run());
	});
	const errors: CalendarErrors = result.errors ?? {};
	const isInvalid = Object.keys(errors).length > 0;
	const written = await answer.json();
	return json<CalendarsAnswer>(
		{
			outcome: isInvalid ? null : written,
			id: textOf(form, 'id'),
			errors,
			typed: { name: textOf(form, 'name').slice(0, 200), address: textOf(form, 'address').slice(0, 2000) },
			removed: result.removed ?? null,
			address: result.address ?? null,
		},
		{ status: isInvalid ? 400 : answer.status },
	);
}

type Act = { done: string; run: () => Promise<Partial<CalendarsAnswer> | undefined> };

/** What each intent of the page's forms does. */
function actOf(ctx: AppLoadContext, form: FormData, propertyId: string): Partial<Record<string, Act>> {
	const calendar = { id: textOf(form, 'id'), version: countOf(form, 'version') };
	const typed = { name: textOf(form, 'name'), address: textOf(form, 'address') };
	const stayId = textOf(form, 'stay');
	const nothing = async (verb: Promise<void>) => {
		await verb;
		return undefined;
	};
	return {
		add: { done: 'calendarAdded', run: async () => errorsOf(await addCalendar({ ctx, propertyId, typed })) },
		change: { done: 'calendarChanged', run: async () => errorsOf(await changeCalendar({ ctx, calendar, typed })) },
		end: {
			done: 'calendarEnded',
			run: async () => ({
				removed: { id: calendar.id, version: await endCalendar({ ctx, calendar, isUndo: false }) },
			}),
		},
		restore: {
			done: 'calendarRestored',
			run: async () => {
				await endCalendar({ ctx, calendar, isUndo: true });
				return undefined;
			},
		},
		read: {
			done: 'calendarRead',
			run: async () => {
				const reading = await readCalendarNow({ ctx, id: calendar.id });
				if (reading.outcome === 'overtaken')
					throw new DomainError('conflict', 'Overtaken', { reason: 'changed-meanwhile' });
				// Why it failed stands beside it.
				if (reading.outcome === 'failed')
					throw new DomainError('conflict', 'Not read', { reason: 'calendar-not-read' });
				return undefined;
			},
		},
		settle: { done: 'clashSettled', run: () => nothing(settleConflict({ ctx, propertyId, stayId, isUndo: false })) },
		reopen: { done: 'clashReopened', run: () => nothing(settleConflict({ ctx, propertyId, stayId, isUndo: true })) },
		open: {
			done: 'busyOpened',
			run: async () => ({
				address: `${ctx.linkOrigin}/calendars/${await openBusyCalendar({ ctx, propertyId })}.ics`,
			}),
		},
		close: { done: 'busyClosed', run: () => nothing(closeBusyCalendar({ ctx, propertyId })) },
	};
}

function errorsOf(saved: Awaited<ReturnType<typeof addCalendar>>): Partial<CalendarsAnswer> {
	return saved.outcome === 'invalid' ? { errors: saved.errors } : {};
}

const NOTHING_TYPED = { name: '', address: '' };

export default function DeskCalendars() {
	const { t } = useTranslation('channel-calendars');
	const { title, property, calendars, conflicts, settled, busy } = useLoaderData<
		typeof loader
	>() as PropertyCalendars & {
		title: string;
	};
	const answer = useActionData<CalendarsAnswer>() ?? null;
	const isRefused = answer?.id === '' && Object.keys(answer.errors).length > 0;
	return (
		<WorkPage title={title} lead={t('lead')} {...usePropertyTabs(property)}>
			<OutcomeLine />
			{answer?.removed ? (
				<VerbForm fields={{ ...answer.removed, intent: 'restore' }} className="mt-2">
					<button type="submit" className={tradeButton('line')}>
						{t('channels.undo')}
					</button>
				</VerbForm>
			) : null}
			<ClashList {...{ conflicts, settled }} />
			<div className="mt-6 grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_26rem]">
				<div className="grid gap-5">
					<section aria-labelledby="channels" className="trade-card">
						<CardHead>
							<h2 id="channels">{t('channels.title')}</h2>
						</CardHead>
						<ChannelList {...{ calendars, answer }} />
					</section>
					<section aria-labelledby="add" className="trade-card">
						<CardHead>
							<h2 id="add">{t('form.add')}</h2>
						</CardHead>
						<ChannelForm
							key={`${calendars.length} ${answer?.outcome?.at ?? 0}`}
							calendar={null}
							values={isRefused ? answer.typed : NOTHING_TYPED}
							errors={isRefused ? answer.errors : {}}
						/>
					</section>
				</div>
				<div className="grid gap-5">
					<BusyAddress {...{ busy, calendars }} address={answer?.address ?? null} />
					<CalendarFile propertyId={property.id} />
				</div>
			</div>
		</WorkPage>
	);
}

export const meta = noindexMeta;
