import { useRevalidator } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { DeskRow } from '~/domain/hotel-desk/rows/row-spec';
import type { Language } from '~/domain/language/language';
import type { PicturePart } from '~/domain/operator-desk/property/add-picture.server';
import { callSite } from '~/platform/call-site';
import { tradeButton } from '../../trade-button';
import { DraftPicture } from './draft-picture';
import { useEditor } from './editor-context';
import { pictureOfRow, useShows } from './picture-of-row';

type PictureTileProps = {
	part: PicturePart;
	/** Address that takes pictures, and prepares one anew. */
	upload: string;
	row: DeskRow;
	/** Its place, from 0. */
	at: number;
	isChosen: boolean;
	onChoose: () => void;
	place: (id: string, to: number) => void;
	/** Id of the row that is being dragged. */
	dragged: [string | null, (id: string | null) => void];
};

/** One picture in the list: chosen by a click, moved by dragging or Alt with an arrow, with its state until it is ready for guests. */
export function PictureTile({
	part,
	upload,
	row,
	at,
	isChosen,
	onChoose,
	place,
	dragged: [dragged, drag],
}: PictureTileProps) {
	const { t } = useTranslation('property-editor');
	const { isAlive, pictureStates } = useEditor();
	const language = useRoot().language as Language;
	const shows = useShows(part)(row);
	const isPlan = part === 'floorplans';
	const number = at + 1;
	const hash = row.values.hash ?? '';
	const state = pictureStates[hash];
	const hasText = isPlan || (row.values['alt.en'] && row.values['alt.de']);
	const name = isPlan ? t('picture.editPlan', { number, name: shows }) : t('picture.edit', { number, shows });
	return (
		<li
			data-id={row.id}
			draggable={isAlive}
			onDragStart={(event) => {
				event.dataTransfer.effectAllowed = 'move';
				event.dataTransfer.setData('text/plain', row.id);
				drag(row.id);
			}}
			onDragOver={(event) => {
				if (dragged !== null) event.preventDefault();
			}}
			onDrop={(event) => {
				if (dragged === null) return;
				event.preventDefault();
				place(dragged, at);
				drag(null);
			}}
			onDragEnd={() => drag(null)}
		>
			<div className="relative">
				<button
					type="button"
					aria-pressed={isChosen}
					aria-label={state ? `${name}, ${t(`prepare.${state}`)}` : name}
					onClick={onChoose}
					onKeyDown={(event) => {
						const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
						if (!step || !event.altKey) return;
						event.preventDefault();
						place(row.id, at + step);
					}}
					className="editor-picture"
				>
					<span className="editor-picture-frame">
						<DraftPicture picture={pictureOfRow(row)} sizes="180px" isInList className="h-full" />
						<span className="editor-picture-number">{number}</span>
					</span>
				</button>
				{state ? (
					<span className="editor-picture-state" data-is={state} aria-hidden="true">
						{t(`prepare.${state}`)}
					</span>
				) : null}
			</div>
			<p className="editor-picture-words flex justify-between gap-2 text-note">
				<span className="truncate">{shows}</span>
				{isPlan ? null : (
					<span className={hasText ? 'text-ink2' : 'font-semibold text-soon'}>
						{t(hasText ? 'picture.text' : 'picture.noText')}
					</span>
				)}
				{isPlan ? null : <span className="editor-picture-alt">{row.values[`alt.${language}`]}</span>}
			</p>
			{state === 'failed' ? <TryAgain {...{ upload, part, hash, name: `${number}` }} /> : null}
		</li>
	);
}

type TryAgainProps = { upload: string; part: PicturePart; hash: string; name: string };

/** Why the picture is not ready, and how it is prepared anew. */
function TryAgain({ upload, part, hash, name }: TryAgainProps) {
	const { t } = useTranslation('property-editor');
	const { revalidate } = useRevalidator();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const body = new FormData(event.currentTarget);
		await callSite(upload, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(() => null);
		revalidate();
	};
	return (
		<form method="post" action={upload} encType="multipart/form-data" onSubmit={send} className="mt-1">
			<input type="hidden" name="part" value={part} />
			<input type="hidden" name="again" value={hash} />
			<p className="text-note text-err">{t('prepare.why')}</p>
			<button type="submit" aria-label={t('upload.againOf', { name })} className={tradeButton('line', 'mt-1')}>
				{t('upload.again')}
			</button>
		</form>
	);
}
