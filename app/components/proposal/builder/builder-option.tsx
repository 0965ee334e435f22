import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { partyText } from '~/domain/lead/lead-party';
import { leadPath } from '~/domain/lead/lead-path';
import { changeOption } from '~/domain/proposal/edit-proposal';
import type { BuilderOption } from '~/domain/proposal/load-builder.server';
import { LONGEST } from '~/domain/proposal/proposal-limits';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import type { TypedOption } from '~/domain/proposal/typed-proposal';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { useRoot } from '../../root/use-root';
import { TEXT_AREA } from '../../trade/parts/field-label';
import { ICON_BUTTON } from '../../trade/parts/icon-button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { OptionDriftBox } from './builder-drift';
import type { EditProps } from './builder-edit';
import { OptionFigures } from './builder-figures';
import { OptionHold } from './builder-hold';

type CardProps = Pick<EditProps, 'errors' | 'edit'> & {
	at: number;
	count: number;
	fields: TypedOption;
	typed: TypedProposal;
	/** Undefined until it is read. */
	option: BuilderOption | undefined;
	name: string;
	canEdit: boolean;
	isMarkupSupported: boolean;
	now: number;
	isFolded: boolean;
	onFold: (isFolded: boolean) => void;
	onMove: (to: number, way: 'up' | 'down') => void;
	onRemove: () => void;
	onDrag: (isDragged: boolean) => void;
};

