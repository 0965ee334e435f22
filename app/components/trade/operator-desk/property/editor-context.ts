import { createContext, useContext } from 'react';
import type { PropertyContent } from '~/domain/operator-desk/property/property-content';
import type { ValueErrors } from '~/domain/operator-desk/property/value-fault.server';
import type { PictureStates } from '~/domain/picture/picture-states';

/** A word of a choice that comes with the catalogue or the property. */
export type EditorOption = { value: string; text: string };

export type Editor = {
	/** With what was typed and is not saved yet. */
	content: PropertyContent;
	/** The text of a value by its name (`PropertyEdits`), as it was typed. */
	textOf: (name: string) => string;
	/** Names of values that differ from what is published. */
	drafted: ReadonlySet<string>;
	errors: ReadonlyMap<string, ValueErrors[number]>;
	options: Readonly<Record<string, readonly EditorOption[]>>;
	/** Takes texts as they are typed; they are saved a moment later. */
	type: (texts: Readonly<Record<string, string>>) => void;
	/** The same, saved at once. */
	set: (texts: Readonly<Record<string, string>>) => void;
	/** Saves what was typed so far. */
	commit: () => void;
	/** Of pictures that are not ready for guests. */
	pictureStates: PictureStates;
	/** False before the page has its script. */
	isAlive: boolean;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor that a field belongs to. */
export function useEditor(): Editor {
	const editor = useContext(EditorContext);
	if (!editor) throw new Error('A field of no editor');
	return editor;
}
