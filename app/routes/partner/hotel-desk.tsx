import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { ChangeAnswer } from '~/components/trade/hotel-desk/change-answer';
import { HeldStays } from '~/components/trade/hotel-desk/held-stays';
import { RoomsAnswer } from '~/components/trade/hotel-desk/rooms-answer';
import { SetupList } from '~/components/trade/hotel-desk/setup-list';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { EmptyState } from '~/components/trade/states';
import type { AppLoadContext } from '~/context';
import { type HotelRequest, listHotelRequests } from '~/domain/hotel-desk/list-hotel-requests.server';
import { listRoomsChanges, type RoomsChangeRequest } from '~/domain/hotel-desk/list-rooms-changes.server';
import { loadSetup } from '~/domain/hotel-desk/setup/load-setup.server';
import { markSeen } from '~/domain/hotel-desk/today/mark-seen.server';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { answerRoomsChange } from '~/domain/lead/hotel/answer-rooms-change.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, seenLead, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['hotel-desk', 'inbox', 'desk', 'rooms', 'lead', 'dashboard', 'hotel-rooms'] };

const HOUR = 3_600_000;
const MOST_HOURS = 24 * 30;

/** `/partner/hotel`: what waits for an answer of the hotel, and who comes. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-desk:title');
	const [{ requests, held }, changes, setup] = await Promise.all([
		listHotelRequests({ ctx: context }),
		listRoomsChanges({ ctx: context }),
		loadSetup({ ctx: context }),
	]).catch(errorPage(title));
	const marked = new URL(request.url).searchParams.get('lead')?.slice(0, 80) || null;
	return json({ title, setup, requests, changes, held, marked, now: context.now });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	if (form.has('request')) return answerChange(context, form);
	const lead = seenLead(form);
	const intent = textOf(form, 'intent');
	if (intent === 'seen')
		return answerVerb({ row: lead.id, done: 'seen', form, now: context.now }, () =>
			markSeen({ ctx: context, seen: lead }),
		);
	const isConfirmed = intent === 'confirm';
	const hours = Number(textOf(form, 'hours'));
	const { now } = context;
	return answerVerb({ row: lead.id, done: isConfirmed ? 'confirmed' : 'declined', form, now }, () =>
		decideLead({
			ctx: context,
			lead,
			decision: isConfirmed ? 'confirm' : 'decline',
			note: textOf(form, 'note'),
			...(isConfirmed && hours > 0 ? { expiresAt: now + Math.min(hours, MOST_HOURS) * HOUR } : {}),
		}),
	);
}

function answerChange(ctx: AppLoadContext, form: FormData) {
	const requestId = textOf(form, 'request');
	const isAccepted = textOf(form, 'intent') === 'accept';
	const row = { row: requestId, done: isAccepted ? 'changeAccepted' : 'declined', form, now: ctx.now };
	return answerVerb(row, () =>
		answerRoomsChange({
			...{ ctx, requestId, version: Number(textOf(form, 'version')) || 0, note: textOf(form, 'note') },
			decision: isAccepted ? 'accept' : 'decline',
		}),
	);
}

export default function HotelDesk() {
	const { t } = useTranslation('hotel-desk');
	const { title, setup, requests, changes, held, marked, now } = useLoaderData<typeof loader>();
	return (
		<WorkPage title={title} lead={t('lead')}>
			<OutcomeLine />
			{setup ? <SetupList setup={setup} /> : null}
			<section aria-labelledby="requests" className="mt-6 [&>h2]:mb-3">
				<h2 id="requests">
					{t('requests')} <small className="trade-note">{requests.length}</small>
				</h2>
				{requests.length === 0 ? (
					<div className="trade-card">
						<EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
					</div>
				) : (
					(requests as HotelRequest[]).map((each) => (
						<RoomsAnswer key={each.id} lead={each} isMarked={each.id === marked} now={now} />
					))
				)}
			</section>
			{changes.length > 0 ? (
				<section aria-labelledby="changes" className="mt-9 [&>h2]:mb-3">
					<h2 id="changes">
						{t('change.title')} <small className="trade-note">{changes.length}</small>
					</h2>
					{(changes as RoomsChangeRequest[]).map((each) => (
						<ChangeAnswer key={each.id} request={each} isMarked={each.leadId === marked} now={now} />
					))}
				</section>
			) : null}
			<HeldStays stays={held as HotelRequest[]} now={now} />
		</WorkPage>
	);
}

export const meta = noindexMeta;
