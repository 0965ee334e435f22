import { Form, useNavigation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOTEL_PICTURE_SUBJECTS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import type { PicturePlaces } from '~/domain/hotel-desk/page/picture-places';
import { ALT_LENGTH, type TypedPicture } from '~/domain/hotel-desk/page/read-picture-list';
import { pictureUrl } from '~/domain/picture/picture-url';
import { Icon } from '../../../ui/icon';
import { FIELD_BOX } from '../../parts/field-label';
import { tradeButton } from '../../trade-button';
import { SaveButton } from '../save-button';
import type { usePictureRows } from './use-picture-rows';

/** Of a picture what its row shows, by its key. */
export type PictureFacts = { hash: string; file: string; colour: string };

type PictureListProps = {
	rows: ReturnType<typeof usePictureRows>;
	facts: Readonly<Record<string, PictureFacts>>;
	places: PicturePlaces;
	seen: number;
};

/** The pictures of a hotel's page in their order: what each belongs to, what it shows, and its words in both languages. */
export function PictureList({ rows, facts, places, seen }: PictureListProps) {
	const { t } = useTranslation('hotel-page');
	const isSaving = useNavigation().formData?.get('intent') === 'pictures';
	const [dragged, setDragged] = useState<number | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const list = useRef<HTMLOListElement>(null);
	const nameOf = (key: string) => facts[key]?.file ?? key;
	const drop = (to: number) => {
		if (dragged !== null) rows.move(dragged, to);
		setDragged(null);
		setOver(null);
	};
	const { news } = rows;
	return (
		<Form method="post" preventScrollReset className="trade-card mt-4">
			<input type="hidden" name="seen" value={seen} />
			<p className="border-b border-hair px-4.5 py-3 text-ink2">{t('pictures.order')}</p>
			<p role="status" className="sr-only">
				{news
					? news.what === 'moved'
						? t('pictures.moved', { name: nameOf(news.key), at: news.at, count: news.count })
						: t('pictures.removed', { name: nameOf(news.key) })
					: null}
			</p>
			<ol ref={list}>
				{rows.rows.map((row, at) => (
					<li
						key={row.key}
						draggable
						onDragStart={(event) => {
							event.dataTransfer.effectAllowed = 'move';
							event.dataTransfer.setData('text/plain', row.key);
							setDragged(at);
						}}
						onDragOver={(event) => {
							if (dragged === null) return;
							event.preventDefault();
							setOver(at);
						}}
						onDrop={(event) => {
							event.preventDefault();
							drop(at);
						}}
						onDragEnd={() => {
							setDragged(null);
							setOver(null);
						}}
						data-over={(over === at && dragged !== at) || undefined}
						className="grid gap-4 border-t border-hair px-4.5 py-4 first:border-t-0 data-over:bg-light1 min-[40rem]:grid-cols-[11rem_minmax(0,1fr)]"
					>
						<Thumbnail fact={facts[row.key]} at={at} />
						<Row {...{ row, at, rows, places }} name={nameOf(row.key)} list={list} />
					</li>
				))}
			</ol>
			<div className="border-t border-hair px-4.5 py-3.5">
				<SaveButton intent="pictures" isSaving={isSaving} />
			</div>
		</Form>
	);
}

function Thumbnail({ fact, at }: { fact: PictureFacts | undefined; at: number }) {
	const { pictureBaseUrl } = useRoot();
	if (!fact) return null;
	return (
		<div className="relative h-fit cursor-grab">
			<img
				src={pictureUrl(pictureBaseUrl, fact.hash, 480, 'jpg')}
				alt=""
				width={480}
				height={320}
				loading="lazy"
				draggable={false}
				style={{ backgroundColor: fact.colour }}
				className="aspect-3/2 w-full max-w-66 rounded-control object-cover"
			/>
			<span className="absolute top-1.5 left-1.5 rounded-control bg-main/80 px-2 text-note tabular-nums text-on-main">
				{at + 1}
			</span>
		</div>
	);
}

type RowProps = {
	row: TypedPicture;
	at: number;
	name: string;
	rows: PictureListProps['rows'];
	places: PictureListProps['places'];
	list: React.RefObject<HTMLOListElement>;
};

function Row({ row, at, name, rows, places, list }: RowProps) {
	const { t } = useTranslation('hotel-page');
	const { key } = row;
	const move = (to: number, way: 'up' | 'down') => {
		rows.move(at, to);
		// The button has moved with its row.
		requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[value="${way}:${key}"]`)?.focus());
	};
	return (
		<div className="grid min-w-0 content-start gap-3">
			<input type="hidden" name="key" value={key} />
			<div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2">
				<p className="min-w-0 truncate font-medium" title={name}>
					{name}
				</p>
				<div className="flex shrink-0 gap-1.5">
					{(['up', 'down'] as const).map((way) => (
						<button
							key={way}
							type="submit"
							name="move"
							value={`${way}:${key}`}
							aria-label={t(`pictures.${way}`, { name })}
							aria-disabled={at === (way === 'up' ? 0 : rows.rows.length - 1) || undefined}
							onClick={(event) => {
								event.preventDefault();
								move(way === 'up' ? at - 1 : at + 1, way);
							}}
							className={tradeButton('line', 'size-11 justify-center p-0 lg:size-9')}
						>
							<Icon name="chevronDown" size={16} className={way === 'up' ? 'rotate-180' : ''} />
						</button>
					))}
					<button
						type="submit"
						name="move"
						value={`out:${key}`}
						aria-label={t('pictures.remove', { name })}
						onClick={(event) => {
							event.preventDefault();
							rows.remove(at);
						}}
						className={tradeButton('line', 'max-lg:min-h-11')}
					>
						{t('pictures.removeShort')}
					</button>
				</div>
			</div>
			<div className="grid gap-3 lg:grid-cols-2">
				<PlaceSelect
					name={`place:${key}`}
					value={row.place}
					places={places}
					onChange={(place) => rows.set(at, { place })}
				/>
				<label className={FIELD_BOX}>
					<span>{t('pictures.shows')}</span>
					<select
						name={`shows:${key}`}
						value={row.shows}
						onChange={({ currentTarget }) => rows.set(at, { shows: currentTarget.value })}
						className="trade-field"
					>
						{HOTEL_PICTURE_SUBJECTS.map((subject) => (
							<option key={subject} value={subject}>
								{t(`pictures.subject.${subject}`)}
							</option>
						))}
					</select>
				</label>
				{(['altEn', 'altDe'] as const).map((field) => (
					<label key={field} className={FIELD_BOX}>
						<span>{t(`pictures.${field}`)}</span>
						<input
							name={`${field}:${key}`}
							value={row[field]}
							lang={field === 'altEn' ? 'en' : 'de'}
							maxLength={ALT_LENGTH}
							onChange={({ currentTarget }) => rows.set(at, { [field]: currentTarget.value })}
							className="trade-field"
						/>
					</label>
				))}
			</div>
		</div>
	);
}

type PlaceSelectProps = {
	className?: string;
	name: string;
	/** With script, what is chosen; else `wanted` is where it begins. */
	value?: string;
	wanted?: string;
	places: PicturePlaces;
	onChange?: (place: string) => void;
};

/** The hotel, a room type, its floor plan, a room for meetings, or a contact. */
export function PlaceSelect({ name, value, wanted, places, onChange, className = '' }: PlaceSelectProps) {
	const { t } = useTranslation('hotel-page');
	const { rooms, meetings, contacts } = places;
	const groups = [
		...rooms.flatMap(({ key, name }) => [
			[`room:${key}`, t('pictures.room', { name })] as const,
			[`plan:${key}`, t('pictures.plan', { name })] as const,
		]),
		...meetings.map(({ key, name }) => [`meeting:${key}`, t('pictures.meeting', { name })] as const),
		...contacts.map(({ key, name }) => [`contact:${key}`, t('pictures.contact', { name })] as const),
	];
	return (
		<label className={`${FIELD_BOX} ${className}`}>
			<span>{t('pictures.place')}</span>
			<select
				name={name}
				{...(value === undefined ? { defaultValue: wanted } : { value })}
				onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
				className="trade-field"
			>
				<option value="hotel">{t('pictures.hotel')}</option>
				{groups.map(([place, text]) => (
					<option key={place} value={place}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
