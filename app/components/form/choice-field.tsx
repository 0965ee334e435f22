import { FieldNotes } from './field';
import { useField } from './form-context';

export type Choice = { value: string; label: string; hint?: string };

type ChoiceFieldProps = {
	name: string;
	label: string;
	choices: readonly Choice[];
	/** `one` of them (cards), or `many` (pills). */
	kind: 'one' | 'many';
	fallback?: string;
	isRequired?: boolean;
	className?: string;
};

/** A group of choices that are all in sight: native radios as cards, or native boxes as pills. */
export function ChoiceField({ name, label, choices, kind, fallback, isRequired, className = '' }: ChoiceFieldProps) {
	const field = useField(name);
	const chosen = field.values.length > 0 ? field.values : fallback === undefined ? [] : [fallback];
	const layout = kind === 'one' ? 'grid gap-2.5 lg:grid-flow-col lg:auto-cols-fr' : 'flex flex-wrap gap-2.5';
	return (
		<fieldset className={className} aria-describedby={field.error ? field.errorId : undefined}>
			<legend className="mb-1.5 text-label text-ink2">{label}</legend>
			<div className={layout}>
				{choices.map((choice) => (
					<label
						key={choice.value}
						className={`${kind === 'one' ? CARD : PILL} ${field.error ? 'border-err' : 'border-field'}`}
					>
						<input
							type={kind === 'one' ? 'radio' : 'checkbox'}
							name={name}
							value={choice.value}
							defaultChecked={chosen.includes(choice.value)}
							required={isRequired}
							className="absolute size-px opacity-0"
							{...(kind === 'one' ? field.aria : {})}
						/>
						<span className={kind === 'one' ? 'font-medium whitespace-nowrap' : ''}>{choice.label}</span>
						{choice.hint ? (
							<span className="line-clamp-3 text-small text-ink2 max-lg:text-right lg:text-label">{choice.hint}</span>
						) : null}
					</label>
				))}
			</div>
			<FieldNotes field={field} />
		</fieldset>
	);
}

const CHOSEN =
	'cursor-pointer transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-main';

const CARD = `relative flex min-h-13 items-center justify-between gap-x-4 rounded-sm border bg-sheet px-4 py-2.5 hover:bg-row has-checked:border-main has-checked:inset-ring has-checked:inset-ring-main lg:flex-col lg:items-start lg:justify-start lg:px-3.5 ${CHOSEN}`;

const PILL = `relative flex min-h-11 items-center rounded-full border bg-sheet px-5 text-small hover:bg-row has-checked:border-main has-checked:bg-main has-checked:text-on-main ${CHOSEN}`;
