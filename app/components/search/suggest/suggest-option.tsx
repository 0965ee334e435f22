import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { MatchedText } from '../matched-text';
import { SuggestIcon } from './suggest-icon';
import type { SuggestRow } from './suggest-rows';

/** What a choice says: a picture or a sign, its name with the matched letters, a second line, and what stands at its end. */
export function SuggestOption({ row, typed, isActive }: { row: SuggestRow; typed: string; isActive: boolean }) {
	const { look, label, detail, note, icon, picture } = row;
	if (look === 'chip')
		return (
			<>
				{icon ? <SuggestIcon name={icon} size={14} /> : null}
				<span aria-hidden="true">{label}</span>
				<span className="sr-only">{detail}</span>
				<Icon name="close" size={12} />
			</>
		);
	if (look === 'button')
		return (
			<>
				{label}
				<Icon name="arrow" size={18} />
			</>
		);
	const end = note ? (
		<span className="suggest-note tabular">{note}</span>
	) : isActive && look === 'row' ? (
		<span className="suggest-note">
			<Icon name="arrow" size={18} />
		</span>
	) : null;
	if (look !== 'row')
		return (
			<>
				{look === 'wish' && icon ? <SuggestIcon name={icon} /> : null}
				<span>{label}</span>
				{end ? ' ' : null}
				{end}
			</>
		);
	return (
		<>
			<span className="suggest-picture">
				{picture ? (
					<Picture picture={picture} sizes="56px" className="h-full w-full" />
				) : icon ? (
					<SuggestIcon name={icon} />
				) : null}
			</span>
			<span className="suggest-words">
				<span>
					<MatchedText label={label} typed={typed} className="font-bold text-accent-ink" />
				</span>{' '}
				{detail ? <span>{detail}</span> : null}
			</span>{' '}
			{end}
		</>
	);
}
