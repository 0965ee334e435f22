import { useTranslation } from 'react-i18next';
import { type DeskRow, fieldNames } from '~/domain/hotel-desk/rows/row-spec';
import type { PicturePart } from '~/domain/operator-desk/property/add-picture.server';
import { editName } from '~/domain/operator-desk/property/property-content';
import { propertyPart } from '~/domain/operator-desk/property/property-parts';
import { Icon } from '../../../ui/icon';
import { tradeButton } from '../../trade-button';
import { DraftPicture } from './draft-picture';
import { useEditor } from './editor-context';
import { EditorField } from './editor-field';
import { FocalPoint } from './focal-point';
import { pictureOfRow } from './picture-of-row';

type PictureDetailProps = {
	part: PicturePart;
	row: DeskRow;
	rows: readonly DeskRow[];
	onChoose: (id: string | null) => void;
	onPlace: (id: string, to: number) => void;
};

const CROPS = { list: '3 / 2', square: '1 / 1', wide: '21 / 9' } as const;

/** One picture: what it shows, its words in both languages, and the point that each crop keeps. */
export function PictureDetail({ part, row, rows, onChoose, onPlace }: PictureDetailProps) {
	const { t } = useTranslation('property-editor');
	const { set } = useEditor();
	const at = rows.indexOf(row);
	const isPlan = part === 'floorplans';
	const picture = pictureOfRow(row);
	const fields = propertyPart(part).fields.filter(({ name }) => name !== 'object_position');
	const number = at + 1;
	return (
		<section className="editor-detail" aria-label={t(isPlan ? 'picture.plan' : 'picture.number', { number })}>
			<div className="min-w-0">
				{isPlan ? (
					<DraftPicture picture={picture} sizes="320px" className="rounded-control" />
				) : (
					<FocalPoint
						picture={picture}
						onPoint={(position) => set({ [editName(part, row.id, 'object_position')]: position })}
					/>
				)}
				{isPlan ? null : (
					<ul className="editor-crops">
						{(['list', 'square', 'wide'] as const).map((crop) => (
							<li key={crop}>
								<div style={{ aspectRatio: CROPS[crop] }}>
									<DraftPicture picture={picture} sizes="160px" isInList className="h-full" />
								</div>
								<p className="text-note text-ink2">{t(`picture.crop.${crop}`)}</p>
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="grid min-w-0 content-start gap-3">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<p className="min-w-0">
						<b className="font-semibold">{t(isPlan ? 'picture.plan' : 'picture.number', { number })}</b>{' '}
						<small className="text-note text-ink2 break-words">
							{row.values.file?.split('/').at(-1)}, {t('picture.size', picture)}
						</small>
					</p>
					<span className="flex gap-1">
						{(['earlier', 'later'] as const).map((way) => {
							const next = rows[way === 'earlier' ? at - 1 : at + 1];
							return (
								<button
									key={way}
									type="button"
									aria-label={t(`picture.${way}`)}
									aria-disabled={next ? undefined : true}
									onClick={() => next && onChoose(next.id)}
									className={tradeButton('quiet', 'size-11 justify-center p-0 lg:size-9')}
								>
									<Icon name={way === 'earlier' ? 'chevronLeft' : 'chevronRight'} size={16} />
								</button>
							);
						})}
					</span>
				</div>
				{fields.flatMap((field) =>
					fieldNames(field).map((name, each) => (
						<EditorField
							key={name}
							{...{ part, field }}
							id={row.id}
							language={field.isLocal ? (each === 0 ? 'en' : 'de') : null}
							note={field.name === 'alt' && !row.values[name] ? t('missing') : null}
							hint={field.name === 'alt' && !row.values[name] ? t('picture.altHint') : null}
						/>
					)),
				)}
				<div className="flex flex-wrap justify-between gap-2 border-t border-hair pt-3">
					{at > 0 && !isPlan ? (
						<button type="button" className={tradeButton('quiet')} onClick={() => onPlace(row.id, 0)}>
							{t('picture.first')}
						</button>
					) : (
						<span />
					)}
					<button
						type="button"
						className={tradeButton('quiet', 'text-err')}
						onClick={() => {
							onChoose(rows[at + 1]?.id ?? rows[at - 1]?.id ?? null);
							set({ [editName(part, row.id, '-')]: 'yes' });
						}}
					>
						{t('picture.remove')}
					</button>
				</div>
			</div>
		</section>
	);
}
