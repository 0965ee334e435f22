import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import { ErrorLine, type ErrorLineProps } from './error-line';

/** How the fields of a form are drawn, which is all that guests' and trade forms differ in: class names, and their error line. */
export type FieldLook = {
	label: string;
	/** The word beside a label that says the field may stay empty. */
	optional?: string;
	hint: string;
	/** Of every input, and of those of one line, of several lines, and of native choices. */
	box: (isInvalid: boolean) => string;
	input: string;
	area: string;
	select: string;
	/** Place of the arrow of a choice that the look draws itself. */
	arrow?: string;
	ErrorLine?: ComponentType<ErrorLineProps>;
};

/** How an input is tied to its label, its hint and its error. */
export type FieldWiring = ReturnType<typeof wireField>;

type Wire = { id: string; error: ReactNode; hint?: string | undefined; look: FieldLook };

export function wireField({ id, error, hint, look }: Wire) {
	const errorId = `${id}-error`;
	/** Invalid, and described by the hint and the sentence. */
	const aria = {
		'aria-invalid': error ? true : undefined,
		'aria-describedby': [hint && `${id}-hint`, error && errorId].filter(Boolean).join(' ') || undefined,
	};
	return {
		id,
		errorId,
		/** The sentence under the field; nothing when it is in order. */
		error,
		hint,
		look,
		aria,
		/** For the input itself. */
		input: (kind: 'input' | 'area' | 'select') => ({ id, className: `${look[kind]} ${look.box(!!error)}`, ...aria }),
	};
}

type FieldProps = ComponentPropsWithoutRef<'div'> & {
	field: FieldWiring;
	label: ReactNode;
	optional?: string | undefined;
};

/** The label, the hint and the error of a field around its input. */
export function Field({ field, label, optional, children, ...frame }: FieldProps) {
	const { id, look } = field;
	return (
		<div {...frame}>
			<label htmlFor={id} className={look.label}>
				{label}
				{optional ? <small className={look.optional}> {optional}</small> : null}
			</label>
			{children}
			<FieldNotes field={field} />
		</div>
	);
}

/** The hint and the error alone, for groups that draw their own label. */
export function FieldNotes({ field: { id, errorId, error, hint, look } }: { field: FieldWiring }) {
	const Line = look.ErrorLine ?? ErrorLine;
	return (
		<>
			{hint ? (
				<p id={`${id}-hint`} className={look.hint}>
					{hint}
				</p>
			) : null}
			{error ? <Line id={errorId}>{error}</Line> : null}
		</>
	);
}
