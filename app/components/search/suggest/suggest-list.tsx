import { OptionLink } from '../option-link';
import { SuggestOption } from './suggest-option';
import type { DrawnAnswer, DrawnGroup, SuggestRow } from './suggest-rows';

type SuggestListProps = DrawnAnswer & {
	id: string;
	label: string;
	/** What the rows are for. */
	typed: string;
	lead: string | null;
	status: string;
	isWaiting: boolean;
	active: number;
	onHover: (index: number) => void;
	onChoose: (row: SuggestRow) => void;
};

/**
 * The choices below a search box: one list box whose groups stand in columns, so that arrows go through all of them. A thin line runs while
 * newer ones are on their way.
 */
export function SuggestList(props: SuggestListProps) {
	const { id, columns, foot, rows, active, typed, lead, status, isWaiting } = props;
	const group = ({ id: groupId, title, note, footnote, rows: own }: DrawnGroup) => (
		// biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own outside select
		<div
			key={groupId}
			role="group"
			aria-labelledby={title ? groupId : undefined}
			aria-label={title ? undefined : props.label}
		>
			{title ? (
				<p id={groupId} className="suggest-title">
					{title}
					{note ? <span className="tabular">{note}</span> : null}
				</p>
			) : null}
			{own.map((row) => {
				const isActive = rows[active] === row;
				return (
					<OptionLink
						key={row.id}
						row={row}
						isActive={isActive}
						onHover={() => props.onHover(rows.indexOf(row))}
						onChoose={() => props.onChoose(row)}
						className={`suggest-option suggest-${row.look}`}
					>
						<SuggestOption row={row} typed={typed} isActive={isActive} />
					</OptionLink>
				);
			})}
			{footnote ? <p className="suggest-footnote">{footnote}</p> : null}
		</div>
	);
	return (
		<>
			<p role="status" className="sr-only">
				{isWaiting || typed === '' ? '' : status}
			</p>
			<div className="suggest-progress" data-runs={isWaiting || undefined} />
			{lead ? <p className="suggest-lead">{lead}</p> : null}
			<div id={id} role="listbox" aria-label={props.label} className="suggest-groups" data-columns={columns.length}>
				{columns.map((column, index) => (
					<div key={index} role="presentation">
						{column.map(group)}
					</div>
				))}
				{foot ? (
					<div role="presentation" className="suggest-foot">
						{group(foot)}
					</div>
				) : null}
			</div>
		</>
	);
}
