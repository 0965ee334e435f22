import { createContext, useContext } from 'react';
import type { DocumentColors, DocumentFiles } from '~/domain/document/document';
import type { Fonts } from './fonts';

/** What the parts of one document share. */
export type Look = { colors: DocumentColors; fonts: Fonts; files: DocumentFiles };

export const LookContext = createContext<Look | null>(null);

/** The look of the document that is printed. */
export function useLook(): Look {
	const look = useContext(LookContext);
	if (!look) throw new Error('A part of a document stands outside of one');
	return look;
}
