import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_LIMITS } from '~/domain/hotel-desk/page/picture-limits';
import type { PicturePart as PicturePartName } from '~/domain/operator-desk/property/add-picture.server';
import { editName, type PropertyContent } from '~/domain/operator-desk/property/property-content';
import { propertyPart } from '~/domain/operator-desk/property/property-parts';
import { tradeButton } from '../../trade-button';
import { useEditor } from './editor-context';
import { EditorForm } from './editor-form';
import { PictureDetail } from './picture-detail';
import { useShows } from './picture-of-row';
import { PictureTile } from './picture-tile';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

type PicturePartProps = {
	part: PicturePartName;
	/** Address that takes pictures. */
	upload: string;
	chosen: string | null;
	/** As it is in the draft. */
	saved: PropertyContent;
};

/** Pictures or floor plans of a property: dropped, put in order by dragging or Alt with an arrow, each opened below with its words and its point. */
export function PicturePart({ part, upload, chosen: asked, saved }: PicturePartProps) {
	const { t } = useTranslation('property-editor');
	const { content, set, isAlive, pictureStates } = useEditor();
	const [chosen, setChosen] = useState(asked);
	const [dragged, setDragged] = useState<string | null>(null);
	const [isOver, setOver] = useState(false);
	const [news, setNews] = useState('');
	const uploads = useUploads(upload, part);
	const list = useRef<HTMLOListElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const showsOf = useShows(part);
	const rows = content[part];
	const { most } = propertyPart(part);
	const open = rows.find(({ id }) => id === chosen) ?? null;
	const isPlan = part === 'floorplans';
	const preparing = rows.filter(({ values }) => pictureStates[values.hash ?? ''] === 'preparing').length;
	const place = (id: string, to: number) => {
		const row = rows.find((each) => each.id === id);
		if (!row || to < 0 || to >= rows.length) return;
		const others = rows.filter((each) => each !== row);
		const order = [...others.slice(0, to), row, ...others.slice(to)].map((each) => each.id);
		set({ [editName(part, '', 'order')]: order.join(';') });
		setNews(t('moved', { name: showsOf(row), at: to + 1, count: rows.length }));
		requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-id="${id}"] button`)?.focus());
	};
	const limits = { megabytes: PICTURE_LIMITS.megabytes, width: PICTURE_LIMITS.width };
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the button beside does the same
		<div
			onDragOver={(event) => {
				if (!event.dataTransfer.types.includes('Files')) return;
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				if (event.dataTransfer.files.length === 0) return;
				event.preventDefault();
				setOver(false);
				uploads.add([...event.dataTransfer.files]);
			}}
		>
			<p role="status" className="sr-only">
				{news}
			</p>
			<div className="flex flex-wrap items-center justify-between gap-3 px-4.5 pt-4">
				<p className="text-ink2">{t('picture.of', { count: rows.length, most })}</p>
				<form method="post" action={upload} encType="multipart/form-data" className="flex flex-wrap gap-2">
					<input type="hidden" name="part" value={part} />
					<label className={isAlive ? 'sr-only' : ''}>
						<span className="sr-only">{t(isPlan ? 'upload.addPlan' : 'upload.add')}</span>
						<input
							ref={input}
							type="file"
							name="picture"
							multiple
							accept={isPlan ? 'image/jpeg,image/png' : 'image/jpeg,image/png,image/webp'}
							tabIndex={isAlive ? -1 : 0}
							onChange={({ currentTarget }) => {
								uploads.add([...(currentTarget.files ?? [])]);
								currentTarget.value = '';
							}}
						/>
					</label>
					<button
						type={isAlive ? 'button' : 'submit'}
						onClick={() => isAlive && input.current?.click()}
						className={tradeButton()}
					>
						{t(isPlan ? 'upload.addPlan' : 'upload.add')}
					</button>
				</form>
			</div>
			<ol ref={list} className="editor-pictures">
				{rows.map((row, at) => (
					<PictureTile
						key={row.id}
						{...{ part, upload, row, at, place }}
						isChosen={row.id === chosen}
						onChoose={() => setChosen(row.id === chosen ? null : row.id)}
						dragged={[dragged, setDragged]}
					/>
				))}
				<UploadList uploads={uploads} most={most} />
				{isAlive ? (
					<li className="editor-drop" data-over={isOver || undefined}>
						<p className="font-medium">{t('upload.drop')}</p>
						<p className="text-note text-ink2">{t('upload.limits', limits)}</p>
					</li>
				) : null}
			</ol>
			<div role="status" className="px-4.5 pb-3 empty:hidden">
				{uploads.done > 0 ? <p className="font-medium text-ok">{t('upload.done', { count: uploads.done })}</p> : null}
				{preparing > 0 ? <p className="text-ink2">{t('prepare.some', { count: preparing })}</p> : null}
			</div>
			{rows.length === 0 ? <p className="px-4.5 pb-5 text-ink2">{t(`empty.${part}`)}</p> : null}
			{open ? (
				<EditorForm saved={saved}>
					<PictureDetail key={open.id} {...{ part, rows }} row={open} onChoose={setChosen} onPlace={place} />
				</EditorForm>
			) : null}
		</div>
	);
}