/** One option: what it is, what has become of it, what it costs and brings, and why the agent has chosen it. */
export function OptionCard(props: CardProps) {
	const { at, count, fields, typed, option, name, canEdit, errors, edit, isFolded, onFold, onMove, onRemove } = props;
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const { leadId, reason } = fields;
	const id = useId();
	const change = (given: Partial<TypedOption>, field: string, needsReload = false) =>
		edit(changeOption(typed, leadId, given), `${field} ${leadId}`, needsReload);
	const reasonError = errors[`reason.${leadId}`];
	const move = (way: 'up' | 'down') => {
		const to = way === 'up' ? at - 1 : at + 1;
		return (
			<button
				type="submit"
				name="intent"
				value={`${way}:${leadId}`}
				aria-label={t(`builder.options.${way}`, { name })}
				aria-disabled={to < 0 || to >= count || undefined}
				onClick={(event) => {
					event.preventDefault();
					onMove(to, way);
				}}
				className={`${ICON_BUTTON} aria-disabled:text-ink2/45 lg:size-8`}
			>
				<Icon name="chevronDown" size={16} className={way === 'up' ? 'rotate-180' : ''} />
			</button>
		);
	};
	return (
		<article aria-label={name}>
			<input type="hidden" name="lead" value={leadId} />
			<input type="hidden" name={`price:${leadId}`} value={fields.price} />
			<div className="flex items-start gap-3 px-3.5 pt-3.5 pb-3">
				{/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the arrows beside it do the same by keyboard */}
				<div
					draggable={canEdit && count > 1}
					onDragStart={(event) => {
						event.dataTransfer.effectAllowed = 'move';
						event.dataTransfer.setData('text/plain', leadId);
						const card = event.currentTarget.closest('li');
						if (card) event.dataTransfer.setDragImage(card, 24, 24);
						props.onDrag(true);
					}}
					onDragEnd={() => props.onDrag(false)}
					title={count > 1 && canEdit ? t('builder.options.grip', { name }) : undefined}
					className={`relative w-21 shrink-0 ${canEdit && count > 1 ? 'cursor-grab' : ''}`}
				>
					{option?.picture ? (
						<Picture
							picture={{ ...option.picture, alt: '' }}
							sizes="84px"
							isInList
							className="aspect-7/5 rounded-chip"
							imageClassName="pointer-events-none"
						/>
					) : (
						<div className="aspect-7/5 rounded-chip bg-light1" />
					)}
					<span className="absolute -top-2 -left-2 grid size-6 place-items-center rounded-full bg-main text-note font-semibold tabular-nums text-on-main ring-2 ring-work">
						{at + 1}
					</span>
				</div>
				<div className="min-w-0 flex-1">
					<h3
						id={`option-${leadId}`}
						tabIndex={-1}
						className="text-t3 leading-6 font-semibold [overflow-wrap:anywhere] focus:outline-none"
					>
						{name}
					</h3>
					{option ? <OptionFacts option={option} language={language} name={name} /> : null}
				</div>
				{canEdit ? (
					<div className="-mt-1.5 -mr-1.5 flex shrink-0 max-[30rem]:grid max-[30rem]:grid-cols-2">
						{move('up')}
						{move('down')}
						<button
							type="submit"
							name="intent"
							value={`remove:${leadId}`}
							aria-label={t('builder.options.remove', { name })}
							aria-disabled={count === 1 || undefined}
							onClick={(event) => {
								event.preventDefault();
								onRemove();
							}}
							className={`${ICON_BUTTON} aria-disabled:text-ink2/45 lg:size-8`}
						>
							<Icon name="close" size={16} />
						</button>
						<button
							type="button"
							aria-expanded={!isFolded}
							aria-controls={`${id}-body`}
							aria-label={t(isFolded ? 'builder.options.openOf' : 'builder.options.closeOf', { name })}
							onClick={() => onFold(!isFolded)}
							className={`builder-with-script ${ICON_BUTTON} lg:size-8`}
						>
							<Icon name={isFolded ? 'plus' : 'minus'} size={16} />
						</button>
					</div>
				) : null}
			</div>
			{option ? (
				<>
					<OptionDriftBox
						{...{ option, fields, typed, name, canEdit, edit }}
						isMarkupSupported={props.isMarkupSupported}
					/>
					<OptionHold option={option} now={props.now} />
					<OptionFigures
						{...{ option, fields, name, isFolded }}
						isMarkupSupported={props.isMarkupSupported}
						error={errors[`markup.${leadId}`]}
						onChange={(given) => change(given, 'markup')}
					/>
				</>
			) : (
				<p role="status" className="border-t border-hair px-4.5 py-4 text-ink2">
					{t('builder.options.waiting')}
				</p>
			)}
			<div
				id={`${id}-body`}
				className={`border-t border-hair px-4.5 pt-2.5 pb-3.5 ${isFolded ? 'builder-folded' : ''}`}
			>
				<label htmlFor={`${id}-reason`} className="text-note text-ink2">
					{t('builder.options.reason')}
				</label>
				<textarea
					id={`${id}-reason`}
					name={`reason:${leadId}`}
					rows={1}
					lang={typed.language}
					maxLength={LONGEST.reason}
					value={reason}
					onChange={({ currentTarget }) => change({ reason: currentTarget.value }, 'reason')}
					aria-invalid={reasonError ? true : undefined}
					aria-describedby={`${id}-hint`}
					className={`${TEXT_AREA} builder-reason mt-1`}
				/>
				<p id={`${id}-hint`} className={reasonError ? 'text-note text-err' : 'trade-note'}>
					{reasonError ? t(`builder.errors.${reasonError}`) : t('builder.options.reasonHint')}
				</p>
			</div>
		</article>
	);
}

function OptionFacts({ option, language, name }: { option: BuilderOption; language: Language; name: string }) {
	const { t } = useTranslation('trade-proposals');
	const { place, stay, serviceLevel, rooms, party, leadId, bookingNumber } = option;
	const living = serviceLevel
		? serviceLevelLabel(serviceLevel, language)
		: rooms.map(({ roomName, rateName }) => `${roomName}, ${rateName}`).join(' · ');
	return (
		<div className="text-ink2">
			{place ? <p>{place}</p> : null}
			<p className="font-semibold text-ink">{formatDateRange(stay.checkIn, stay.checkOut, language)}</p>
			<p className="line-clamp-4">{[living, partyText(party, language)].filter(Boolean).join(' · ')}</p>
			<p>
				<Link
					to={leadPath(leadId)}
					aria-label={`${t('builder.options.lead', { number: bookingNumber })}: ${t('builder.options.changeStay', { name })}`}
					className="trade-link inline-flex min-h-6 items-center whitespace-nowrap tabular-nums max-lg:min-h-9"
				>
					{t('builder.options.lead', { number: bookingNumber })}
				</Link>
			</p>
		</div>
	);
}
