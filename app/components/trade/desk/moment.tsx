import type { ReactNode } from 'react';
import { formatMoment } from '~/domain/date/format-moment';
import { useRoot } from '~/root';

/** An instant on a clock of the Alps; `children` puts it into words. */
export function Moment({ at, children }: { at: number; children?: (text: string) => ReactNode }) {
	const { language } = useRoot();
	const text = formatMoment(at, language);
	return <time dateTime={new Date(at).toISOString()}>{children ? children(text) : text}</time>;
}
