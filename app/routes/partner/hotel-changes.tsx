import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { changeNights, changeWords } from '~/components/trade/hotel-desk/nights/night-words';
import { Timestamp } from '~/components/trade/page/timestamp';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { listNightChanges, type NightChangeEntry } from '~/domain/hotel-desk/nights/list-night-changes.server';
import { undoNights } from '~/domain/hotel-desk/nights/undo-nights.server';
import type { Language } from '~/domain/language/language';
import { serverTexts } from '~/locales/server';
import { countOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['hotel-calendar'] };

/** `/partner/hotel/changes`: who has changed which nights, and the way back. */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-calendar:changes.title');
	const changes = await listNightChanges({ ctx: context }).catch(errorPage(title));
	return json({ title, changes });
}

type Answer = { undone: { restored: number; left: number } | null; error: 'undone' | 'failed' | null };

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	try {
		const undone = await undoNights({ ctx: context, number: countOf(form, 'number') });
		return json<Answer>({ undone, error: null });
	} catch (error) {
		try {
			const { word, status } = formErrorOf(error, { 'undone-already': 'undone', unavailable: 'failed' } as const);
			return json<Answer>({ undone: null, error: word }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelChanges() {
	const { t } = useTranslation('hotel-calendar');
	const { title, changes } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	return (
		<WorkPage
			title={title}
			lead={t('changes.lead')}
			aside={
				<Link to="/partner/hotel/calendar" className={tradeButton()}>
					{t('changes.back')}
				</Link>
			}
		>
			{answer?.error ? (
				<FaultBox isResult className="mt-5">
					<p>{t(`error.${answer.error}`)}</p>
				</FaultBox>
			) : null}
			<div role="status">
				{answer?.undone ? (
					<p className="mt-5 font-medium text-ok">
						{t('done.undone', { count: answer.undone.restored })}{' '}
						{answer.undone.left > 0 ? t('done.left', { count: answer.undone.left }) : null}
					</p>
				) : null}
			</div>
			<div className="trade-card mt-6">
				{changes.length === 0 ? (
					<EmptyState title={t('changes.noneTitle')}>{t('changes.none')}</EmptyState>
				) : (
					<table className="trade-table desk-table desk-slim">
						<thead>
							<tr>
								{(['when', 'who', 'rooms', 'nights', 'what'] as const).map((name) => (
									<th key={name} scope="col">
										{t(`changes.${name}`)}
									</th>
								))}
								<td />
							</tr>
						</thead>
						<tbody>
							{(changes as NightChangeEntry[]).map((entry) => (
								<ChangeRow key={entry.number} entry={entry} />
							))}
						</tbody>
					</table>
				)}
			</div>
		</WorkPage>
	);
}

function ChangeRow({ entry }: { entry: NightChangeEntry }) {
	const { t } = useTranslation('hotel-calendar');
	const language = useRoot().language as Language;
	const { number, at, name, change, rooms, nights, restores, isUndone } = entry;
	const [first = ''] = rooms;
	const what = restores === null ? changeWords(t, change).join(', ') : t('changes.undid', { number: restores });
	return (
		<tr>
			<th scope="row">
				<Timestamp at={at} />
				<small>{`#${number}`}</small>
			</th>
			<td data-label={t('changes.who')}>{name || t('changes.gone')}</td>
			<td data-label={t('changes.rooms')}>
				{rooms.length > 1 ? t('changes.more', { first, count: rooms.length - 1 }) : first}
			</td>
			<td data-label={t('changes.nights')}>
				{changeNights(language, change)}
				<small>{t('form.nights', { count: nights })}</small>
			</td>
			<td data-label={t('changes.what')}>{what}</td>
			<td data-align="right">
				{restores !== null ? null : isUndone ? (
					<span className="trade-note">{t('changes.undone')}</span>
				) : (
					<Form method="post" preventScrollReset>
						<button
							type="submit"
							name="number"
							value={number}
							className={tradeButton()}
							aria-label={t('changes.undoOf', { what })}
						>
							{t('changes.undo')}
						</button>
					</Form>
				)}
			</td>
		</tr>
	);
}

export const meta = noindexMeta;
