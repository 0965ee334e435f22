import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { DraftBar } from '~/components/trade/desk/draft-bar';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { useDirty } from '~/components/trade/desk/use-dirty';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { RoomTypeForm } from '~/components/trade/hotel-desk/rooms/room-type-form';
import { RoomTypeList } from '~/components/trade/hotel-desk/rooms/room-type-list';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { tradeButton } from '~/components/trade/trade-button';
import { saveRoom, stepRoomsBack, takeRoomOut } from '~/domain/hotel-desk/rooms/edit-rooms.server';
import { loadRoomsDesk } from '~/domain/hotel-desk/rooms/load-rooms-desk.server';
import {
	type DeskRoom,
	formOfRoom,
	NEW_ROOM,
	type RoomErrors,
	type RoomForm,
} from '~/domain/hotel-desk/rooms/rooms-content';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readRoomTypeForm } from './read-room-type-form.server';

export const handle = { i18n: ['hotel-rooms', 'hotel-rates'] };

export const links = stylesheets(styles, barStyles);

/** `/partner/hotel/rooms`: the hotel's room types, and those that a draft adds; `?room=` opens one of the draft. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-rooms:title');
	const { hotel, published, added, draft, seen } = await loadRoomsDesk({ ctx: context }).catch(errorPage(title));
	const key = new URL(request.url).searchParams.get('room');
	const edited = added.find((room) => room.key === key) ?? null;
	return json({
		...{ title, hotel, published: published.rooms, added, draft, seen },
		edited: edited && { key: edited.key, name: edited.name },
		form: edited ? formOfRoom(edited) : NEW_ROOM,
	});
}

type Answer = { at: number } & (
	| { outcome: 'saved' | 'out' | 'undone' | 'discarded' }
	| { outcome: 'invalid'; errors: RoomErrors; form: RoomForm }
	| { outcome: 'full' | 'changed-meanwhile' | 'failed'; form: RoomForm }
);

export async function action({ context, request }: ActionFunctionArgs) {
	const sent = await readFormData(request);
	const at = context.now;
	const seen = countOf(sent, 'seen');
	const intent = textOf(sent, 'intent');
	const form = readRoomTypeForm(sent);
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepRoomsBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<Answer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		if (intent === 'out') {
			await takeRoomOut({ ctx: context, key: textOf(sent, 'room'), seen });
			return json<Answer>({ at, outcome: 'out' });
		}
		const saved = await saveRoom({ ctx: context, form, key: textOf(sent, 'room') || null, seen });
		if (saved.outcome !== 'saved') return json<Answer>({ ...saved, at, form }, { status: 400 });
		return json<Answer>({ at, outcome: 'saved' });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<Answer>({ at, outcome: word, form }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelRooms() {
	const { t } = useTranslation('hotel-rooms');
	const { title, hotel, published, added, draft, seen, edited, form } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>() ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const typed = answer && 'form' in answer ? answer.form : null;
	const at = answer?.at;
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (!at) return;
		if (!typed) setDirty(false);
		box.current?.scrollIntoView({ block: 'center' });
	}, [at]);
	return (
		<WorkPage
			title={title}
			lead={t('lead', { hotel: hotel.name })}
			aside={
				<Link to={`/hotels/${hotel.id}`} className={tradeButton()}>
					{t('see')}
				</Link>
			}
		>
			<div ref={box}>
				<div role="status">
					{answer && !typed ? (
						<p className="mt-4 font-medium text-ok">{t(`done.${answer.outcome as 'saved'}`)}</p>
					) : null}
				</div>
				{answer && typed ? (
					<FaultBox isResult className="mt-4">
						<p>
							{answer.outcome === 'invalid'
								? t('error.some', { count: Object.keys(answer.errors).length })
								: t(`error.${answer.outcome as 'failed'}`)}
						</p>
					</FaultBox>
				) : null}
			</div>
			<RoomTypeList published={published as DeskRoom[]} added={added as DeskRoom[]} seen={seen} />
			<RoomTypeForm
				key={typed ? `refused ${at}` : `${seen} ${edited?.key ?? ''}`}
				edited={edited}
				form={typed ?? form}
				errors={answer?.outcome === 'invalid' ? answer.errors : {}}
				seen={seen}
				onDirty={() => setDirty(true)}
			/>
			{draft ? <DraftBar draft={draft} changes={added.length} review="/partner/hotel/rooms/review" /> : null}
		</WorkPage>
	);
}

export const meta = noindexMeta;
