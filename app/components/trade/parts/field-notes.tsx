import type { ReactNode } from 'react';

/** Error and hint below a field or a group of them; the field is described by `{id}-error` and `{id}-hint`. */
export function FieldNotes({ id, error, hint }: { id: string; error: string | null; hint: ReactNode }) {
	return (
		<>
			{error ? (
				<small id={`${id}-error`} className="text-err">
					{error}
				</small>
			) : null}
			{hint ? (
				<small id={`${id}-hint`} className="text-ink2">
					{hint}
				</small>
			) : null}
		</>
	);
}
