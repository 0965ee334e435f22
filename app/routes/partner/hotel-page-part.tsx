import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { useDirty } from '~/components/trade/desk/use-dirty';
import hotelStyles from '~/components/trade/hotel/hotel.css?url';
import { ContactFace } from '~/components/trade/hotel-desk/page/contact-face';
import { PageFrame } from '~/components/trade/hotel-desk/page/page-frame';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { RowForm } from '~/components/trade/hotel-desk/rows/row-form';
import { RowOutcome } from '~/components/trade/hotel-desk/rows/row-outcome';
import type { RowsAnswer } from '~/components/trade/hotel-desk/rows/rows-answer';
import { EmptyState } from '~/components/trade/states';
import { requireActor } from '~/domain/access/require-actor';
import { comparePages, countPageChanges } from '~/domain/hotel-desk/page/compare-pages';
import { stepPageBack } from '~/domain/hotel-desk/page/edit-page.server';
import { savePageRows } from '~/domain/hotel-desk/page/edit-rows.server';
import { loadPage } from '~/domain/hotel-desk/page/load-page.server';
import { rowsOfPart } from '~/domain/hotel-desk/page/part-rows';
import { nameOf } from '~/domain/hotel-desk/rows/compare-rows';
import { isPagePart, specOf } from '~/domain/hotel-desk/rows/page-rows';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage, notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';
import { arrangedRows, readRowsForm, withOthers } from './read-rows-form.server';

export const handle = { i18n: ['hotel-page', 'hotel-parts', 'hotel-rates'] };

export const links = stylesheets(hotelStyles, styles, barStyles);

/** `/partner/hotel/page/dining`, `facilities`, `meetings`, `rooms` (`?room=` a room type) and `contacts`: rows of the hotel's page as a draft. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { part } = params;
	if (!isPagePart(part)) throw notFound(context);
	const title = serverTexts(context).t('hotel-page:title');
	const desk = await loadPage({ ctx: context }).catch(errorPage(title));
	const { hotel, versions, draft, published, content, seen, vocabulary } = desk;
	const all = rowsOfPart(part, content);
	const spec = specOf(part);
	const asked = new URL(request.url).searchParams.get('room');
	const room = part === 'rooms' ? (all.find(({ id }) => id === asked) ?? all[0] ?? null) : null;
	const named = (scope: 'hotel' | 'room') =>
		vocabulary[scope].map(({ key, name }) => ({ value: key, text: name[context.language] }));
	const faces = content.pictures.flatMap(({ contact, hash, colour, file }) =>
		contact === null ? [] : [[contact, { hash, colour, file }] as const],
	);
	return json({
		...{ title, hotel, versions, draft, seen, part },
		rows: part === 'rooms' ? (room ? [room] : []) : all,
		rooms: part === 'rooms' ? all.map((row) => ({ id: row.id, name: nameOf(spec, row) })) : [],
		options: part === 'facilities' ? { key: named('hotel') } : part === 'rooms' ? { amenities: named('room') } : {},
		faces: Object.fromEntries(faces),
		changes: countPageChanges(comparePages(published, content)),
	});
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { part } = params;
	if (!isPagePart(part)) throw notFound(context);
	requireActor(context, 'hotelStaff');
	const form = await readUpload(request);
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const rows = readRowsForm(form, specOf(part));
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepPageBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<RowsAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		const arranged = arrangedRows(form, rows);
		if (arranged) return json<RowsAnswer>({ at, outcome: 'arranged', rows: arranged });
		const saved = await savePageRows({ ctx: context, part, rows, seen });
		if (saved.outcome !== 'saved') return json<RowsAnswer>({ ...saved, at, rows }, { status: 400 });
		return json<RowsAnswer>({ at, outcome: 'saved' });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			const isTyped = intent !== 'undo' && intent !== 'discard';
			const others =
				error instanceof DomainError && error.code === 'conflict' && part !== 'rooms'
					? rowsOfPart(part, (await loadPage({ ctx: context })).content)
					: [];
			return json<RowsAnswer>({ at, outcome: word, rows: isTyped ? withOthers(form, rows, others) : null }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelPagePart() {
	const { t } = useTranslation('hotel-parts');
	const { hotel, versions, draft, seen, part, rows, rooms, options, faces, changes } = useLoaderData<typeof loader>();
	const answer = useActionData<RowsAnswer>() ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const at = answer?.at;
	const typed = answer && 'rows' in answer ? answer.rows : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (!typed) setDirty(false);
	}, [at]);
	const shown = typed ?? rows;
	const [room] = rows;
	return (
		<PageFrame desk={{ hotel, versions, draft }} changes={changes}>
			<p className="mt-5 max-w-176 text-ink2">{t(`partLead.${part}`)}</p>
			<RowOutcome answer={answer} />
			{part === 'rooms' ? (
				<p className="mt-3">
					<Link to="/partner/hotel/rooms" className="inline-flex min-h-11 items-center lg:min-h-8">
						<span className="trade-link">{t('add.rooms')}</span>
					</Link>
				</p>
			) : null}
			{part === 'rooms' && rooms.length > 1 ? (
				<nav aria-label={t('rooms')} className="mt-4">
					<ul className="flex flex-wrap gap-2">
						{rooms.map(({ id, name }) => (
							<li key={id}>
								<Link
									to={`?room=${id}`}
									aria-current={id === room?.id ? 'page' : undefined}
									className="inline-flex min-h-11 items-center rounded-control border border-line2 px-3 aria-[current=page]:border-accent aria-[current=page]:bg-selected aria-[current=page]:font-semibold lg:min-h-9"
								>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			{part === 'rooms' && rooms.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('empty.rooms.title')}>{t('empty.rooms.text')}</EmptyState>
				</div>
			) : (
				<RowForm
					key={`${part} ${room && part === 'rooms' ? room.id : ''} ${typed ? `typed ${at}` : seen}`}
					{...{ part, seen, options }}
					spec={specOf(part)}
					rows={shown}
					known={rows.map(({ id }) => id)}
					errors={answer?.outcome === 'invalid' ? answer.errors : {}}
					onDirty={() => setDirty(true)}
					{...(part === 'contacts' ? { head: (row) => <ContactFace id={row.id} face={faces[row.id] ?? null} /> } : {})}
					empty={{ title: t(`empty.${part}.title`), text: t(`empty.${part}.text`) }}
					names={{ row: (number) => t(`row.${part}`, { number }), add: t(`add.${part}`) }}
				/>
			)}
		</PageFrame>
	);
}

export const meta = noindexMeta;
